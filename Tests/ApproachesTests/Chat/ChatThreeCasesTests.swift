import Scenarios
import TestSupport
import Testing

@testable import Approaches

/// The three cases and the rules for sending, at their boundaries.
///
/// On an iPhone 7 with a keyboard of 260 points: messages begin at 64, `distance1` is 667 − 44 − 260 = 363 and
/// `distance2` 667 − 44 − 30 = 593.
struct ChatThreeCasesTests {
  private enum Handlers: CaseIterable {
    case mended, published

    var approach: any Approach<ChatScreen> {
      switch self {
      case .mended: ChatThreeCases()
      case .published: ChatThreeCasesPublished()
      }
    }
  }

  /// The heights of the messages, and how far the table rises for them.
  @Test(
    arguments: [
      // Case 1, up to a last message that ends exactly on the raised bar.
      ([], 0), ([1], 0), ([298], 0), ([299], 0), ([200, 99], 0),
      // Case 2, from one point more to exactly 30 above the bar.
      ([300], 1), ([301], 2), ([200, 220], 121), ([528], 229), ([529], 230),
      // Case 3, from one point more.
      ([530], 260), ([559], 260), ([560], 260), ([200, 200, 200, 200], 260),
    ] as [([Double], Double)])
  func theCaseFollowsFromTheLastMessagesBottom(heights: [Double], rise: Double) throws {
    for handlers in Handlers.allCases {
      let film = try ChatPlay(heights: heights).film(handlers.approach)
      #expect(film.rise(of: .table, at: 0.9) == rise)
      #expect(film.rect(of: .toolbar, at: .at(0.9))?.maxY == 407)
      #expect(film.measures.gapMax.value == 0 && film.measures.overlapMax.value == 0)
      #expect(film.rect(of: .navigationBar, at: .at(0.9))?.maxY == 64)
    }
  }

  /// With a home indicator both distances count from the bar with its padding, and the keyboard from above the inset:
  /// on an iPhone X messages begin at 88, `distance1` is 812 − 78 − 302 = 432 and `distance2` 704.
  @Test(arguments: [(343, 0), (344, 0), (345, 1), (615, 271), (616, 272), (617, 302)])
  func aHomeIndicatorsInsetIsNotClimbedTwice(height: Double, rise: Double) throws {
    for handlers in Handlers.allCases {
      let film = try ChatPlay(device: "iPhone X", keyboard: 336, heights: [height])
        .film(handlers.approach)
      #expect(film.rise(of: .table, at: 0.9) == rise)
      #expect(film.rect(of: .toolbarContent, at: .at(0.9))?.maxY == 476)
      #expect(film.measures.gapMax.value == 0 && film.measures.overlapMax.value == 0)
    }
  }

  private func sent(_ heights: [Double], to messages: [Double]) -> ChatPlay {
    let sends = heights.enumerated().map { ", {at: \($0 + 1), send: hello, height: \($1)}" }
    let end = heights.count + 1
    return ChatPlay(
      heights: messages,
      events: "[{at: 0, keyboard: show}\(sends.joined()), {at: \(end), keyboard: hide}]",
      until: Double(end) + 1)
  }

  /// A message sent in case 1 that ends on the raised bar moves nothing; from one point more on the table rises.
  @Test(arguments: [(18, 0), (19, 0), (20, 1), (80, 61)])
  func inCase1TheTableRisesByWhatWouldBeCovered(height: Double, rise: Double) throws {
    for handlers in Handlers.allCases {
      let film = try sent([height], to: [280]).film(handlers.approach)
      #expect(film.rise(of: .table, at: 0.9) == 0)
      #expect(film.rise(of: .table, at: 1.9) == rise)
      #expect(film.lastBottom(at: 1.9) == 344 + height - rise)
    }
  }

  /// The table has risen by 120; a message of 139, 140 and 141 points asks for a rise of one less than the keyboard's
  /// height, exactly that, and one more.
  @Test(arguments: [(139, 259, 363), (140, 260, 348), (141, 260, 348)])
  func theTableRisesByNoMoreThanTheKeyboard(
    height: Double, rise: Double, lastBottom: Double
  ) throws {
    let film = try sent([height], to: [200, 219]).film(ChatThreeCases())
    #expect(film.rise(of: .table, at: 0.9) == 120)
    #expect(film.rise(of: .table, at: 1.9) == rise)
    #expect(film.lastBottom(at: 1.9) == lastBottom)
  }

  /// At exactly the keyboard's height the published comparison, `<` and else `>`, does nothing.
  @Test(arguments: [(139, 259, 363), (140, 120, 503), (141, 260, 348)])
  func thePublishedTableStaysAtExactlyTheKeyboardsHeight(
    height: Double, rise: Double, lastBottom: Double
  ) throws {
    let film = try sent([height], to: [200, 219]).film(ChatThreeCasesPublished())
    #expect(film.rise(of: .table, at: 1.9) == rise)
    #expect(film.lastBottom(at: 1.9) == lastBottom)
  }

  /// Once it has risen by the keyboard's height the table scrolls; so it does in case 3 from the first message on.
  @Test func fromThenOnItScrolls() throws {
    for handlers in Handlers.allCases {
      let risen = try sent([300, 80, 80], to: [200, 219]).film(handlers.approach)
      let many = try sent([80, 80, 80], to: [300, 300]).film(handlers.approach)
      for film in [risen, many] {
        for time in [1.9, 2.9, 3.9] {
          #expect(film.rise(of: .table, at: time) == 260)
          #expect(film.lastBottom(at: time) == 348)
        }
        // The scroll takes a time of its own.
        #expect(try #require(film.lastBottom(at: 2)) == 428)
        #expect(try #require(film.lastBottom(at: 2.15)) > 348)
      }
    }
  }

