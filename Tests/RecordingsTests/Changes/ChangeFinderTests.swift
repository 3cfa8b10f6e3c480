import Testing

@testable import Recordings

/// What changes is found, however small and wherever it is, and nothing else is.
struct ChangeFinderTests {
  private static let (columns, rows) = (60, 90)
  private static let frame = 1.0 / 60

  /// A picture of noise, of so many levels, with rectangles of other brightness on it.
  private struct Picture {
    var noise = 0
    var things: [(columns: Range<Int>, rows: Range<Int>, level: Int)] = []
    /// The colour of the rectangles alone changes, and not their brightness.
    var isColour = false

    func frame(_ number: Int, _ chance: inout some RandomNumberGenerator) -> LumaFrame {
      let (columns, rows) = (ChangeFinderTests.columns, ChangeFinderTests.rows)
      var pixels = [UInt8](repeating: 128, count: 3 * columns * rows)
      for thing in things {
        for row in thing.rows {
          for column in thing.columns {
            let index = (isColour ? rows * columns : 0) + row * columns + column
            pixels[index] = UInt8(clamping: Int(pixels[index]) + thing.level)
          }
        }
      }
      if noise > 0 {
        for index in pixels.indices {
          pixels[index] = UInt8(
            clamping: Int(pixels[index]) + Int.random(in: -noise...noise, using: &chance))
        }
      }
      return LumaFrame(
        width: columns, height: 3 * rows, time: Double(number) * ChangeFinderTests.frame,
        pixels: pixels)
    }
  }

  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
    }
  }

  private func moments(_ pictures: [Picture], seed: UInt64 = 1) -> [ChangeMoment] {
    var dice = Dice(state: seed)
    var finder = ChangeFinder()
    for (number, picture) in pictures.enumerated() { finder.add(picture.frame(number, &dice)) }
    return finder.finish(at: Double(pictures.count) * ChangeFinderTests.frame)
  }

  @Test(arguments: 0...4) func whatIsStillIsOneMoment(noise: Int) {
    let found = moments([Picture](repeating: Picture(noise: noise), count: 60))
    #expect(found.map(\.kind) == [.begin])
    #expect(abs(found[0].duration - 1) < 1e-9)
  }

  /// At random places and times, of random sizes and strengths, brighter, darker or of another colour.
  @Test(arguments: 1...60) func noFlashIsMissed(seed: UInt64) throws {
    var dice = Dice(state: seed)
    let noise = Int.random(in: 0...3, using: &dice)
    let size = Int.random(in: 4...20, using: &dice)
    let left = Int.random(in: 0...ChangeFinderTests.columns - size, using: &dice)
    let top = Int.random(in: 0...ChangeFinderTests.rows - size, using: &dice)
    let level = Int.random(in: 20...60, using: &dice) * (Bool.random(using: &dice) ? 1 : -1)
    var pictures = [Picture](repeating: Picture(noise: noise), count: 40)
    let frame = Int.random(in: 1...38, using: &dice)
    pictures[frame].things = [(left..<left + size, top..<top + size, level)]
    pictures[frame].isColour = Bool.random(using: &dice)
    let found = moments(pictures, seed: seed)
    #expect(found.map(\.kind) == [.begin, .flash])
    let flash = try #require(found.last)
    #expect(flash.frame == frame)
    #expect(abs(flash.duration - ChangeFinderTests.frame) < 1e-9)
    let area = try #require(flash.areas.first)
    #expect(area.columns.overlaps(left..<left + size) && area.rows.overlaps(top..<top + size))
  }

  /// What a recorder shows twice is a flash, too; what lasts is none.
  @Test(arguments: [(1, true), (2, true), (3, true), (12, false)])
  func aFlashIsShort(length: Int, isFlash: Bool) {
    var pictures = [Picture](repeating: Picture(), count: 40)
    for frame in 10..<10 + length { pictures[frame].things = [(20..<30, 20..<30, -90)] }
    #expect(
      moments(pictures).map(\.kind) == (isFlash ? [.begin, .flash] : [.begin, .change, .change]))
  }

  /// It is found while something else moves, and one that follows another.
  @Test func flashesAreFoundBesideAMotion() {
    var pictures = (0..<40).map { frame in
      Picture(things: [(0..<60, 70 - frame..<75 - frame, 120)])
    }
    pictures[12].things.append((10..<18, 4..<12, -100))
    pictures[13].things.append((40..<48, 4..<12, -100))
    let flashes = moments(pictures).filter { $0.kind == .flash }
    #expect(flashes.map(\.frame) == [12, 13])
  }

  /// A pointer is at each place for a frame, and is no flash.
  @Test func whatMovesOnIsNoFlash() {
    let pictures = (0..<40).map { frame in
      Picture(things: [(5..<10, frame * 2..<frame * 2 + 5, -100)])
    }
    let jumps = (0..<40).map { frame in
      Picture(things: [(frame % 4 * 14 + 2..<frame % 4 * 14 + 8, frame * 2..<frame * 2 + 6, -100)])
    }
    #expect(!moments(pictures).contains { $0.kind == .flash })
    #expect(!moments(jumps).contains { $0.kind == .flash })
  }

  /// No frame differs from the one before by more than noise.
  @Test func whatChangesSlowlyIsSeen() {
    let pictures = (0..<60).map { frame in
      Picture(things: [(10..<50, 50..<80, frame)])
    }
    let found = moments(pictures)
    #expect(found.count > 2 && found.count < 12)
    #expect(found.dropFirst().allSatisfy { $0.kind == .change })
  }

  /// Flashes first, then the greatest changes, in order of time; a later change shows what was left out.
  @Test func theGreatestAreChosen() throws {
    var pictures = [Picture](repeating: Picture(), count: 90)
    func show(_ from: Int, _ thing: (columns: Range<Int>, rows: Range<Int>, level: Int)) {
      for frame in from..<90 { pictures[frame].things.append(thing) }
    }
    show(20, (2..<8, 2..<8, -30))
    show(40, (0..<60, 50..<85, 120))
    pictures[60].things.append((30..<34, 10..<14, -60))
    show(75, (40..<50, 20..<30, -120))
    let all = moments(pictures)
    #expect(all.map(\.frame) == [0, 20, 40, 60, 75])
    #expect(all.chosen(5).map(\.frame) == [0, 20, 40, 60, 75])
    #expect(all.chosen(4).map(\.frame) == [0, 40, 60, 75])
    #expect(all.chosen(2).map(\.frame) == [0, 60])
    let change = try #require(all.chosen(4).first { $0.frame == 40 })
    #expect(change.areas.contains { $0.rows.overlaps(2..<8) })
  }

  @Test func timesCountFromTheFirstFrame() {
    var pictures = [Picture](repeating: Picture(), count: 30)
    for frame in 10..<30 { pictures[frame].things = [(20..<30, 20..<30, -90)] }
    let found = moments(pictures)
    #expect(found.map(\.frame) == [0, 10])
    #expect(abs(found[0].duration - 10 * ChangeFinderTests.frame) < 1e-9)
    #expect(abs(found[1].duration - 20 * ChangeFinderTests.frame) < 1e-9)
  }

  @Test(arguments: [(1206, 2622), (402, 874), (320, 568), (3840, 2160), (1, 1), (20000, 3)])
  func cellsAreAboutSquare(width: Int, height: Int) {
    let (columns, rows) = CellSize.cells(width: width, height: height)
    #expect((1...width).contains(columns) && (1...height).contains(rows))
    #expect(columns * rows <= 500_000)
  }
}
