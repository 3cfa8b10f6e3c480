import Testing

@testable import Imaging

struct ClipComparisonTests {
  private let size = (width: 24, height: 16)

  private func picture(_ seed: UInt64, isOpaque: Bool = true) throws -> Bitmap {
    try .noise(width: size.width, height: size.height, seed: seed, isOpaque: isOpaque)
  }

  /// A clip of noise of these seeds.
  private func clip(
    _ seeds: [UInt64], isOpaque: Bool = true, delays: [Double] = []
  ) throws -> AnimatedPNG {
    var bytes: [UInt8] = []
    let writer = try APNGWriter(
      width: size.width, height: size.height, frameCount: seeds.count, hasAlpha: !isOpaque
    ) { bytes += $0 }
    for (index, seed) in seeds.enumerated() {
      let seconds = index < delays.count ? delays[index] : 1 / 60
      try writer.add(
        picture(seed, isOpaque: isOpaque), for: #require(AnimatedPNG.Delay(seconds: seconds)))
    }
    try writer.finish()
    return try AnimatedPNG(bytes)
  }

  private func changes(_ comparison: ClipComparison) throws -> [Int] {
    var (comparison, changes): (ClipComparison, [Int]) = (comparison, [])
    while let frame = try comparison.next() {
      #expect(frame.index == changes.count)
      changes.append(frame.difference.changed)
    }
    return changes
  }

  @Test(arguments: [true, false])
  func comparesFrameByFrame(isOpaque: Bool) throws {
    let comparison = ClipComparison(
      try clip([1, 2, 3, 4], isOpaque: isOpaque), try clip([1, 9, 3, 8], isOpaque: isOpaque),
      by: .exact)
    #expect(comparison.otherDelays.isEmpty && comparison.count == 4)
    let pictures = try [1, 2, 3, 4, 9, 8].map { try picture($0, isOpaque: isOpaque).pixels }
    func count(_ one: Int, _ other: Int) -> Int {
      zip(pictures[one], pictures[other]).count { $0 != $1 }
    }
    #expect(try changes(comparison) == [0, count(1, 4), 0, count(3, 5)])
  }

  @Test func framesThatOnlyOneHasAreNotCompared() throws {
    let comparison = ClipComparison(try clip([1, 2, 3]), try clip([1, 2]), by: .exact)
    #expect(comparison.firstCount == 3 && comparison.secondCount == 2 && comparison.count == 2)
    #expect(try changes(comparison) == [0, 0])
  }

  /// The same time may be told by other numbers.
  @Test func tellsDelaysThatDiffer() throws {
    let comparison = ClipComparison(
      try clip([1, 2, 3], delays: [0.5, 0.02, 0.1]),
      try clip([1, 2, 3], delays: [0.5, 1 / 60, 0.1]))
    #expect(comparison.otherDelays == [1])
    #expect(try changes(comparison) == [0, 0, 0])
  }

  @Test func clipsOfTwoSizesHaveNoFramesToCompare() throws {
    let other = try AnimatedPNG(PNG.encode(.noise(width: 3, height: 3, seed: 1)))
    var comparison = ClipComparison(try clip([1]), other)
    #expect(comparison.firstSize != comparison.secondSize && comparison.count == 0)
    let frame = try comparison.next()
    #expect(frame?.index == nil)
  }

  /// A damaged frame is told with its clip, and again whenever it is asked for.
  @Test func saysWhichClipIsDamaged() throws {
    let good = try clip([1])
    let damaged = try AnimatedPNG(
      PNGChunk.file(of: [
        .header(width: size.width, height: size.height, hasAlpha: false),
        .of(.imageData, Deflate.stored([0, 1, 2])), .of(.end, []),
      ]))
    for isFirst in [true, false] {
      var comparison = ClipComparison(isFirst ? damaged : good, isFirst ? good : damaged)
      for _ in 0..<2 {
        do {
          _ = try comparison.next()
          Issue.record("was read")
        } catch .first {
          #expect(isFirst)
        } catch .second {
          #expect(!isFirst)
        }
      }
    }
  }
}
