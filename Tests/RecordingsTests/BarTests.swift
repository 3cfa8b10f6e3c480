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

  /// A bar that is given is found where it stands with the keyboard, whatever it stands on there, and what is not there, or
  /// there twice, is not.
  @Test(arguments: [464.0, 463.5, 450, 430])
  func aGivenBarIsFoundAboveTheKeyboard(raised: Double) throws {
    var screen = screen
    screen.isPill = true
    let without = ColumnPicture(screen.frame(at: 1, keyboard: 844, bar: screen.loweredBar))
    let given = Bar(given: screen.loweredBar...screen.loweredBar + screen.barHeight)
    func found(_ picture: ColumnPicture, without: ColumnPicture) -> Bar? {
      given.raised(
        above: 508, in: picture, without: without, filter: ScreenFilter(measure), measure: measure)
    }
    let picture = ColumnPicture(screen.frame(at: 0, keyboard: 508, bar: raised))
    let bar = try #require(found(picture, without: without))
    #expect(abs(bar.raisedTop - raised) < 0.6 && bar.loweredTop == screen.loweredBar)
    #expect(bar.contentHeight == 44 && bar.height == 44)
    let hidden = ColumnPicture(screen.frame(at: 0, keyboard: 508, bar: screen.loweredBar))
    #expect(found(hidden, without: without) == nil)
    #expect(found(striped(rises: 0), without: striped(rises: 0)) == nil)
  }

  /// The same bar keeps its background from one event to the next, another one does not.
  @Test func aBarKeepsItsBackground() throws {
    let first = try bar(raised: 464)
    var second = try bar(raised: 463.5)
    second.height -= 8
    #expect(second.keepingBackground(of: first, measure: measure).height == first.height)
    // With words that have come its content ends elsewhere: as much of its background is certain as both show.
    second.contentHeight += 8
    #expect(second.keepingBackground(of: first, measure: measure) == second)
    second.height += 40
    #expect(second.keepingBackground(of: first, measure: measure).height == first.height)
    second.loweredTop -= 20
    #expect(second.keepingBackground(of: first, measure: measure) == second)
    #expect(second.keepingBackground(of: nil, measure: measure) == second)
  }

  /// A list that stays has edges wherever a bar may be: none of them rises.
  @Test func whatStaysIsNoBar() {
    let page = striped(rises: 0)
    #expect(
      Bar(above: 508, rise: 300, in: page, without: striped(rises: 0), measure: measure) == nil)
    #expect(
      Bar(above: 508, rise: 330, in: page, without: striped(rises: 330), measure: measure) != nil)
  }

  /// Lines 60 rows apart with a text that repeats, moved down by some rows.
  private func striped(rises: Int) -> ColumnPicture {
    var picture = ColumnPicture(
      height: 844, values: [Float](repeating: 240, count: 844 * ColumnPicture.columns))
    for row in 0..<844 {
      let inside = (row - rises % 60 + 60) % 60
      for column in 0..<ColumnPicture.columns {
        let isText = inside > 20 && inside < 34 && (inside / 7 + column * 5) % 3 == 0
        if inside < 2 || isText { picture.values[row * ColumnPicture.columns + column] = 120 }
      }
    }
    return picture
  }

  /// What rises with a bar, down to the keyboard, is no gap below it.
  @Test func aListAboveTheKeyboardReachesIt() throws {
    let bar = try #require(
      Bar(
        above: 508, rise: 300, in: bubbles(shift: 0), without: bubbles(shift: 300),
        measure: measure))
    #expect(bar.raisedTop + Double(bar.contentHeight) > 505)
  }

  /// Two bubbles across the screen, the lower one's end 83 points above row 508, and text between it and that.
  private func bubbles(shift: Int, text: Bool = true) -> ColumnPicture {
    var picture = ColumnPicture(
      height: 844, values: [Float](repeating: 245, count: 844 * ColumnPicture.columns))
    for row in 300..<508 where row + shift < 844 {
      for column in 0..<ColumnPicture.columns {
        let isBubble = (360..<425).contains(row) && column > 12
        let isText = text && row > 436 && row % 17 < 9 && (row / 17 * 7 + column * 3) % 5 < 2
        let place = (row + shift) * ColumnPicture.columns + column
        if isBubble || isText { picture.values[place] = isBubble ? 170 : 90 }
      }
    }
    return picture
  }

  /// Two buttons over a list that stays are what has changed of it, in their columns.
  @Test(arguments: [302, 336, 270])
  func buttonsOverAListThatStaysAreABar(rise: Int) throws {
    let bar = try #require(risen(by: rise))
    #expect(abs(bar.raisedTop - 470) <= 1)
    #expect(abs(bar.loweredTop - bar.raisedTop - Double(rise)) < 0.3)
    #expect(bar.columns == [4, 5, 6, 57, 58, 59])
  }

  /// Through glass, another part of the page is seen there: the pattern is the same, and its brightness is another.
  @Test(arguments: [302, 336])
  func buttonsOfGlassAreABar(rise: Int) throws {
    let bar = try #require(risen(by: rise, light: 40))
    #expect(abs(bar.raisedTop - 470) <= 1)
    #expect(abs(bar.loweredTop - bar.raisedTop - Double(rise)) < 0.3)
    #expect(risen(by: 900, light: 40) == nil)
    #expect(risen(by: rise, list: rise, light: 40) == nil)
    // In the middle of the page it would be a message that looks like another.
    #expect(risen(by: rise - 140, light: 40) == nil)
  }

  /// A list that moves as well, buttons that are gone without the keyboard, and none at all.
  @Test func overAListThatMovesNothingHasRisen() {
    #expect(risen(by: 302, list: 302) == nil)
    #expect(risen(by: 302, list: 150) == nil)
    #expect(risen(by: 900) == nil)
    let list = overList(buttons: 900, list: 0)
    #expect(risen(in: list, without: list) == nil)
  }

  /// The columns that tell of a bar may end a little higher or lower at each rest: it is one bar all the same, with one
  /// lower edge, unless it rises by something else.
  @Test func aBarOfColumnsHasOneLowerEdge() throws {
    let first = try #require(risen(by: 302))
    var second = first
    (second.raisedTop, second.loweredTop) = (first.raisedTop + 6, first.loweredTop + 6)
    second.contentHeight -= 12
    second.height -= 12
    let kept = second.keepingBackground(of: first, measure: measure)
    #expect(kept.loweredTop + kept.height == first.loweredTop + first.height)
    second.loweredTop += 4
    #expect(second.keepingBackground(of: first, measure: measure).height == second.height)
  }

  private func risen(by rise: Int, list: Int = 0, light: Float = 0) -> Bar? {
    risen(
      in: overList(buttons: 470, list: 0),
      without: overList(buttons: 470 + rise, list: list, light: light))
  }

  private func risen(in picture: ColumnPicture, without other: ColumnPicture) -> Bar? {
    Bar(
      risenTo: 508, in: picture, without: other, filter: ScreenFilter(measure), measure: measure)
  }

  /// Lines that differ all over a page, moved down by some rows, and two buttons above them, with light through them.
  private func overList(buttons top: Int, list: Int, light: Float = 0) -> ColumnPicture {
    var picture = ColumnPicture(
      height: 844, values: [Float](repeating: 245, count: 844 * ColumnPicture.columns))
    for row in 0..<844 {
      for column in 0..<ColumnPicture.columns {
        let line = row - list + 844
        let isText = line % 19 < 11 && (line / 19 * 31 + column * column * 7) % 5 < 2
        if isText { picture.values[row * ColumnPicture.columns + column] = 90 }
      }
    }
    for row in top..<top + 32 where row < 844 {
      for column in [4, 5, 6, 57, 58, 59] {
        picture.values[row * ColumnPicture.columns + column] =
          light + ((row - top) % 11 < 4 && column % 53 != 5 ? 210 : 20 + Float(row - top))
      }
    }
    return picture
  }

  /// Strips across a screen's bottom, and what is alone there, may be a bar.
  @Test func whatStandsAtTheBottomMayBeTheBar() {
    let bands = Bar.bands(in: buttons(at: 780), measure: measure)
    #expect(bands.contains { abs($0.lowerBound - 774) <= 3 && abs($0.upperBound - 815) <= 3 })
    let strip = ColumnPicture(screen.frame(at: 0, keyboard: 844, bar: screen.loweredBar))
    #expect(
      Bar.bands(in: strip, measure: measure).contains {
        abs($0.lowerBound - screen.loweredBar) <= 1.5
      })
    let empty = ColumnPicture(
      height: 844, values: [Float](repeating: 242, count: 844 * ColumnPicture.columns))
    #expect(Bar.bands(in: empty, measure: measure).isEmpty)
  }

  /// What keeps farther from the screen's bottom than above a tab bar is of the page.
  @Test func aLineOfThePageIsNoBar() {
    for (rise, isBar) in [(330, true), (200, false)] {
      let bar = Bar(
        above: 508, rise: Double(rise), in: bubbles(shift: 0, text: false),
        without: bubbles(shift: rise, text: false), measure: measure)
      #expect((bar != nil) == isBar)
    }
  }

  /// Two buttons on an even page have no edge across the screen.
  @Test(arguments: [0.0, 34])
  func buttonsAboveTheKeyboardAreABar(inset: Double) throws {
    let rise = 844 - 508 - inset
    let bar = try #require(
      Bar(
        marksAbove: 508, rise: rise, in: buttons(at: 470), without: buttons(at: 470 + Int(rise)),
        measure: measure))
    #expect(abs(bar.raisedTop - 470) <= 1)
    #expect(abs(bar.loweredTop - bar.raisedTop - rise) < 0.2)
  }

  /// Buttons that stay, that have a list above them, or that are elsewhere without the keyboard.
  @Test func whereSomethingElseFitsNothingIsABar() {
    for (raised, lowered) in [
      (buttons(at: 470), buttons(at: 470)), (buttons(at: 470, list: true), buttons(at: 772)),
      (buttons(at: 470), buttons(at: 700)),
    ] {
      #expect(
        Bar(marksAbove: 508, rise: 302, in: raised, without: lowered, measure: measure) == nil)
    }
  }

  private func buttons(at top: Int, list: Bool = false) -> ColumnPicture {
    var picture = ColumnPicture(
      height: 844, values: [Float](repeating: 242, count: 844 * ColumnPicture.columns))
    for row in list ? top - 90..<top + 30 : top..<top + 30 {
      for column in [4, 5, 6, 57, 58, 59] {
        picture.values[row * ColumnPicture.columns + column] =
          (row - top + 90) % 9 < 2 && column != 5 ? 160 : 70
      }
    }
    return picture
  }
}
