import TestSupport
import Testing

@testable import Imaging

struct GIFWriterTests {
  private func gif(
    _ frames: [Bitmap], delay: Int = 2, loopCount: Int = 0, background: UInt32 = 0xFF_FFFF
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = try GIFWriter(
      width: frames[0].width, height: frames[0].height, loopCount: loopCount,
      background: background
    ) { bytes += $0 }
    for frame in frames { try writer.add(frame, delay: delay) }
    try writer.end()
    return bytes
  }

  /// Frames of some colours, each like the one before but for a random rectangle.
  private func animation(
    width: Int, height: Int, frames: Int, colors: Int, using generator: inout SeededGenerator
  ) throws -> [Bitmap] {
    let colors = (0..<colors).map { _ in
      0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
    }
    var pixels = (0..<width * height).map { _ in colors.randomElement(using: &generator) ?? 0 }
    return try (0..<frames).map { index in
      if index > 0 {
        let (left, top) = (
          Int.random(in: 0..<width, using: &generator),
          Int.random(in: 0..<height, using: &generator)
        )
        let color = colors.randomElement(using: &generator) ?? 0
        for y in top..<Int.random(in: top...height, using: &generator) {
          for x in left..<width where Bool.random(using: &generator) {
            pixels[y * width + x] = color
          }
        }
      }
      return try #require(Bitmap(width: width, height: height, pixels: pixels))
    }
  }

  /// Up to 256 colours come back as they are, in every frame, at every small size.
  @Test(arguments: [1, 2, 3, 4, 5, 17, 128, 129, 255, 256])
  func fewColoursAreExact(colors: Int) throws {
    var generator = SeededGenerator(UInt64(colors))
    for width in 1...33 {
      let height = 34 - width
      let frames = try animation(
        width: width, height: height, frames: 4, colors: colors, using: &generator)
      let decoded = try #require(DecodedGIF(gif(frames)))
      #expect((decoded.width, decoded.height) == (width, height))
      #expect(decoded.frames.map(\.screen) == frames.map(\.pixels))
    }
  }

  /// Long runs and noise fill and clear the table of strings.
  @Test func largePicturesAreExact() throws {
    var generator = SeededGenerator(1)
    for colors in [1, 2, 200, 256] {
      let frames = try animation(
        width: 300, height: 200, frames: 2, colors: colors, using: &generator)
      #expect(try #require(DecodedGIF(gif(frames))).frames.map(\.screen) == frames.map(\.pixels))
    }
  }

  /// 256 colours that all change beside pixels that do not leave no index for the clear ones.
  @Test(arguments: [254, 255, 256, 257])
  func changesOfEveryColourAreExactUpTo256(colors: Int) throws {
    let palette = (0..<UInt32(colors)).map { 0xFF00_0000 | $0 &* 0x01_0307 }
    // A pixel that stays stands between two that change, in the first one's colour.
    let before = (palette + [palette[0]] + palette).map { $0 }
    let after = Array(palette.reversed()) + [palette[0]] + Array(palette.dropFirst()) + [palette[0]]
    let frames = try [before, after].map {
      try #require(Bitmap(width: before.count, height: 1, pixels: $0))
    }
    let decoded = try #require(DecodedGIF(gif(frames)))
    #expect((decoded.frames.map(\.screen) == frames.map(\.pixels)) == (colors <= 256))
  }

  /// Frame by frame other colours: each has its own palette.
  @Test func newColoursAreExact() throws {
    let frames = try (0..<5).map { index in
      try Bitmap.noise(width: 12, height: 12, seed: UInt64(index))
    }
    let decoded = try #require(DecodedGIF(gif(frames)))
    #expect(decoded.frames.map(\.screen) == frames.map(\.pixels))
    #expect(decoded.frames.map(\.hasLocalColors) == [false, true, true, true, true])
  }

