import TestSupport
import Testing

@testable import Imaging

struct AnimatedPNGTests {
  /// A frame of a file that a test puts together.
  struct Part {
    var left = 0
    var top = 0
    var width: Int
    var height: Int
    var delay: (Int, Int) = (1, 60)
    var disposal: UInt8 = 0
    var blending: UInt8 = 0
    /// Straight 0xAARRGGBB.
    var pixels: [UInt32]

    var data: [UInt8] {
      var rows: [UInt8] = []
      for y in 0..<height {
        rows.append(0)
        for pixel in pixels[y * width..<(y + 1) * width] {
          for shift: UInt32 in [16, 8, 0, 24] {
            rows.append(UInt8(truncatingIfNeeded: pixel >> shift))
          }
        }
      }
      return Deflate.stored(rows)
    }

    func control(_ number: UInt32) -> PNGChunk {
      let numbers = [number] + [width, height, left, top].map { UInt32(truncatingIfNeeded: $0) }
      let delays = [delay.0, delay.1].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      return .of(.frameControl, numbers.flatMap(\.bigEndianBytes) + delays + [disposal, blending])
    }
  }

  func animation(frames: Int, plays: UInt32 = 0) -> PNGChunk {
    .of(.animationControl, UInt32(frames).bigEndianBytes + plays.bigEndianBytes)
  }

  func frameData(_ number: UInt32, _ data: [UInt8]) -> PNGChunk {
    .of(.frameData, number.bigEndianBytes + data)
  }

  /// All chunks of a file whose first part is its still picture too.
  func chunks(_ parts: [Part], plays: UInt32 = 0) -> [PNGChunk] {
    var chunks: [PNGChunk] = [
      .header(width: parts[0].width, height: parts[0].height, hasAlpha: true),
      animation(frames: parts.count, plays: plays), parts[0].control(0),
      .of(.imageData, parts[0].data),
    ]
    var number: UInt32 = 1
    for part in parts.dropFirst() {
      chunks += [part.control(number), frameData(number + 1, part.data)]
      number += 2
    }
    return chunks + [.of(.end, [])]
  }

  func frames(_ chunks: [PNGChunk]) throws(PNGError) -> [AnimatedPNG.Frame] {
    var frames = try AnimatedPNG(PNGChunk.file(of: chunks)).frames()
    var all: [AnimatedPNG.Frame] = []
    while let frame = try frames.next() { all.append(frame) }
    return all
  }

  func part(
    _ width: Int, _ height: Int, _ pixel: UInt32, at place: (Int, Int) = (0, 0),
    disposal: UInt8 = 0, blending: UInt8 = 0
  ) -> Part {
    Part(
      left: place.0, top: place.1, width: width, height: height, disposal: disposal,
      blending: blending, pixels: Array(repeating: pixel, count: width * height))
  }

  let red: UInt32 = 0xFFFF_0000
  let blue: UInt32 = 0xFF00_00FF

  /// The first frame's control may stand before the animation's: both need only come before the picture
  /// (section 5.6).
  @Test func theFirstControlMayStandBeforeTheAnimations() throws {
    let usual = chunks([part(3, 1, red), part(1, 1, blue, at: (2, 0))], plays: 2)
    var swapped = usual
    swapped.swapAt(1, 2)
    #expect(try frames(swapped) == frames(usual))
    #expect(try frames(swapped).count == 2)
    #expect(try AnimatedPNG(PNGChunk.file(of: swapped)).loopCount == 2)
    // Without the animation's control it means nothing, whatever is in it.
    var plain = usual
    plain.remove(at: 1)
    #expect(try frames(plain).count == 1)
    plain[1] = .of(.frameControl, [1, 2, 3])
    #expect(try frames(plain).count == 1)
  }

  @Test func plainFilesAreOneFrame() throws {
    let bitmap = try Bitmap.noise(width: 5, height: 4, seed: 1, isOpaque: false)
    let animation = try AnimatedPNG(PNG.encode(bitmap))
    #expect((animation.width, animation.height, animation.frameCount) == (5, 4, 1))
    #expect(animation.loopCount == 1)
    var frames = animation.frames()
    let frame = try #require(try frames.next())
    #expect(frame.bitmap == bitmap)
    #expect(frame.delay.numerator == 0)
    #expect(try frames.next() == nil)
  }

