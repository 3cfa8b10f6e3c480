import Testing

@testable import Imaging

struct PNGRemarksTests {
  @Test func aRemarkIsReadBackAndThePixelsStay() throws {
    let bitmap = try #require(Bitmap(width: 3, height: 2, filledWith: 0xFF12_3456))
    let plain = try PNG.encode(bitmap, scale: 2)
    let remark = try #require(PNG.Text("Environment", "cairo 1.16.0; Inter 4.1, é"))
    let file = try PNG.adding(remark, to: plain)
    #expect(try PNG.textChunks(of: file).filter { $0.keyword == "Environment" } == [remark])
    #expect(PNG.software(of: file) == PNG.software)
    #expect(try PNG.decode(file) == bitmap)
    #expect(
      file.count == plain.count + 12 + "Environment".count + 1 + remark.text.unicodeScalars.count)
    #expect(try PNGChunk.chunks(of: file).map(\.type.name).prefix(2) == ["IHDR", "tEXt"])
  }

  @Test(arguments: [
    ("", "x"), ("a\u{0}b", "x"), ("a", "x\ny"), ("a", "→"), (String(repeating: "k", count: 80), ""),
  ])
  func whatPNGDoesNotHoldIsNoRemark(keyword: String, text: String) {
    #expect(PNG.Text(keyword, text) == nil)
  }

  @Test func whatIsNoPNGStaysWithoutRemark() throws {
    let remark = try #require(PNG.Text(String(repeating: "k", count: 79), ""))
    #expect(throws: PNGError.notPNG) { try PNG.adding(remark, to: [1, 2, 3]) }
    #expect(throws: PNGError.truncated) { try PNG.adding(remark, to: PNGChunk.signature) }
  }
}
