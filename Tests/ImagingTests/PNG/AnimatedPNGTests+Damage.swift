import TestSupport
import Testing

@testable import Imaging

/// What animations that are damaged, or contradict themselves, are refused with.
extension AnimatedPNGTests {
  private func refuses(_ chunks: [PNGChunk], _ text: String) {
    #expect(throws: PNGError.animation(text)) { try AnimatedPNG(PNGChunk.file(of: chunks)) }
  }

  @Test func refusesGapsInTheSequence() {
    let good = chunks([part(1, 1, red), part(1, 1, blue)])
    var bad = good
    bad[4] = part(1, 1, blue).control(2)
    refuses(bad, "sequence number 2 stands where 1 belongs")
    bad = good
    bad[5] = frameData(1, part(1, 1, blue).data)
    refuses(bad, "sequence number 1 stands where 2 belongs")
    bad = good
    bad.swapAt(4, 5)
    refuses(bad, "sequence number 2 stands where 1 belongs")
  }

  @Test(arguments: [
    (3, 0, 1, 1), (0, 2, 1, 1), (2, 0, 2, 1), (0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 3, 2),
    (0xFFFF_FFFF, 0, 1, 1), (0, 0, 0xFFFF_FFFF, 1), (1, 0, 0xFFFF_FFFF, 1),
  ])
  func refusesRectanglesOutsideThePicture(left: Int, top: Int, width: Int, height: Int) {
    var bad = chunks([part(3, 2, red), part(1, 1, blue)])
    let outside = Part(left: left, top: top, width: width, height: height, pixels: [])
    bad[4] = outside.control(1)
    refuses(bad, "frame 1 does not lie in the picture")
  }

  @Test func refusesAFirstFrameThatIsNotThePicture() {
    var bad = chunks([part(3, 2, red), part(1, 1, blue)])
    bad[2] = part(3, 1, red).control(0)
    refuses(bad, "frame 0 does not cover the picture")
  }

  @Test func refusesFramesWithoutData() {
    let good = chunks([part(1, 1, red), part(1, 1, blue)])
    var bad = good
    bad.remove(at: 5)
    refuses(bad, "frame 1 has no data")
    bad = good
    bad.remove(at: 3)
    refuses(bad, "frame 0 has no data")
    bad.insert(frameData(1, part(1, 1, red).data), at: 3)
    refuses(bad, "frame data comes before its control")
    bad = good
    bad.remove(at: 4)
    bad[4] = frameData(1, part(1, 1, red).data)
    refuses(bad, "frame data comes before its control")
  }

  @Test func refusesWrongNumbersOfFrames() {
    let good = chunks([part(1, 1, red), part(1, 1, blue)])
    var bad = good
    bad[1] = animation(frames: 1)
    refuses(bad, "it has more frames than it says")
    bad[1] = animation(frames: 3)
    refuses(bad, "it has 2 frames and says 3")
    bad[1] = animation(frames: 0)
    refuses(bad, "0 frames of this size are not allowed")
    bad[1] = animation(frames: AnimatedPNG.frameLimit + 1)
    refuses(bad, "100001 frames of this size are not allowed")
    bad[1] = animation(frames: AnimatedPNG.frameLimit)
    refuses(bad, "it has 2 frames and says 100000")
    bad[0] = .header(width: 8000, height: 8000, hasAlpha: true)
    bad[1] = animation(frames: 1001)
    refuses(bad, "1001 frames of this size are not allowed")
  }