  @Test func holdsOnlyTheRectangleThatChanged() throws {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 100)
    let first = try #require(Bitmap(width: 10, height: 10, pixels: pixels))
    pixels[3 * 10 + 2] = 0xFF00_0000
    pixels[5 * 10 + 6] = 0xFF00_0000
    let second = try #require(Bitmap(width: 10, height: 10, pixels: pixels))
    let decoded = try #require(DecodedGIF(gif([first, second])))
    #expect(decoded.frames[1].area == (2, 3, 5, 3))
    #expect(decoded.frames[1].screen == pixels)
  }

  /// A frame that changes nothing keeps its time and takes two dozen bytes.
  @Test func equalFramesKeepTheirTime() throws {
    let frame = try Bitmap.noise(width: 9, height: 9, seed: 1)
    let one = try gif([frame])
    let three = try gif([frame, frame, frame], delay: 7)
    let decoded = try #require(DecodedGIF(three))
    #expect(decoded.frames.map(\.delay) == [7, 7, 7])
    #expect(decoded.frames.map(\.screen) == [frame.pixels, frame.pixels, frame.pixels])
    #expect(three.count <= one.count + 2 * 24)
  }

  @Test func layersLieOnTheBackground() throws {
    let clear = try #require(
      Bitmap(width: 3, height: 1, pixels: [0, 0x8080_0000, 0xFF12_3456]))
    let onWhite = try #require(DecodedGIF(gif([clear])))
    #expect(onWhite.frames[0].screen == [0xFFFF_FFFF, 0xFFFF_7F7F, 0xFF12_3456])
    let onBlue = try #require(DecodedGIF(gif([clear], background: 0x00_00FF)))
    #expect(onBlue.frames[0].screen == [0xFF00_00FF, 0xFF80_007F, 0xFF12_3456])
  }

  /// With more than 256 colours none is further off than a step of a regular palette would be, and
  /// a surface keeps its own.
  @Test func manyColoursAreNear() throws {
    let size = 64
    let gradient = (0..<size * size).map { index -> UInt32 in
      let (x, y) = (UInt32(index % size), UInt32(index / size))
      return y < 16 ? 0xFF12_3456 : 0xFF00_0000 | x * 4 << 16 | y * 4 << 8 | (x + y) * 2
    }
    let frame = try #require(Bitmap(width: size, height: size, pixels: gradient))
    let decoded = try #require(DecodedGIF(gif([frame])))
    let screen = decoded.frames[0].screen
    #expect(screen[..<(16 * size)] == frame.pixels[..<(16 * size)])
    for (shown, wanted) in zip(screen, frame.pixels) {
      for shift: UInt32 in [16, 8, 0] {
        let difference = Int(shown >> shift & 0xFF) - Int(wanted >> shift & 0xFF)
        #expect(abs(difference) <= 32)
      }
    }
  }

  /// A picture with more colours than are told apart one by one.
  @Test func photosAreNear() throws {
    let frame = try Bitmap.noise(width: 200, height: 150, seed: 3)
    let decoded = try #require(
      DecodedGIF(gif([frame, try Bitmap.noise(width: 200, height: 150, seed: 4)])))
    let squares = zip(decoded.frames[0].screen, frame.pixels).map { shown, wanted in
      [16, 8, 0].reduce(0) { sum, shift in
        let difference = Int(shown >> UInt32(shift) & 0xFF) - Int(wanted >> UInt32(shift) & 0xFF)
        return sum + difference * difference
      }
    }
    // A regular palette of 6 × 6 × 6 colours has steps of 51, so a mean squared distance of
    // 3 × 51² ÷ 12.
    #expect(Double(squares.reduce(0, +)) / Double(squares.count) < 650)
  }

  @Test func equalFramesAreEqualBytes() throws {
    let frames = try (0..<3).map { try Bitmap.noise(width: 40, height: 30, seed: $0) }
    #expect(try gif(frames) == gif(frames))
  }

  @Test(arguments: [(0, 0), (1, nil), (2, 1), (65_536, 65_535)])
  func saysHowOftenItIsPlayed(loopCount: Int, repeats: Int?) throws {
    let frame = try Bitmap.noise(width: 1, height: 1, seed: 1)
    #expect(try #require(DecodedGIF(gif([frame], loopCount: loopCount))).repeats == repeats)
  }

  @Test func saysWhoWroteIt() throws {
    let frame = try Bitmap.noise(width: 1, height: 1, seed: 1)
    #expect(try #require(DecodedGIF(gif([frame]))).remark == PNG.remark)
  }

  @Test(arguments: [2, 3, 65_535])
  func keepsDelays(delay: Int) throws {
    let frame = try Bitmap.noise(width: 1, height: 1, seed: 1)
    #expect(try #require(DecodedGIF(gif([frame], delay: delay))).frames[0].delay == delay)
  }

  @Test(arguments: [1, 0, -1, 65_536, Int.max])
  func refusesDelays(delay: Int) throws {
    let frame = try Bitmap.noise(width: 1, height: 1, seed: 1)
    #expect(throws: GIFError.delay(delay)) { try gif([frame], delay: delay) }
  }

  @Test func refusesWhatCannotBeWritten() throws {
    #expect(throws: GIFError.size(width: 0, height: 4)) {
      try GIFWriter(width: 0, height: 4) { _ in }
    }
    for loopCount in [-1, 65_537] {
      #expect(throws: GIFError.loopCount(loopCount)) {
        try GIFWriter(width: 1, height: 1, loopCount: loopCount) { _ in }
      }
    }
    var writer = try GIFWriter(width: 2, height: 2) { _ in }
    #expect(throws: GIFError.noFrames) { try writer.end() }
    #expect(throws: GIFError.frameSize(width: 2, height: 3)) {
      try writer.add(.noise(width: 2, height: 3, seed: 1), delay: 2)
    }
    try writer.add(.noise(width: 2, height: 2, seed: 1), delay: 2)
    try writer.end()
    #expect(throws: GIFError.ended) { try writer.end() }
    #expect(throws: GIFError.ended) {
      try writer.add(.noise(width: 2, height: 2, seed: 1), delay: 2)
    }
  }

  /// A sink that fails, as a full disk does, is heard.
  @Test func throwsWhatTheSinkThrows() throws {
    struct Full: Error {}
    var writer = try GIFWriter(width: 1, height: 1) { _ in throw Full() }
    #expect(throws: Full.self) { try writer.add(.noise(width: 1, height: 1, seed: 1), delay: 2) }
  }
}
