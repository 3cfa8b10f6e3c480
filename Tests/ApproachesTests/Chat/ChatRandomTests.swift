import Scenarios
import TestSupport
import Testing

@testable import Approaches

/// What holds for any screen and any list of messages.
struct ChatRandomTests {
  private static let devices = [
    "iPhone 4s", "iPhone 5", "iPhone 7", "iPhone 8 Plus", "iPhone X", "iPhone 11", "iPhone 15",
    "iPhone 17 Pro Max",
  ]

  private struct Play {
    let play: ChatPlay
    let hide: Double
  }

  private func random(_ random: inout SeededGenerator) throws -> Play {
    func height() -> Double { Double(Int.random(in: 60...100, using: &random)) }
    let device = try #require(ChatRandomTests.devices.randomElement(using: &random))
    let highest = try #require(Device(named: device)).keyboardHeightWithSuggestions
    func keyboard() -> Double {
      Double(Int.random(in: 120...Int(highest), using: &random))
    }
    var events = ["{at: 0, keyboard: show}"]
    var time = 0.7
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: events.append("{at: \(time), send: hello, height: \(height())}")
      case 1: events.append("{at: \(time), receive: hello, height: \(height())}")
      default: events.append("{at: \(time), keyboard: show, height: \(keyboard())}")
      }
      time += 0.7
    }
    events.append("{at: \(time), keyboard: hide}")
    return Play(
      play: ChatPlay(
        device: device, keyboard: keyboard(),
        heights: (0..<Int.random(in: 0...14, using: &random)).map { _ in height() },
        events: "[\(events.joined(separator: ", "))]", until: time + 1),
      hide: time)
  }

  /// The bar stays on the keyboard all the time; at rest the last message can be seen whole; after the hide every view
  /// is back.
  @Test func inThreeCasesTheBarHoldsAndTheLastMessageIsSeen() throws {
    var generator = SeededGenerator(31)
    for _ in 0..<40 {
      let random = try random(&generator)
      let film = try random.play.film(ChatThreeCases())
      let measures = film.measures
      #expect(measures.gapMax.value == 0, "\(random)")
      #expect(measures.overlapMax.value == 0, "\(random)")
      #expect(measures.messages?.covered.atRest.value == 0, "\(random)")
      #expect(measures.messages?.lastMessageVisible.atRest.value == 1, "\(random)")
      #expect(measures.rows?.all.allSatisfy { $0.value == 0 } == true, "\(random)")
      for landmark in [Landmark.toolbar, .table, .navigationBar] {
        #expect(film.rise(of: landmark, at: random.play.until) == 0, "\(landmark), \(random)")
      }
      #expect(film.warnings.isEmpty)
    }
  }

  /// The table rises by what the formulas say, worked out here apart from the handlers.
  @Test func theRiseIsThatOfTheFormulas() throws {
    var generator = SeededGenerator(32)
    for _ in 0..<40 {
      let random = try random(&generator)
      let device = try #require(Device(named: random.play.device))
      let bar = 44 + device.safeArea.bottom
      let keyboard = random.play.keyboard - device.safeArea.bottom
      let screen = device.size.height
      let top = device.safeArea.top + 44
      let room = screen - bar - top
      // A longer list is scrolled to its end, with 15 points below.
      let content = random.play.heights.reduce(0, +)
      let bottom = min(top + content, max(top + room - 15, top))
      let distance1 = screen - bar - keyboard
      let distance2 = screen - bar - 30
      let rise: Double =
        random.play.heights.isEmpty || bottom <= distance1
        ? 0 : bottom <= distance2 ? bottom - distance1 : keyboard
      let film = try random.play.film(ChatThreeCases())
      #expect(film.rise(of: .table, at: 0.65) == rise, "\(random)")
      let published = try random.play.film(ChatThreeCasesPublished())
      #expect(published.rise(of: .table, at: 0.65) == rise, "\(random)")
    }
  }

  /// After a hide every handler of these systems has put everything back, but for the list that stays risen.
  @Test(arguments: (NamedApproach.chat + NamedApproach.table + NamedApproach.list).map(\.name))
  func everythingIsBackAfterAHide(name: String) throws {
    var generator = SeededGenerator(33)
    let approach = try #require(NamedApproach.named(name))
    for _ in 0..<8 {
      var random = try random(&generator).play
      // A height that changes in between is what the published handlers do not survive.
      random.events = "[{at: 0, keyboard: show}, {at: 0.7, keyboard: hide}]"
      random.until = 1.6
      let film = try random.scenario().film(of: approach)
      let rises = [Landmark.toolbar, .table].map { film.rise(of: $0, at: 1.6) }
      if name == "list-persistent" {
        #expect(rises.first == 0)
        #expect(try #require(rises.last ?? nil) > 0)
      } else {
        #expect(rises == [0, 0], "\(random)")
        #expect(film.lastRowRect(at: .before(0)) == film.lastRowRect(at: .at(1.6)), "\(random)")
      }
      let own = film.warnings.filter { !$0.text.contains("transform") }
      #expect(own.isEmpty, "\(own)")
    }
  }

  /// A list that moves as a whole never has a row astray, however it is played.
  @Test(arguments: [
    "table-move", "table-move-inset", "list-always", "list-when-at-end", "list-never",
    "toolbar-only", "whole-screen", "chat-three-cases-published",
  ])
  func whatMovesAsAWholeStraysNowhere(name: String) throws {
    var generator = SeededGenerator(34)
    let approach = try #require(NamedApproach.named(name))
    for _ in 0..<8 {
      let film = try random(&generator).play.scenario().film(of: approach)
      #expect(film.measures.rows?.all.allSatisfy { $0.value == 0 } == true)
    }
  }
}
