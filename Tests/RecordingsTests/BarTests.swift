import Testing

@testable import Recordings

@Suite struct BarTests {
  private let screen = DrawnScreen()
  private let measure = ScreenMeasure(
    rows: 844, scale: RecordingScale(pixelsPerPoint: 1, uncertainty: 0, basis: .given))

  /// The bar of two rests, the keyboard's top at row 508 in one of them.
  ///
  /// - Parameter smear: How many rows on either side of its upper edge a codec has made one of, with the keyboard.
  private func bar(raised: Double, smear: Int = 0) throws -> Bar {
    var picture = ColumnPicture(screen.frame(at: 0, keyboard: 508, bar: raised))
    let without = ColumnPicture(screen.frame(at: 1, keyboard: 844, bar: screen.loweredBar))
    if smear > 0 {
      let rows = Int(raised) - smear..<Int(raised) + 2
      for column in 0..<picture.width {
        let mean = rows.reduce(0) { $0 + picture[$1, column] } / Float(rows.count)
        for row in rows { picture.values[row * picture.width + column] = mean }
      }
    }
    return try #require(
      Bar(
        above: 508, rise: screen.loweredBar - raised, in: picture, without: without,
        measure: measure))
  }

  @Test(arguments: [464.0, 463.5, 463.2, 462.75])
  func itRisesByPartsOfARow(raised: Double) throws {
    let bar = try bar(raised: raised)
    #expect(abs(bar.loweredTop - bar.raisedTop - (screen.loweredBar - raised)) < 0.15)
    #expect(abs(bar.raisedTop - raised) < 0.6)
  }

  /// What a codec does to its edge above one list and not above another moves neither rest against the other.
  @Test func itsEdgeDoesNotTellHowFarItRises() throws {
    let bar = try bar(raised: 464, smear: 1)
    #expect(abs(bar.loweredTop - bar.raisedTop - (screen.loweredBar - 464)) < 0.15)
  }

  /// The same bar keeps its background from one event to the next, another one does not.
  @Test func aBarKeepsItsBackground() throws {
    let first = try bar(raised: 464)
    var second = try bar(raised: 463.5)
    second.height -= 8
    #expect(second.keepingBackground(of: first, measure: measure).height == first.height)
    second.loweredTop -= 20
    #expect(second.keepingBackground(of: first, measure: measure) == second)
    #expect(second.keepingBackground(of: nil, measure: measure) == second)
  }
}