  @Test func withoutDisposalFramesAddUp() throws {
    let found = try frames(chunks([part(3, 1, red), part(1, 1, blue, at: (2, 0))]))
    #expect(found.map(\.bitmap.pixels) == [[red, red, red], [red, red, blue]])
  }

  @Test func backgroundClearsTheRectangle() throws {
    let found = try frames(
      chunks([
        part(3, 1, red), part(2, 1, blue, disposal: 1), part(1, 1, red, at: (2, 0)),
      ]))
    #expect(found.map(\.bitmap.pixels) == [[red, red, red], [blue, blue, red], [0, 0, red]])
  }

  @Test func previousBringsTheRectangleBack() throws {
    let found = try frames(
      chunks([
        part(3, 1, red), part(2, 1, blue, disposal: 2), part(1, 1, blue, at: (2, 0)),
      ]))
    #expect(
      found.map(\.bitmap.pixels) == [[red, red, red], [blue, blue, red], [red, red, blue]])
  }

  /// There is nothing before the first frame to go back to.
  @Test func previousOfTheFirstClears() throws {
    let found = try frames(chunks([part(2, 1, red, disposal: 2), part(1, 1, blue)]))
    #expect(found.map(\.bitmap.pixels) == [[red, red], [blue, 0]])
  }

  @Test func sourceReplacesAndOverBlends() throws {
    let clear: UInt32 = 0x0012_3456
    let half: UInt32 = 0x8000_00FF
    let found = try frames(
      chunks([
        part(4, 1, red), part(1, 1, clear, at: (0, 0)), part(1, 1, clear, at: (1, 0), blending: 1),
        part(1, 1, half, at: (2, 0)), part(1, 1, half, at: (3, 0), blending: 1),
      ]))
    // 255 × 127 ÷ 255 of red remains.
    #expect(found.last?.bitmap.pixels == [0, red, 0x8000_0080, 0xFF7F_0080])
  }

  /// Random rectangles and operations equal what the specification says pixel by pixel.
  @Test func everyMixtureFollowsTheSpecification() throws {
    var generator = SeededGenerator(1)
    for _ in 0..<60 {
      let (width, height) = (
        Int.random(in: 1...6, using: &generator), Int.random(in: 1...6, using: &generator)
      )
      let parts = (0..<6).map { index -> Part in
        let left = index == 0 ? 0 : Int.random(in: 0..<width, using: &generator)
        let top = index == 0 ? 0 : Int.random(in: 0..<height, using: &generator)
        let across = index == 0 ? width : Int.random(in: 1...width - left, using: &generator)
        let down = index == 0 ? height : Int.random(in: 1...height - top, using: &generator)
        return Part(
          left: left, top: top, width: across, height: down,
          disposal: UInt8.random(in: 0...2, using: &generator),
          blending: UInt8.random(in: 0...1, using: &generator),
          pixels: (0..<across * down).map { _ in
            let color = UInt32.random(in: 0...0xFF_FFFF, using: &generator)
            return Bool.random(using: &generator) ? 0xFF00_0000 | color : color
          })
      }
      var canvas = [UInt32](repeating: 0, count: width * height)
      var expected: [[UInt32]] = []
      for (index, part) in parts.enumerated() {
        let before = canvas
        for y in 0..<part.height {
          for x in 0..<part.width {
            let pixel = part.pixels[y * part.width + x]
            let isClear = pixel >> 24 == 0
            let place = (part.top + y) * width + part.left + x
            if part.blending == 0 || !isClear { canvas[place] = isClear ? 0 : pixel }
          }
        }
        expected.append(canvas)
        for y in part.top..<part.top + part.height {
          for place in y * width + part.left..<y * width + part.left + part.width {
            if part.disposal == 1 || part.disposal == 2 && index == 0 { canvas[place] = 0 }
            if part.disposal == 2 && index > 0 { canvas[place] = before[place] }
          }
        }
      }
      #expect(try frames(chunks(parts)).map(\.bitmap.pixels) == expected)
    }
  }

  /// A still picture without a control before it is no frame.
  @Test func theStillPictureMayStandOutside() throws {
    let still = part(2, 2, red)
    let only = part(1, 2, blue, at: (1, 0))
    let found = try frames([
      .header(width: 2, height: 2, hasAlpha: true), animation(frames: 1),
      .of(.imageData, still.data), only.control(0), frameData(1, Array(only.data.prefix(5))),
      frameData(2, Array(only.data.dropFirst(5))), .of(.end, []),
    ])
    #expect(found.map(\.bitmap.pixels) == [[0, blue, 0, blue]])
  }

  @Test func framesShareThePalette() throws {
    let picture = part(1, 1, red)
    var control = picture
    control.blending = 0
    let found = try frames([
      .of(.header, [0, 0, 0, 1, 0, 0, 0, 1, 8, 3, 0, 0, 0]), animation(frames: 2),
      .of(.palette, [1, 2, 3, 4, 5, 6]), .of(.transparency, [255, 0]), picture.control(0),
      .of(.imageData, Deflate.stored([0, 0])), control.control(1),
      frameData(2, Deflate.stored([0, 1])), .of(.end, []),
    ])
    #expect(found.map(\.bitmap.pixels) == [[0xFF01_0203], [0]])
  }

  /// Sixteen bits, interlaced, with a colour that is clear.
  @Test func framesMayBeDeepAndInterlaced() throws {
    let picture = part(2, 1, red)
    // The two pixels come in passes 1 and 6.
    func data(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
      Deflate.stored([0] + first + [0] + second)
    }
    let found = try frames([
      .of(.header, [0, 0, 0, 2, 0, 0, 0, 1, 16, 0, 0, 0, 1]), animation(frames: 2),
      .of(.transparency, [0x80, 0x01]), picture.control(0),
      .of(.imageData, data([0x80, 0x01], [0x80, 0x00])), picture.control(1),
      frameData(2, data([0xFF, 0xFF], [0x80, 0x01])), .of(.end, []),
    ])
    #expect(found.map(\.bitmap.pixels) == [[0, 0xFF80_8080], [0xFFFF_FFFF, 0]])
  }

  /// Kinds that are read without a loop of their own are read in frames too.
  @Test func framesMayBeOfRareKinds() throws {
    let picture = part(1, 1, red)
    let found = try frames([
      .of(.header, [0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0]), animation(frames: 2),
      picture.control(0), .of(.imageData, Deflate.stored([0, 0])), picture.control(1),
      frameData(2, Deflate.stored([0, 0x80])), .of(.end, []),
    ])
    #expect(found.map(\.bitmap.pixels) == [[0xFF00_0000], [0xFFFF_FFFF]])
  }

  @Test func delaysAreExact() throws {
    var (first, second) = (part(1, 1, red), part(1, 1, blue))
    first.delay = (1, 240)
    second.delay = (65_535, 0)
    let file = PNGChunk.file(of: chunks([first, second], plays: 3))
    let animation = try AnimatedPNG(file)
    #expect(animation.loopCount == 3)
    #expect(animation.delays.map(\.numerator) == [1, 65_535])
    #expect(animation.delays.map(\.denominator) == [240, 100])
    #expect(animation.delays[1].seconds == 655.35)
  }

  /// A control behind the picture, or none, leaves a plain picture.
  @Test func animationsWithoutControlArePlain() throws {
    var parts = chunks([part(1, 1, red), part(1, 1, blue)])
    let control = parts.remove(at: 1)
    #expect(try frames(parts).count == 1)
    parts.insert(control, at: 3)
    #expect(try frames(parts).count == 1)
  }

  /// Over is exact where a pixel is opaque or clear, and keeps colours below their alpha.
  @Test func overKeepsPixelsPremultiplied() throws {
    var generator = SeededGenerator(3)
    let above = try Bitmap.noise(width: 100, height: 10, seed: 4, isOpaque: false).pixels
    let below = try Bitmap.noise(width: 100, height: 10, seed: 5, isOpaque: false).pixels
    let blended = zip(above, below).map { AnimatedPNG.over($0, $1) }
    #expect(Bitmap(width: 100, height: 10, pixels: blended) != nil)
    for (index, pixel) in blended.enumerated() {
      let clear = 255 - above[index] >> 24
      for shift: UInt32 in [24, 16, 8, 0] {
        let behind = Double(below[index] >> shift & 0xFF) * Double(clear) / 255
        let exact = Double(above[index] >> shift & 0xFF) + behind
        #expect(abs(Double(pixel >> shift & 0xFF) - exact) <= 0.5)
      }
      let opaque = UInt32.random(in: 0...0xFF_FFFF, using: &generator) | 0xFF00_0000
      #expect(AnimatedPNG.over(opaque, below[index]) == opaque)
      #expect(AnimatedPNG.over(0, below[index]) == below[index])
    }
  }
}