  /// Hiding puts everything back, and scrolls to the last message only then.
  @Test func hidingScrollsToTheBottomWhenItIsDone() throws {
    let play = ChatPlay(
      heights: [300, 300, 300, 300],
      events:
        "[{at: 0, scroll: -400, release: hold}, {at: 1, keyboard: show}, {at: 2, keyboard: hide}]",
      until: 3)
    for handlers in Handlers.allCases {
      let film = try play.film(handlers.approach)
      let scrolledUp = try #require(film.lastBottom(at: 0.9))
      #expect(scrolledUp > 900)
      #expect(film.rise(of: .toolbar, at: 2.5) == 0 && film.rise(of: .table, at: 2.5) == 0)
      #expect(film.lastBottom(at: 2.5) == scrolledUp)
      #expect(film.lastBottom(at: 2.85) == 608)
    }
  }

  /// A second show, or another height, is measured without the transform of the first: the message at 464 needs a
  /// rise of 101 over a keyboard of 260 and of 57 over one of 216.
  @Test func aChangedHeightIsMeasuredAfresh() throws {
    var play = ChatPlay(
      heights: [400],
      events: """
        [{at: 0, keyboard: show}, {at: 1, keyboard: show, height: 216}, {at: 2, keyboard: show, height: 260},
         {at: 3, keyboard: show}, {at: 4, keyboard: hide}]
        """, until: 5)
    let film = try play.film(ChatThreeCases())
    #expect(
      [0.9, 1.9, 2.9, 3.9, 4.9].map { film.rise(of: .table, at: $0) } == [101, 57, 101, 101, 0])
    #expect(film.measures.gapMax.value == 0 && film.measures.overlapMax.value == 0)

    // Case 3 of the high keyboard is case 1 of a low one, and back.
    play.heights = [535]
    play.keyboard = 20
    let cases = try play.film(ChatThreeCases())
    #expect([0.9, 1.9, 2.9].map { cases.rise(of: .table, at: $0) } == [0, 216, 260])
    #expect(cases.measures.gapMax.value == 0 && cases.measures.overlapMax.value == 0)
  }

  /// The published show takes the place it gave the table for the message's own.
  @Test func thePublishedSecondShowIsMeasuredThroughTheFirst() throws {
    let play = ChatPlay(
      heights: [400],
      events: "[{at: 0, keyboard: show}, {at: 1, keyboard: show, height: 300}]", until: 2)
    #expect(try play.film(ChatThreeCases()).rise(of: .table, at: 1.9) == 141)
    #expect(try play.film(ChatThreeCasesPublished()).rise(of: .table, at: 1.9) == 40)
  }

  /// The published rise of 41 points is added to the next show's.
  @Test func aPublishedRiseSurvivesTheHide() throws {
    let play = ChatPlay(
      heights: [340],
      events: """
        [{at: 0, keyboard: show}, {at: 1, keyboard: hide}, {at: 2, keyboard: show, height: 216},
         {at: 3, send: hello, height: 80}]
        """, until: 4)
    #expect(try play.film(ChatThreeCases()).rise(of: .table, at: 3.9) == 77)
    #expect(try play.film(ChatThreeCasesPublished()).rise(of: .table, at: 3.9) == 77 + 41)
  }

  /// A show that claims no time makes the published hide a jump.
  @Test func thePublishedHideTakesTheShowsDuration() throws {
    let play = ChatPlay(
      heights: [100],
      events: """
        [{at: 0, keyboard: show}, {at: 1, keyboard: show, height: 216}, {at: 2, keyboard: hide}]
        """, until: 3)
    #expect(try play.film(ChatThreeCases()).rise(of: .toolbar, at: 2) == 216)
    let published = try play.film(ChatThreeCasesPublished())
    #expect(published.rise(of: .toolbar, at: 2) == 0)
    #expect(published.measures.overlapMax.value == 216)
  }

  /// Messages that come while no keyboard shows are scrolled to, and move nothing.
  @Test func withoutAKeyboardAMessageIsScrolledTo() throws {
    let play = ChatPlay(
      heights: [500],
      events: """
        [{at: 0, receive: hello, height: 100}, {at: 1, keyboard: show}, {at: 2, keyboard: hide},
         {at: 3, receive: hello, height: 100}]
        """, until: 4)
    for handlers in Handlers.allCases {
      let film = try play.film(handlers.approach)
      #expect([0.9, 3.9].map { film.lastBottom(at: $0) } == [608, 608])
      #expect([0.9, 3.9].map { film.rise(of: .table, at: $0) } == [0, 0])
    }
  }

  /// Every play begins with fresh handlers.
  @Test(arguments: ["chat-three-cases", "chat-three-cases-published", "table-move-inset"])
  func aCataloguedApproachRemembersNothingOfAnotherPlay(name: String) throws {
    let scenario = try sent([140], to: [200, 219]).scenario()
    let approach = try #require(NamedApproach.named(name))
    #expect(try scenario.film(of: approach) == scenario.film(of: approach))
  }
}
