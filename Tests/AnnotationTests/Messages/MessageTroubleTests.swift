import Scenarios
import Testing

@testable import Diagnosis
@testable import Annotation

struct MessageTroubleTests {
  private func trouble(
    covered: Int = 0, offTop: Int = 0, blank: Double = 0, lastVisible: Double = 1,
    cells: Double = 0, contents: Double = 0, before: Double = 0, onTheWay: Double = 0,
    expectsLast: Bool = true
  ) -> MessageTrouble? {
    MessageTrouble(
      MessageFigures(
        time: 0, covered: covered, offTop: offTop, blank: blank, lastVisible: lastVisible,
        cellsAstray: cells, contentsAstray: contents), pixel: 0.5, blankBefore: before,
      blankOnTheWay: onTheWay, expectsLast: expectsLast)
  }

  @Test func theGravestIsNamed() {
    #expect(trouble() == nil)
    #expect(trouble(covered: 1, cells: 0.49) == .covered(1))
    #expect(trouble(covered: 1, cells: 0.5, contents: 9) == .cellsAstray(0.5))
    #expect(trouble(covered: 1, contents: 9) == .contentsAstray(9))
    #expect(trouble(covered: 1, offTop: 2, blank: 99) == .covered(1))
    #expect(trouble(offTop: 2, blank: 30, lastVisible: 0) == .pushedOff(2, blank: 30))
    #expect(trouble(offTop: 2, blank: 29, before: 29) == .offTop(2))
    #expect(trouble(lastVisible: 0.5) == .lastSeen(0.5))
    #expect(trouble(lastVisible: 0.5, expectsLast: false) == nil)
    #expect(trouble(lastVisible: 0.99) == nil)
  }

  /// Only what has been added to the background since the keyboard came counts, and not the list's own margin.
  @Test func blankIsWhatWasAdded() {
    #expect(trouble(blank: 200, before: 200) == nil)
    #expect(trouble(blank: 230, before: 200) == .blank(230))
    #expect(trouble(blank: 229, before: 200) == nil)
    #expect(trouble(blank: 100, before: 200) == nil)
  }

  /// A message that has just come may be covered until everything rests; one that stays so is.
  @Test func anArrivingMessageIsNotAFault() throws {
    func troubles(_ approach: String) throws -> (Film, MessageTroubles) {
      let film = try Scenario.named("new-message-behind-the-keyboard")
        .film(of: try #require(NamedApproach.named(approach)))
      return (film, MessageTroubles(film, in: 0...film.duration))
    }
    let (film, cured) = try troubles("chat-three-cases")
    #expect(film.measures.messages?.covered.worst.value == 1)
    #expect(MessageKind.covered.worst(of: cured) == nil)
    #expect(cured.at(0.6) == .arriving)
    let published = try troubles("chat-three-cases-published").1
    #expect(MessageKind.covered.worst(of: published)?.value == 1)
  }

  /// What the list has yet to take up as the keyboard comes is not blank for good.
  @Test func blankInMotionIsNotAFault() throws {
    #expect(trouble(offTop: 1, blank: 60, before: 90, onTheWay: 31) == .offTop(1))
    #expect(trouble(offTop: 1, blank: 60, before: 90, onTheWay: 30) == .pushedOff(1, blank: 60))
    let scenario = try Scenario.named("some-messages-rise-a-little")
    let film = try scenario.film(of: try #require(NamedApproach.named("chat-three-cases")))
    let troubles = MessageTroubles(film, in: 0...1.6)
    #expect(troubles.entries.allSatisfy { $0.trouble?.severity.isFault != true })
    #expect(MessageKind.blank.worst(of: troubles) == nil)
  }

  /// The framed frame shows what the legend says.
  @Test(arguments: ["few-messages-stay", "only-message-leaves-the-top", "cells-fly-in-on-hide"])
  func legendAndLensAgree(name: String) throws {
    let scenario = try Scenario.named(name)
    for approach in scenario.approaches {
      let film = try scenario.film(of: approach)
      let troubles = MessageTroubles(film, in: 0...1.6)
      guard let kind = MessageKind.gravest(of: [troubles]), kind != .offTop,
        let worst = kind.worst(of: troubles)
      else { continue }
      let frame = try #require(
        troubles.worstFrame(of: JudgedFilm(CaptionedFilm(film), in: 0...1.6), columns: []))
      #expect(worst.times.contains(film.time(ofFrame: frame)))
    }
  }

  /// Messages that leave the top of a full list had to: nothing alarming.
  @Test func rowsThatHadToLeaveAreNotAFault() {
    #expect(MessageTrouble.offTop(3).size == 0 && MessageTrouble.offTop(3).severity == .neutral)
    #expect(MessageTrouble.pushedOff(3, blank: 279).size == 120)
    #expect(MessageTrouble.pushedOff(3, blank: 50).size == 50)
    #expect(MessageTrouble.covered(2).severity == .overlap)
    #expect(MessageTrouble.cellsAstray(1).severity == .gap)
  }

  /// A sheet is about messages only where bar and keyboard meet in every row.
  @Test func aSheetIsAboutSeamsOrMessages() throws {
    func films(_ name: String) throws -> [JudgedFilm] {
      let scenario = try Scenario.named(name)
      return JudgedFilm.all(
        of: try scenario.approaches.map { CaptionedFilm(try scenario.film(of: $0)) },
        in: scenario.strip.from...scenario.strip.to)
    }
    let few = try films("few-messages-stay")
    #expect(few.count == 3 && few.allSatisfy { $0.troubles != nil })
    for name in ["keyboard-gap", "floating-keyboard", "half-height-misses", "rounded-keyboard"] {
      #expect(try films(name).allSatisfy { $0.troubles == nil })
    }
  }
}
