import Scenarios
import TestSupport
import Testing

@testable import Approaches

/// What a list does as the keyboard comes, wherever it is scrolled to.
struct ListApproachesTests {
  /// Shown at 1 and hidden at 2, with the list scrolled up by some points before.
  private func play(scrolledUpBy distance: Double) -> ChatPlay {
    ChatPlay(
      heights: Array(repeating: 80, count: 12),
      events:
        "[{at: 0, scroll: -\(distance), release: hold}, {at: 1, keyboard: show}, {at: 2, keyboard: hide}]",
      until: 3)
  }

  /// The list's rise while the keyboard shows, and after it went.
  @Test(arguments: [0.0, 15, 16, 300])
  func risesAsItsNameSays(distance: Double) throws {
    // The inset below the last message is 15: scrolled up by one point more, it is no longer all in view.
    let isAtEnd = distance <= 15
    let approaches: [(any Approach<ChatScreen>, shown: Double, after: Double)] = [
      (ListAlways(), 260, 0), (ListWhenAtEnd(), isAtEnd ? 260 : 0, 0),
      (ListPersistent(), 260, 260), (ListNever(), 0, 0),
    ]
    for (approach, shown, after) in approaches {
      let film = try play(scrolledUpBy: distance).film(approach)
      #expect(film.rise(of: .table, at: 1.9) == shown, "\(approach)")
      #expect(film.rise(of: .table, at: 3) == after, "\(approach)")
      #expect(film.rise(of: .toolbar, at: 1.9) == 260, "\(approach)")
      #expect(film.rise(of: .toolbar, at: 3) == 0, "\(approach)")
      #expect(film.measures.gapMax.value == 0 && film.measures.overlapMax.value == 0)
      #expect(film.measures.rows?.all.allSatisfy { $0.value == 0 } == true)
    }
  }

  /// A new message is scrolled to, unless the list never moves or one reads further up.
  @Test func showsNewMessages() throws {
    let approaches: [(any Approach<ChatScreen>, atEnd: Bool, furtherUp: Bool)] = [
      (ListAlways(), true, true), (ListWhenAtEnd(), true, false), (ListPersistent(), true, true),
      (ListNever(), false, false),
    ]
    for (approach, atEnd, furtherUp) in approaches {
      for (distance, isSeen) in [(0.0, atEnd), (300, furtherUp)] {
        var play = play(scrolledUpBy: distance)
        play.events =
          "[{at: 0, scroll: -\(distance), release: hold}, {at: 1, receive: hello, height: 80}]"
        let film = try play.film(approach)
        #expect(film.rows(at: .at(3)).count == 13)
        #expect((film.lastBottom(at: 3) == 608) == isSeen, "\(approach)")
      }
    }
  }

  /// However fast a finger throws the list, on each frame its rows fill it, but for what the rubber band shows.
  @Test(arguments: [-9000.0, -900, -300, 200]) func aFlickedListHasItsRows(distance: Double) throws
  {
    var play = ChatPlay(heights: (0..<60).map { 40 + Double($0 % 7) * 20 }, until: 6)
    play.events = "[{at: 0, scroll: \(distance)}, {at: 1, keyboard: show}, {at: 2, scroll: 90}]"
    let film = try play.film(ListNever())
    var offsets: Set<Double> = []
    for frame in 0..<film.frameCount {
      let time = film.time(ofFrame: frame)
      let table = try #require(film.tableState(at: .at(time)))
      let overscroll = film.overscroll(at: .at(time))
      var filled = table.visible.minY + max(0, -overscroll)
      for row in table.rows where row.drawn.minY <= filled + 1e-5 {
        filled = max(filled, row.drawn.maxY)
      }
      #expect(filled >= table.visible.maxY - max(0, overscroll) - ChatScreen.fitBlank - 1e-5)
      #expect(table.rows.allSatisfy { $0.astray == 0 && $0.partsAstray == 0 })
      offsets.insert(table.rows.first?.drawn.minY ?? 0)
    }
    #expect(offsets.count > 40)
  }

  /// An empty list counts as at its end.
  @Test func withoutMessagesNothingIsAskedOfTheTable() throws {
    for approach in [ListAlways(), ListWhenAtEnd(), ListPersistent(), ListNever()]
      as [any Approach<ChatScreen>]
    {
      #expect(try ChatPlay(heights: []).film(approach).warnings.isEmpty)
    }
  }
}
