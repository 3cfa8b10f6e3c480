import Imaging
import Geometry
import Testing

@testable import Graphics

struct CanvasTests {
  @Test(arguments: [(1.0, 10, 20), (2, 20, 40), (3, 30, 60), (1.5, 15, 30)])
  func hasScaleTimesPointsPixels(scale: Double, width: Int, height: Int) throws {
    let canvas = try Canvas(
      size: Size(width: 10, height: 20), scale: scale, background: .white, fonts: Fonts())
    #expect(canvas.pixelWidth == width && canvas.pixelHeight == height)
    #expect(try canvas.bitmap().pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test(arguments: [(10.1, 11), (10.0 + 1e-9, 10), (0.2, 1)])
  func partOfAPixelIsAPixel(width: Double, pixels: Int) throws {
    let canvas = try Canvas(size: Size(width: width, height: 1), fonts: Fonts())
    #expect(canvas.pixelWidth == pixels)
  }

  @Test(arguments: [0, 0.9, 4.1, -1, .nan, .infinity])
  func refusesScales(scale: Double) throws {
    let fonts = try Fonts()
    #expect(throws: CanvasError.self) {
      try Canvas(size: Size(width: 1, height: 1), scale: scale, fonts: fonts)
    }
  }

  @Test(arguments: [(0.0, 1.0), (-5, 5), (40_000, 1), (9000, 9000), (.nan, 1), (1, .infinity)])
  func refusesSizes(width: Double, height: Double) throws {
    let fonts = try Fonts()
    #expect(throws: CanvasError.self) {
      try Canvas(size: Size(width: width, height: height), fonts: fonts)
    }
  }

  /// A canvas that is a part of a larger one shows that part of it, wherever its edges lie.
  @Test(arguments: [(0, 0), (7, 11), (30, 55)])
  func aPartShowsThatPart(left: Int, top: Int) throws {
    func draw(on canvas: Canvas) {
      canvas.fill(.rounded(Rect(x: 4.5, y: 3, width: 40, height: 50), radius: 9), .black)
      canvas.text("Afgj", at: Point(x: 12.3, y: 40.1), TextStyle(17, .bold, .white))
      canvas.inPixels { canvas.fill(Rect(x: 33, y: 60, width: 20, height: 2), .white) }
    }
    let fonts = try Fonts()
    let whole = try Canvas(
      size: Size(width: 50, height: 60), scale: 2, background: .white, fonts: fonts)
    draw(on: whole)
    let part = try Canvas(
      size: Size(width: 25, height: 30), scale: 2, background: .white, fonts: fonts)
    part.asPart(x: left, y: top) { draw(on: part) }
    let (all, some) = (try whole.bitmap(), try part.bitmap())
    var most = 0
    for y in 0..<some.height {
      for x in 0..<some.width {
        let difference = Int(some[x, y] & 0xFF) - Int(all[x + left, y + top] & 0xFF)
        most = max(most, abs(difference))
      }
    }
    // Curves' edges may come out by so much where Cairo draws them in another place.
    let mostLevels = 2
    #expect(most <= mostLevels)
    #expect(Set(some.pixels).count > 3)
  }

  @Test func beginsClearWithoutABackground() throws {
    let canvas = try Canvas(size: Size(width: 3, height: 3), fonts: Fonts())
    #expect(try canvas.bitmap().pixels.allSatisfy { $0 == 0 })
    #expect(!canvas.isOpaque)
  }

  @Test func fillsExactlyTheRectanglesPixels() throws {
    let bitmap = try drawn(scale: 2) { canvas in
      canvas.fill(Rect(x: 1, y: 2, width: 3, height: 0.5), Color(0x123456))
    }
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let isInside = (2..<8).contains(x) && y == 4
        #expect(bitmap[x, y] == (isInside ? 0xFF12_3456 : 0xFFFF_FFFF))
      }
    }
  }

  @Test(arguments: [1.0, 2, 3, 4])
  func hairlinesAreOneDevicePixel(scale: Double) throws {
    let bitmap = try drawn(scale: scale) { canvas in
      canvas.hairline(y: 3.1, from: 0, to: 10, .black)
      canvas.hairline(x: 6.9, from: 0, to: 10, .black)
    }
    let row = Int((3.1 * scale).rounded())
    let column = Int((6.9 * scale).rounded())
    for index in 0..<bitmap.height {
      #expect(bitmap[0, index] == (index == row ? 0xFF00_0000 : 0xFFFF_FFFF))
      #expect(bitmap[index, 0] == (index == column ? 0xFF00_0000 : 0xFFFF_FFFF))
    }
  }

  @Test func bordersAreInside() throws {
    let bitmap = try drawn(scale: 2) { canvas in
      canvas.hairline(around: Rect(x: 2, y: 2, width: 5, height: 5), radius: 0, .black)
    }
    let black = (0..<400).filter { bitmap[$0 % 20, $0 / 20] == 0xFF00_0000 }
    #expect(black.allSatisfy { (4..<14).contains($0 % 20) && (4..<14).contains($0 / 20) })
    #expect(black.count == 4 * 10 - 4)
  }

  @Test func savedTakesBackCoordinatesAndClip() throws {
    let bitmap = try drawn(scale: 1) { canvas in
      canvas.saved {
        canvas.clip(Rect(x: 0, y: 0, width: 5, height: 10))
        canvas.translate(x: 4, y: 0)
        canvas.scale(x: 2, y: 2)
        #expect(canvas.pixel == 0.5)
        canvas.fill(Rect(x: 0, y: 0, width: 5, height: 0.5), .black)
      }
      canvas.fill(Rect(x: 9, y: 9, width: 1, height: 1), .black)
    }
    let black = (0..<100).filter { bitmap[$0 % 10, $0 / 10] == 0xFF00_0000 }
    #expect(black == [4, 99])
  }

  @Test func clipsToPaths() throws {
    let bitmap = try drawn(scale: 4) { canvas in
      canvas.saved {
        canvas.clip(.circle(center: Point(x: 5, y: 5), radius: 4))
        canvas.fill(.black)
      }
    }
    #expect(bitmap[20, 20] == 0xFF00_0000)
    #expect(bitmap[4, 4] == 0xFFFF_FFFF)
  }

  /// Two overlapping halves in one group are one picture: no darker where they overlap.
  @Test func groupsAreOnePicture() throws {
    let bitmap = try drawn(scale: 1) { canvas in
      canvas.group(alpha: 0.5) {
        canvas.fill(Rect(x: 0, y: 0, width: 6, height: 10), .black)
        canvas.fill(Rect(x: 3, y: 0, width: 7, height: 10), .black)
      }
    }
    #expect(Set(bitmap.pixels).count == 1)
    #expect((0x7F...0x80).contains(bitmap[0, 0] & 0xFF))
  }

  @Test func dashesLeaveGaps() throws {
    let bitmap = try drawn(scale: 1) { canvas in
      canvas.stroke(
        .line(from: Point(x: 0, y: 5.5), to: Point(x: 10, y: 5.5)), .black,
        Stroke(width: 1, dash: [2, 3]))
    }
    #expect(
      (0..<10).map { bitmap[$0, 5] == 0xFF00_0000 }
        == [true, true, false, false, false, true, true, false, false, false])
  }

  @Test(arguments: [[-1.0, 2], [0, 0], []])
  func impossibleDashesAreSolid(dash: [Double]) {
    #expect(Stroke(width: 1, dash: dash).dash.isEmpty)
  }

  @Test func gradientsGoFromOneColourToTheOther() throws {
    let bitmap = try drawn(scale: 4) { canvas in
      canvas.fill(
        .rectangle(Rect(x: 0, y: 0, width: 10, height: 10)),
        .gradient(
          LinearGradient(from: .zero, to: Point(x: 10, y: 0), .black, .white)))
    }
    let row = (0..<40).map { bitmap[$0, 7] & 0xFF }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 < $1 })
    #expect(row[0] < 8 && row[39] > 247)
  }

  /// The lines take up their width's share of the distance between them.
  @Test func hatchesCoverTheirShare() throws {
    let hatch = Hatch(.black, spacing: 2.5, width: 0.75)
    let bitmap = try drawn(scale: 4) { canvas in
      canvas.hatch(.rectangle(Rect(x: 0, y: 0, width: 10, height: 10)), hatch)
    }
    let light = bitmap.pixels.reduce(0) { $0 + Int($1 & 0xFF) }
    let share = 1 - Double(light) / Double(255 * bitmap.pixels.count)
    #expect(abs(share - 0.3) < 0.02)
  }

  @Test func hatchesThatTouchContinueInEachOther() throws {
    let hatch = Hatch(.black)
    let whole = try drawn(scale: 2) { canvas in
      canvas.hatch(.rectangle(Rect(x: 0, y: 0, width: 10, height: 10)), hatch)
    }
    let halves = try drawn(scale: 2) { canvas in
      canvas.hatch(.rectangle(Rect(x: 0, y: 0, width: 4, height: 10)), hatch)
      canvas.hatch(.rectangle(Rect(x: 4, y: 0, width: 6, height: 10)), hatch)
    }
    for (pixel, other) in zip(whole.pixels, halves.pixels) {
      let difference = Int(pixel & 0xFF) - Int(other & 0xFF)
      #expect(abs(difference) <= CanvasTests.edgeTolerance)
    }
  }

  /// Steps of 255 by which Cairo's coverage of a slanted edge changes with the edge's ends.
  private static let edgeTolerance = 8

  @Test func equalDrawingsAreEqualBytes() throws {
    func picture() throws -> [UInt8] {
      let bitmap = try drawn(scale: 3) { canvas in
        canvas.shadow(
          of: Rect(x: 2, y: 2, width: 6, height: 5), radius: 2, Shadow(Color.black.opacity(0.4)))
        canvas.fill(.rounded(Rect(x: 2, y: 2, width: 6, height: 5), radius: 2), Color(0xFF9F0A))
        canvas.text("g8", at: Point(x: 3, y: 6), TextStyle(5, .bold, .black))
      }
      return try PNG.encode(bitmap, scale: 3)
    }
    #expect(try picture() == picture())
  }

  @Test func remembersTheFirstFailure() throws {
    let canvas = try Canvas(size: Size(width: 10, height: 10), fonts: Fonts())
    canvas.text("fine", at: .zero, TextStyle(10, .regular, .black))
    canvas.text("\u{10FFFD}", at: .zero, TextStyle(10, .regular, .black))
    canvas.text("fine", at: .zero, TextStyle(10, .regular, .black))
    #expect(throws: CanvasError.font(.noGlyph("\u{10FFFD}", in: "\u{10FFFD}"))) {
      try canvas.bitmap()
    }
  }
}

/// What drawing on a white canvas of 10 × 10 points leaves.
func drawn(
  scale: Double, size: Size = Size(width: 10, height: 10), _ body: (Canvas) -> Void
) throws -> Bitmap {
  let canvas = try Canvas(size: size, scale: scale, background: .white, fonts: Fonts())
  body(canvas)
  return try canvas.bitmap()
}
