import Imaging
import Geometry
import Testing

@testable import Graphics

struct CanvasPicturesTests {
  /// A canvas of four pixels, each of its own colour.
  private func quarters(_ fonts: Fonts) throws -> Canvas {
    let canvas = try Canvas(size: Size(width: 2, height: 2), background: .white, fonts: fonts)
    canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), Color(0xFF0000))
    canvas.fill(Rect(x: 1, y: 0, width: 1, height: 1), Color(0x00FF00))
    canvas.fill(Rect(x: 0, y: 1, width: 1, height: 1), Color(0x0000FF))
    return canvas
  }

  @Test func drawsPixelForPixelAtTheNearestPixel() throws {
    let bitmap = try drawn(scale: 2) { canvas in
      guard let picture = try? quarters(canvas.fonts) else { return }
      canvas.draw(picture, at: Point(x: 1.6, y: 2.2))
    }
    #expect(bitmap[3, 4] == 0xFFFF_0000)
    #expect(bitmap[4, 4] == 0xFF00_FF00)
    #expect(bitmap[3, 5] == 0xFF00_00FF)
    #expect(bitmap[4, 5] == 0xFFFF_FFFF)
    #expect(bitmap[2, 4] == 0xFFFF_FFFF && bitmap[3, 3] == 0xFFFF_FFFF)
  }

  @Test func drawsALensOfSquares() throws {
    let bitmap = try drawn(scale: 1) { canvas in
      guard let picture = try? quarters(canvas.fonts) else { return }
      canvas.draw(picture, in: Rect(x: 2, y: 3, width: 6, height: 6), sampling: .pixels)
    }
    for y in 0..<10 {
      for x in 0..<10 {
        let isInside = (2..<8).contains(x) && (3..<9).contains(y)
        let column = (x - 2) / 3
        let row = (y - 3) / 3
        let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
        #expect(bitmap[x, y] == (isInside ? colors[row * 2 + column] : 0xFFFF_FFFF))
      }
    }
  }

  @Test func drawsAPart() throws {
    let bitmap = try drawn(scale: 1) { canvas in
      guard let picture = try? quarters(canvas.fonts) else { return }
      canvas.draw(
        picture, in: Rect(x: 0, y: 0, width: 4, height: 4),
        part: Rect(x: 0, y: 1, width: 1, height: 1), sampling: .pixels)
    }
    #expect(bitmap[0, 0] == 0xFF00_00FF && bitmap[3, 3] == 0xFF00_00FF)
    #expect(bitmap[4, 4] == 0xFFFF_FFFF)
  }

  @Test func drawsWithOpacity() throws {
    let bitmap = try drawn(scale: 1) { canvas in
      guard let picture = try? quarters(canvas.fonts) else { return }
      canvas.draw(picture, at: .zero, alpha: 0.5)
    }
    #expect((0x7F...0x80).contains(bitmap[0, 0] & 0xFF))
    #expect(bitmap[5, 5] == 0xFFFF_FFFF)
  }

  @Test func takesOverFailures() throws {
    let fonts = try Fonts()
    let picture = try Canvas(size: Size(width: 5, height: 5), fonts: fonts)
    picture.text("\u{10FFFD}", at: .zero, TextStyle(10, .regular, .black))
    let canvas = try Canvas(size: Size(width: 5, height: 5), fonts: fonts)
    canvas.draw(picture, at: .zero)
    #expect(throws: CanvasError.self) { try canvas.bitmap() }
  }

  @Test func shadowsAreSymmetricalAndFade() throws {
    let size = Size(width: 40, height: 40)
    let bitmap = try drawn(scale: 2, size: size) { canvas in
      canvas.shadow(
        of: Rect(x: 10, y: 10, width: 20, height: 20), radius: 4, Shadow(.black, y: 0, blur: 8))
    }
    for y in 0..<80 {
      for x in 0..<80 {
        #expect(bitmap[x, y] == bitmap[79 - x, y])
        #expect(bitmap[x, y] == bitmap[y, x])
      }
    }
    let row = (0..<40).map { bitmap[$0, 40] & 0xFF }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(row[11] == 255 && row[28] == 0)
    // On the outline itself it is half as dark as inside.
    #expect(abs(Int(row[19]) + Int(row[20]) - 255) <= 2)
  }

  @Test func shadowsAreBelow() throws {
    let size = Size(width: 40, height: 40)
    func picture(y: Double) throws -> Bitmap {
      try drawn(scale: 1, size: size) { canvas in
        canvas.shadow(
          of: Rect(x: 10, y: 10, width: 20, height: 20), radius: 4, Shadow(.black, y: y, blur: 8))
      }
    }
    let level = try picture(y: 0)
    let lower = try picture(y: 3)
    for x in 0..<40 {
      for y in 0..<37 { #expect(level[x, y] == lower[x, y + 3]) }
    }
  }
}
