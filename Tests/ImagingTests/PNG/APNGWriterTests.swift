import TestSupport
import Testing

@testable import Imaging

struct APNGWriterTests {
  private let delay = AnimatedPNG.Delay(1, over: 60)

  /// A file of frames.
  private func file(
    _ frames: [Bitmap], loops: UInt32 = 0, hasAlpha: Bool = false
  ) throws -> [UInt8] {
    var file: [UInt8] = []
    let writer = try APNGWriter(
      width: frames[0].width, height: frames[0].height, frameCount: frames.count, loops: loops,
      hasAlpha: hasAlpha
    ) { file += $0 }
    for frame in frames { try writer.add(frame, for: #require(delay)) }
    try writer.finish()
    return file
  }

  /// A rectangle of a frame, as its chunk tells it.
  private struct Control {
    let numbers: [Int]
    var sequenceNumber: Int { numbers[0] }
    var width: Int { numbers[1] }
    var height: Int { numbers[2] }
    var left: Int { numbers[3] }
    var top: Int { numbers[4] }

    init(_ data: ArraySlice<UInt8>) {
      let bytes = Array(data)
      numbers = (0..<6).map { Int(UInt32(bigEndianBytes: bytes[4 * $0..<4 * $0 + 4])) }
    }
  }

  /// The frames of a file as a player shows them, each rectangle unfolded by zlib; checks numbers
  /// and limits on the way.
  private func frames(of file: [UInt8]) throws -> (frames: [[UInt8]], controls: [Control]) {
    let chunks = try PNGChunk.chunks(of: file)
    let header = Array(chunks[0].data)
    let width = Int(UInt32(bigEndianBytes: header[0..<4]))
    let height = Int(UInt32(bigEndianBytes: header[4..<8]))
    let bytesPerPixel = header[9] == 6 ? 4 : 3
    var canvas = [UInt8](repeating: 0, count: width * height * bytesPerPixel)
    var (frames, controls, expected) = ([[UInt8]](), [Control](), 0)
    for chunk in chunks {
      switch chunk.type {
      case .frameControl:
        let control = Control(chunk.data)
        #expect(control.sequenceNumber == expected)
        #expect(Array(chunk.data.suffix(2)) == [0, 0])
        #expect(control.width > 0 && control.left >= 0 && control.left + control.width <= width)
        #expect(control.height > 0 && control.top >= 0 && control.top + control.height <= height)
        expected += 1
        controls.append(control)
      case .imageData, .frameData:
        var data = Array(chunk.data)
        if chunk.type == .frameData {
          #expect(Int(UInt32(bigEndianBytes: data[0..<4])) == expected)
          expected += 1
          data.removeFirst(4)
        }
        let control = try #require(controls.last)
        let rows = try IndependentDecoder.rows(
          in: data, width: control.width, height: control.height, bytesPerPixel: bytesPerPixel)
        let count = control.width * bytesPerPixel
        for y in 0..<control.height {
          let start = ((control.top + y) * width + control.left) * bytesPerPixel
          canvas.replaceSubrange(start..<start + count, with: rows[y * count..<(y + 1) * count])
        }
        frames.append(canvas)
      default: break
      }
    }
    let animation = try #require(chunks.first { $0.type == .animationControl })
    #expect(UInt32(bigEndianBytes: animation.data.prefix(4)) == UInt32(frames.count))
    return (frames, controls)
  }

  private func expectFrames(_ file: [UInt8], _ bitmaps: [Bitmap], hasAlpha: Bool = false) throws {
    let decoded = try frames(of: file).frames
    let expected = bitmaps.map {
      IndependentDecoder.rows(of: $0, bytesPerPixel: hasAlpha ? 4 : 3)
    }
    #expect(decoded == expected)
    // Readers without animation.
    #expect(try PNG.decode(file) == bitmaps[0])
  }

  private func changed(_ bitmap: Bitmap, _ points: [(x: Int, y: Int)]) throws -> Bitmap {
    var pixels = bitmap.pixels
    for point in points { pixels[point.y * bitmap.width + point.x] ^= 0x0001_0001 }
    return try #require(Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels))
  }

  @Test(arguments: PictureKind.allCases)
  func framesComeBack(kind: PictureKind) throws {
    for (width, height) in [(1, 1), (1, 20), (20, 1), (23, 17), (90, 40)] {
      let bitmaps = try (0..<5).map { try kind.bitmap(width: width, height: height, seed: $0 / 2) }
      let hasAlpha = bitmaps.contains { !$0.isOpaque }
      try expectFrames(file(bitmaps, hasAlpha: hasAlpha), bitmaps, hasAlpha: hasAlpha)
    }
  }

  @Test func framesHoldWhatChanged() throws {
    let first = try PictureKind.runs.bitmap(width: 30, height: 20, seed: 3)
    let second = try changed(first, [(4, 5), (11, 5), (7, 9)])
    let corner = try changed(second, [(29, 19)])
    let bitmaps = [first, second, second, corner]
    let file = try file(bitmaps)
    try expectFrames(file, bitmaps)
    let areas = try frames(of: file).controls.map { [$0.left, $0.top, $0.width, $0.height] }
    #expect(areas == [[0, 0, 30, 20], [4, 5, 8, 5], [0, 0, 1, 1], [29, 19, 1, 1]])
  }

  /// Precompressed rows and bitmaps, in turns; rows that stay are left out.
  @Test func keptRowsComeBack() throws {
    let layers = try [PictureKind.runs, .repeating, .smooth].map {
      try $0.bitmap(width: 40, height: 50, seed: 6)
    }
    let kept = try PrecompressedRows(
      #require(Bitmap(width: 40, height: 150, pixels: layers.flatMap(\.pixels))),
      startsOfSegments: [50, 100])
    var (file, bitmaps) = ([UInt8](), [Bitmap]())
    let delay = try #require(delay)
    let writer = try APNGWriter(width: 40, height: 50, frameCount: 31) { file += $0 }
    for step in 0..<30 {
      let edge = abs(step - 15) + 10
      let spans: [RowSpan] = [
        .kept(rows: 0..<10), .kept(rows: 50..<edge + 40), .kept(rows: 0..<40 - edge),
        .pixels(layers[2], rows: step..<step + 10),
      ]
      try writer.add(spans, of: kept, for: delay)
      let pixels = spans.flatMap { span -> ArraySlice<UInt32> in
        let bitmap = span.bitmap(in: kept) ?? layers[0]
        return bitmap.pixels[span.rows.lowerBound * 40..<span.rows.upperBound * 40]
      }
      bitmaps.append(try #require(Bitmap(width: 40, height: 50, pixels: pixels)))
    }
    bitmaps.append(layers[1])
    try writer.add(layers[1], for: delay)
    try writer.finish()
    try expectFrames(file, bitmaps)
    let controls = try frames(of: file).controls
    #expect(controls[1...29].allSatisfy { $0.top >= 10 && $0.width == 40 })
  }

  @Test func delaysAreExact() throws {
    let bitmap = try PictureKind.flat.bitmap(width: 2, height: 2, seed: 1)
    var file: [UInt8] = []
    let writer = try APNGWriter(
      width: 2, height: 2, frameCount: 2, loops: 3
    ) { file += $0 }
    try writer.add(bitmap, for: #require(AnimatedPNG.Delay(1001, over: 60_000)))
    try writer.add(bitmap, for: #require(AnimatedPNG.Delay(65_535, over: 1)))
    try writer.finish()
    let chunks = try PNGChunk.chunks(of: file)
    #expect(
      chunks.map(\.type.name) == [
        "IHDR", "sRGB", "pHYs", "tEXt", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(Array(chunks[4].data) == [0, 0, 0, 2, 0, 0, 0, 3])
    #expect(Array(chunks[5].data)[20..<24] == [0x03, 0xE9, 0xEA, 0x60])
    #expect(Array(chunks[7].data)[20..<24] == [0xFF, 0xFF, 0, 1])
    #expect(AnimatedPNG.Delay(1, over: 0) == nil)
  }

  @Test func refusesWhatDoesNotFit() throws {
    let bitmap = try PictureKind.flat.bitmap(width: 2, height: 2, seed: 1)
    let delay = try #require(delay)
    for (width, count) in [(0, 1), (2, 0), (32_768, 1), (2, -1)] {
      #expect(throws: PNGError.self) {
        try APNGWriter(width: width, height: 2, frameCount: count) { _ in }
      }
    }
    var file: [UInt8] = []
    let writer = try APNGWriter(width: 2, height: 2, frameCount: 1) { file += $0 }
    #expect(throws: PNGError.self) { try writer.finish() }
    let high = try PictureKind.flat.bitmap(width: 2, height: 3, seed: 1)
    let wide = try PictureKind.flat.bitmap(width: 3, height: 2, seed: 1)
    let clear = try PictureKind.alpha.bitmap(width: 2, height: 2, seed: 1)
    for other in [high, wide, clear] {
      #expect(throws: PNGError.self) { try writer.add(other, for: delay) }
    }
    try writer.add(bitmap, for: delay)
    #expect(throws: PNGError.self) { try writer.add(bitmap, for: delay) }
    try writer.finish()
    try expectFrames(file, [bitmap])
  }

  private struct Full: Error {}

  /// A sink that fails is heard.
  @Test func passesOnWhatTheSinkThrows() throws {
    let bitmap = try PictureKind.flat.bitmap(width: 2, height: 2, seed: 1)
    #expect(throws: Full.self) {
      try APNGWriter(width: 2, height: 2, frameCount: 1) { _ in throw Full() }
    }
    var left = 1
    let writer = try APNGWriter(width: 2, height: 2, frameCount: 1) { _ in
      left -= 1
      if left < 0 { throw Full() }
    }
    #expect(throws: Full.self) { try writer.add(bitmap, for: #require(delay)) }
  }
}