  @Test func refusesUnknownOperationsAndMalformedChunks() {
    let good = chunks([part(1, 1, red), part(1, 1, blue)])
    var bad = good
    bad[4] = part(1, 1, blue, disposal: 3).control(1)
    refuses(bad, "frame 1 has an unknown operation")
    bad[4] = part(1, 1, blue, blending: 2).control(1)
    refuses(bad, "frame 1 has an unknown operation")
    bad[4] = .of(.frameControl, [0, 0, 0, 1])
    refuses(bad, "a frame control is malformed")
    bad = good
    bad[1] = .of(.animationControl, [0, 0, 0, 2])
    refuses(bad, "its animation control is malformed")
    bad = good
    bad.insert(good[1], at: 2)
    refuses(bad, "its animation control is malformed")
    bad = good
    bad[5] = .of(.frameData, [0])
    refuses(bad, "a frame data chunk is malformed")
    bad = good
    bad.insert(good[3], at: 5)
    #expect(throws: PNGError.structure("there are other chunks between its picture data")) {
      try AnimatedPNG(PNGChunk.file(of: bad))
    }
  }

  /// A damaged frame says so each time, after those before it were shown.
  @Test func damageShowsWhenTheFrameIsReached() throws {
    var bad = chunks([part(1, 1, red), part(1, 1, blue)])
    bad[5] = frameData(2, [1, 2, 3])
    var frames = try AnimatedPNG(PNGChunk.file(of: bad)).frames()
    #expect(try frames.next() != nil)
    #expect(throws: PNGError.self) { try frames.next() }
    #expect(throws: PNGError.self) { try frames.next() }
  }

  /// All of it is read where nothing is shown: later frames, and a still picture that is none.
  @Test func readingThroughFindsDamageAnywhere() throws {
    let good = chunks([part(1, 1, red), part(1, 1, blue), part(1, 1, red)])
    try PNG.readThrough(PNGChunk.file(of: good))
    for (index, number) in [(5, 2), (7, 4)] as [(Int, UInt32)] {
      var bad = good
      bad[index] = frameData(number, [1, 2, 3])
      #expect(throws: PNGError.self) { try PNG.readThrough(PNGChunk.file(of: bad)) }
      let clip = try AnimatedPNG(PNGChunk.file(of: bad))
      #expect(throws: PNGError.self) { try clip.readThrough(from: 1) }
      #expect((try? clip.readThrough(from: 3)) != nil)
    }
    var still = good
    still.remove(at: 2)
    still[1] = animation(frames: 2)
    still[3] = part(1, 1, blue).control(0)
    still[4] = frameData(1, part(1, 1, blue).data)
    still[5] = part(1, 1, blue).control(2)
    still[6] = frameData(3, part(1, 1, blue).data)
    try PNG.readThrough(PNGChunk.file(of: still))
    #expect(try frames(still).count == 2)
    still[2] = .of(.imageData, [1, 2, 3])
    #expect(try frames(still).count == 2)
    #expect(throws: PNGError.self) { try PNG.readThrough(PNGChunk.file(of: still)) }
    #expect(try AnimatedPNG(PNGChunk.file(of: still)).hasMore(than: 2))
  }

  /// Chunks of the animation are the picture: it is not shown without them.
  @Test func damagedChunksOfTheAnimationAreNotLeftOut() {
    let good = chunks([part(1, 1, red), part(1, 1, blue)])
    for (index, name) in [(1, "acTL"), (2, "fcTL"), (4, "fcTL"), (5, "fdAT")] {
      let start = PNGChunk.file(of: Array(good[...index])).count
      var file = PNGChunk.file(of: good)
      file[start - 1] ^= 1
      #expect(throws: PNGError.checksum(name)) { try AnimatedPNG(file) }
    }
  }

  @Test func refusesEveryCutOff() throws {
    let file = PNGChunk.file(of: chunks([part(3, 2, red), part(1, 1, blue)]))
    for length in 0..<file.count {
      #expect(throws: PNGError.self) { try AnimatedPNG(Array(file[..<length])) }
    }
  }

  /// Damage that checksums do not show ends in frames of the right size or an error.
  @Test func survivesDamage() throws {
    let good = chunks([
      part(4, 3, red), part(2, 2, blue, at: (1, 1), disposal: 2, blending: 1), part(1, 1, red),
    ])
    var generator = SeededGenerator(2)
    var refused = 0
    for _ in 0..<2000 {
      let damaged = good.enumerated().map { index, chunk -> PNGChunk in
        guard index > 0, !chunk.data.isEmpty, Int.random(in: 0..<4, using: &generator) == 0 else {
          return chunk
        }
        var data = Array(chunk.data)
        data[Int.random(in: 0..<data.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
        return .of(chunk.type, data)
      }
      do {
        let found = try frames(damaged)
        #expect(found.allSatisfy { $0.bitmap.width == 4 && $0.bitmap.height == 3 })
      } catch {
        refused += 1
      }
    }
    #expect((100..<2000).contains(refused))
  }
}
