import TestSupport
import Testing

@testable import Imaging

struct PictureDifferenceTests {
  private func difference(
    _ first: StraightBitmap, _ second: StraightBitmap, _ rule: DifferenceRule = DifferenceRule()
  ) throws -> PictureDifference {
    guard case .sameSize(let difference) = PictureComparison(first, second, by: rule) else {
      throw PNGError.header
    }
    return difference
  }

  private func picture(_ pixels: [UInt32], width: Int) throws -> StraightBitmap {
    try #require(StraightBitmap(width: width, height: pixels.count / width, pixels: pixels))
  }

  private func threshold(_ distance: Double) throws -> ColorThreshold {
    try #require(ColorThreshold(distance))
  }

  private func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int) throws -> PixelRectangle {
    try #require(PixelRectangle(x: x, y: y, width: width, height: height))
  }

  @Test(arguments: PixelmatchFigure.all)
  func countsAndDrawsAsPixelmatchDoes(_ figure: PixelmatchFigure) throws {
    let (first, second) = figure.pictures()
    var rule = DifferenceRule(threshold: try threshold(figure.threshold))
    let difference = try difference(first, second, rule)
    #expect(difference.different == figure.different)
    #expect(difference.different + difference.antialiased == figure.all)
    let drawn = difference.picture(over: first).pixels
    let hash = drawn.reduce(UInt32(0x811C_9DC5)) { sum, pixel in
      [16, 8, 0, 24].reduce(sum) { ($0 ^ (pixel >> $1 & 0xFF)) &* 0x0100_0193 }
    }
    #expect(hash == figure.hash)
    rule.countsAntialiasing = true
    let all = try self.difference(first, second, rule)
    #expect(all.different == figure.all && all.antialiased == 0)
  }

  /// Which picture comes first changes nothing, and what is reported fits together.
  @Test(arguments: PixelmatchFigure.all)
  func isTheSameBothWaysAndConsistent(_ figure: PixelmatchFigure) throws {
    let (first, second) = figure.pictures()
    let rule = DifferenceRule(threshold: try threshold(figure.threshold))
    let one = try difference(first, second, rule)
    let other = try difference(second, first, rule)
    #expect(one.different == other.different && one.antialiased == other.antialiased)
    #expect(one.changed == other.changed && one.largest == other.largest)
    #expect(one.bounds == other.bounds && one.worstWindow == other.worstWindow)

    #expect(one.compared == figure.width * figure.height)
    #expect(one.changed == zip(first.pixels, second.pixels).count { $0 != $1 })
    #expect(one.different + one.antialiased <= one.changed)
    #expect((one.bounds == nil) == (one.different == 0))
    #expect((one.worstWindow == nil) == (one.different == 0))
    #expect((0...1).contains(one.largest))
    if one.different > 0 { #expect(one.largest > figure.threshold) }
  }

  /// Bounds and window against every pixel and every window; pictures of which little differs suffice.
  @Test(arguments: PixelmatchFigure.all.filter { $0.different < 1000 })
  func findsBoundsAndTheWorstWindow(_ figure: PixelmatchFigure) throws {
    let (first, second) = figure.pictures()
    let difference = try difference(
      first, second, DifferenceRule(threshold: try threshold(figure.threshold)))
    let (width, height) = (figure.width, figure.height)
    let places = (0..<width * height).filter { difference.differentPixels[$0 % width, $0 / width] }
    #expect(places.count == difference.different)
    guard let bounds = difference.bounds, let window = difference.worstWindow else { return }
    #expect(bounds.columns.lowerBound == places.map { $0 % width }.min())
    #expect(bounds.columns.upperBound - 1 == places.map { $0 % width }.max())
    #expect(bounds.rows.lowerBound == places.map { $0 / width }.min())
    #expect(bounds.rows.upperBound - 1 == places.map { $0 / width }.max())
    let (across, down) = (min(32, width), min(32, height))
    var most = (count: 0, x: 0, y: 0)
    for y in 0...height - down {
      for x in 0...width - across {
        let count = places.count {
          (x..<x + across).contains($0 % width) && (y..<y + down).contains($0 / width)
        }
        if count > most.count { most = (count, x, y) }
      }
    }
    #expect(window.different == most.count)
    #expect(window.rectangle == (try rectangle(most.x, most.y, across, down)))
    #expect(window.density == Double(most.count) / Double(across * down))
  }

  @Test func equalPicturesDoNotDiffer() throws {
    for kind in PictureKind.allCases {
      let picture = StraightBitmap(try kind.bitmap(width: 40, height: 200, seed: 3))
      let difference = try difference(picture, picture, .exact)
      #expect(difference.changed == 0 && difference.different == 0 && difference.largest == 0)
      #expect(difference.bounds == nil && difference.worstWindow == nil)
    }
  }

  /// Scans on two threads find what one finds.
  @Test func manyRowsAreScannedInParts() throws {
    let first = StraightBitmap(try PictureKind.fewColours.bitmap(width: 65, height: 300, seed: 1))
    let second = StraightBitmap(try PictureKind.fewColours.bitmap(width: 65, height: 300, seed: 2))
    let whole = try difference(first, second, .exact)
    var sum = 0
    for top in stride(from: 0, to: 300, by: 100) {
      let rows = 65 * top..<65 * (top + 100)
      sum += try difference(
        picture(Array(first.pixels[rows]), width: 65),
        picture(Array(second.pixels[rows]), width: 65), .exact
      ).different
    }
    #expect(whole.different == sum && whole.changed == sum)
  }

  @Test func aHigherThresholdFindsNoMore() throws {
    var generator = SeededGenerator(5)
    for _ in 0..<20 {
      let figure = try #require(PixelmatchFigure.all.randomElement(using: &generator))
      let (first, second) = figure.pictures()
      var last = Int.max
      for step in 0...20 {
        let rule = DifferenceRule(threshold: try threshold(Double(step) / 20))
        let found = try difference(first, second, rule).different
        #expect(found <= last)
        last = found
      }
      #expect(last == 0)
    }
  }

  /// A pixel at its threshold does not differ, one a little beyond does.
  @Test func theThresholdItselfIsNoDifference() throws {
    let (black, grey) = (
      try picture([0xFF00_0000], width: 1), try picture([0xFF40_4040], width: 1)
    )
    let distance = try difference(black, grey, .exact).largest
    #expect(abs(distance - 64 * (0.5053 / 35_215).squareRoot()) < 1e-6)
    func count(_ distance: Double) throws -> Int {
      try difference(black, grey, DifferenceRule(threshold: try threshold(distance))).different
    }
    #expect(try count(distance * (1 + 1e-12)) == 0)
    #expect(try count(distance * (1 - 1e-12)) == 1)
  }

  @Test func blackAndWhiteAreFarApart() throws {
    let difference = try difference(
      picture([0xFF00_0000], width: 1), picture([0xFFFF_FFFF], width: 1))
    #expect(abs(difference.largest - 0.966) < 0.0005)
    #expect(difference.different == 1)
    #expect(difference.worstWindow?.density == 1)
  }

  /// Colours that cannot be seen differ for the exact rule alone.
  @Test func exactCountsWhatCannotBeSeen() throws {
    let (first, second) = (try picture([0x0012_3456], width: 1), try picture([0], width: 1))
    #expect(try difference(first, second, .exact).different == 1)
    let visible = try difference(first, second, DifferenceRule(threshold: try threshold(0)))
    #expect(visible.different == 0 && visible.changed == 1)
  }

  @Test func exactCountsEveryPixelThatIsNotTheSame() throws {
    for figure in PixelmatchFigure.all {
      let (first, second) = figure.pictures()
      let difference = try difference(first, second, .exact)
      #expect(difference.different == difference.changed && difference.antialiased == 0)
    }
  }

  @Test func anotherSizeIsAResult() throws {
    let comparison = PictureComparison(
      try picture([1, 2], width: 2), try picture([1, 2], width: 1), by: .exact)
    guard case .otherSize(let first, let second) = comparison else {
      Issue.record("compared")
      return
    }
    #expect(first == .init(width: 2, height: 1) && second == .init(width: 1, height: 2))
  }

  @Test func nothingDiffersWhereAllIsIgnored() throws {
    for figure in PixelmatchFigure.all.suffix(8) {
      let (first, second) = figure.pictures()
      var rule = DifferenceRule.exact
      rule.ignored = [try rectangle(0, 0, figure.width + 5, figure.height)]
      let difference = try difference(first, second, rule)
      #expect(difference.compared == 0 && difference.changed == 0 && difference.different == 0)
    }
  }

  /// Ignored parts and regions against asking each pixel for itself.
  @Test func regionsHoldPixelByPixel() throws {
    var generator = SeededGenerator(11)
    for figure in PixelmatchFigure.all.suffix(16) {
      let (first, second) = figure.pictures()
      func random() throws -> PixelRectangle {
        try rectangle(
          .random(in: 0...figure.width, using: &generator),
          .random(in: 0...figure.height, using: &generator),
          .random(in: 1...figure.width, using: &generator),
          .random(in: 1...figure.height, using: &generator))
      }
      var rule = DifferenceRule(
        threshold: try threshold(figure.threshold), countsAntialiasing: true)
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let distance = try threshold(.random(in: 0...0.5, using: &generator))
        rule.regions.append(.init(try random(), threshold: distance))
      }
      for _ in 0..<Int.random(in: 0...2, using: &generator) { rule.ignored.append(try random()) }
      var (expected, compared) = (0, 0)
      for index in 0..<figure.width * figure.height {
        let (x, y) = (index % figure.width, index / figure.width)
        func holds(_ part: PixelRectangle) -> Bool {
          part.columns.contains(x) && part.rows.contains(y)
        }
        if rule.ignored.contains(where: holds) { continue }
        compared += 1
        let region = rule.regions.last { holds($0.rectangle) }
        let limit = (region?.threshold ?? rule.threshold).largestSquare
        let (one, other) = (first.pixels[index], second.pixels[index])
        if one != other, ColorDistance.square(one, other, at: index) > limit { expected += 1 }
      }
      let difference = try difference(first, second, rule)
      #expect(difference.different == expected && difference.compared == compared)
    }
  }

  @Test func drawsWhatIsIgnoredInBlue() throws {
    var rule = DifferenceRule()
    rule.ignored = [try rectangle(1, 0, 9, 9)]
    let (first, second) = (
      try picture([0xFFFF_FFFF, 0xFFFF_FFFF], width: 2),
      try picture([0xFF00_0000, 0xFF00_0000], width: 2)
    )
    let drawn = try difference(first, second, rule).picture(over: first)
    #expect(drawn.pixels == [PictureDifference.differentColor, 0xFFDF_EFFF])
  }

  @Test func rectanglesAndThresholdsHaveLimits() {
    #expect(PixelRectangle(x: 0, y: 0, width: 0, height: 1) == nil)
    #expect(PixelRectangle(x: -1, y: 0, width: 1, height: 1) == nil)
    #expect(PixelRectangle(x: .max, y: 0, width: .max, height: 1) == nil)
    #expect(PixelRectangle(x: 0, y: 0, width: 1, height: 1) != nil)
    #expect(ColorThreshold(0) != nil && ColorThreshold(1) != nil)
    #expect(ColorThreshold(-0.01) == nil && ColorThreshold(1.01) == nil)
    #expect(ColorThreshold(.nan) == nil)
  }
}
