import Diagnosis
import Scenarios
import TestSupport
import Testing

struct ListAtRestTests {
  private func measures(_ handlers: Handlers, keyboard: Double = 300) throws -> Measures {
    try ChatPlay(keyboard: keyboard, heights: Array(repeating: 60, count: 12)).film(handlers)
      .measures
  }

  /// An inset that a handler grows by the keyboard and does not take back.
  @Test(arguments: [(0.0, 0.0), (20, 20), (300, 300), (-10, -10)])
  func anInsetThatStaysIsMeasured(left: Double, kept: Double) throws {
    let measures = try measures(
      Handlers(
        willShow: { keyboard, chat in chat.table.contentInset.bottom += keyboard.frameEnd.height },
        willHide: { keyboard, chat in
          chat.table.contentInset.bottom -= keyboard.frameEnd.height - left
        }))
    #expect(measures.insetKept?.value == kept)
    #expect(measures.insetKept?.unit == "pt")
  }

  /// Once animated, once at once: at rest both are what was set, whatever a bar did.
  @Test(arguments: [true, false]) func insetAndOffsetWithTheKeyboard(isAnimated: Bool) throws {
    let film = try ChatPlay(keyboard: 300, heights: Array(repeating: 60, count: 12)).film(
      Handlers(willShow: { keyboard, chat in
        let move = {
          chat.table.contentInset.bottom = 77
          chat.table.contentOffset.y = 41
        }
        if isAnimated { chat.animate(with: keyboard, move) } else { move() }
      }))
    let measures = film.measures
    #expect(measures.inset?.value == 77 && measures.offset?.value == 41)
    #expect(measures.inset?.unit == "pt" && measures.offset?.unit == "pt")
    // Before the keyboard rests nothing is measured.
    let early = film.measures(in: 0...0.1)
    #expect(early.inset == nil && early.offset == nil)
  }

  /// The bar stays, so the last row ends where bar and inset of 44 + 15 points leave it: the keyboard's height less that
  /// is covered.
  @Test(arguments: [100.0, 300]) func howFarTheLastRowIsFromTheKeyboard(height: Double) throws {
    let still = try measures(Handlers(), keyboard: height)
    #expect(still.lastRowToKeyboard?.value == 44 + 15 - height)
    let lifted = try measures(
      Handlers(willShow: { keyboard, chat in
        chat.animate(with: keyboard) {
          chat.view.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
        }
      }), keyboard: height)
    #expect(lifted.lastRowToKeyboard.map { abs($0.value - (44 + 15)) < 1e-5 } == true)
  }

  @Test func missingLayersAreNotMeasured() throws {
    let empty = try scene("").film(of: Handlers()).measures
    #expect(empty.lastRowToKeyboard == nil)
    let shown = try scene("messages: 3\nevents: [{at: 0, keyboard: show}]").film(of: Handlers())
    #expect(shown.measures.insetKept == nil)
    let still = try scene("messages: 3\nevents: []\nuntil: 1").film(of: Handlers()).measures
    #expect(still.inset == nil && still.offset == nil)
    let form = try scene("form: {fields: [{name: a}]}").film(
      of: try #require(NamedApproach.named("focus-lift")))
    #expect(form.measures.insetKept == nil && form.measures.lastRowToKeyboard == nil)
  }
}
