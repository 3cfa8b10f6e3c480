import Testing

@testable import Imaging

struct PNGSealTests {
  private static let red: UInt32 = 0xFFFF_0000

  private func file(_ color: UInt32 = red) throws -> (bytes: [UInt8], pixels: Digest) {
    let bitmap = try #require(Bitmap(width: 20, height: 10, filledWith: color))
    let pixels = bitmap.pixels.withUnsafeBufferPointer { Digest(of: $0, width: 20) }
    return (try PNG.encode(bitmap, scale: 2), pixels)
  }

  @Test func aSealedFileShowsTheSame() throws {
    let (plain, pixels) = try file()
    let sealed = PNG.sealed(plain, over: pixels)
    #expect(try PNG.decode(sealed) == PNG.decode(plain))
    #expect(PNG.isSealed(sealed, over: pixels))
    #expect(!PNG.isSealed(plain, over: pixels))
  }

  @Test func theSealIsOfThesePixelsAlone() throws {
    let (plain, pixels) = try file()
    let other = try file(0xFFFE_0000).pixels
    #expect(!PNG.isSealed(PNG.sealed(plain, over: pixels), over: other))
  }

  /// Whatever is changed in the file breaks the seal: a bit anywhere, its end, or the picture under it.
  @Test func aChangeBreaksTheSeal() throws {
    let (plain, pixels) = try file()
    let sealed = PNG.sealed(plain, over: pixels)
    for index in sealed.indices {
      var changed = sealed
      changed[index] ^= 1
      #expect(!PNG.isSealed(changed, over: pixels), "byte \(index)")
    }
    for count in 0..<sealed.count {
      #expect(!PNG.isSealed(Array(sealed.prefix(count)), over: pixels))
    }
    let repainted =
      try file(0xFF00_FF00).bytes.dropLast(12) + sealed.suffix(sealed.count - plain.count + 12)
    #expect(!PNG.isSealed(Array(repainted), over: pixels))
  }
}
