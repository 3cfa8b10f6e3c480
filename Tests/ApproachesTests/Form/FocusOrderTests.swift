import Scenarios
import Testing

/// UIKit's order of editing and the keyboard's notifications.
struct FocusOrderTests {
  private func calls(_ events: String, context: HandlerContext) throws -> [String] {
    let scenario = try Scenario(
      yaml: """
        name: order
        context: \(context.rawValue)
        form: {fields: [{name: a}, {name: b}, {name: notes, kind: textView}]}
        events: \(events)
        until: 3
        approaches: [focus-lift]
        """, file: "order.yaml")
    let recorder = FormRecorder(NoAnswer())
    _ = try scenario.film(of: recorder)
    return recorder.calls
  }

  @Test(arguments: HandlerContext.allCases)
  func aFieldBeginsBeforeTheKeyboardAndATextViewAfter(context: HandlerContext) throws {
    #expect(try calls("[{at: 0, focus: a}]", context: context) == ["begin a", "willShow"])
    #expect(
      try calls("[{at: 0, focus: notes}]", context: context) == ["willShow", "begin notes"])
  }

  @Test(arguments: HandlerContext.allCases)
  func whereFocusMovesTheKeyboardIsAnnouncedAgain(context: HandlerContext) throws {
    // A handler that is dispatched comes after the end of editing, too.
    let hide = context == .inherited ? ["willHide", "end b"] : ["end b", "willHide"]
    #expect(
      try calls("[{at: 0, focus: a}, {at: 1, focus: b}, {at: 2, keyboard: hide}]", context: context)
        == ["begin a", "willShow", "end a", "begin b", "willShow again"] + hide)
    #expect(
      try calls("[{at: 0, focus: a}, {at: 1, focus: notes}]", context: context)
        == ["begin a", "willShow", "end a", "willShow again", "begin notes"])
  }

  @Test func theFieldThatHasFocusAlreadyIsLeftAlone() throws {
    #expect(
      try calls("[{at: 0, focus: a}, {at: 1, focus: a}]", context: .deferred)
        == ["begin a", "willShow"])
  }

  @Test func aKeyboardWithoutAFieldComesForTheFirst() throws {
    #expect(
      try calls("[{at: 0, keyboard: show}]", context: .deferred) == ["begin a", "willShow"])
  }

  @Test func aFieldThatIsNotThereIsWarnedOf() throws {
    let scenario = try Scenario(
      yaml: "name: none\nform: {fields: [{name: a}]}\nevents: [{at: 0, focus: nobody}]",
      file: "none.yaml")
    let film = try scenario.film(of: NoAnswer())
    #expect(film.warnings.map(\.text) == ["The screen has no field “nobody”."])
    #expect(!film.hasFocus)
  }

  @Test func theFilmKnowsWhoHadFocusWhen() throws {
    let scenario = try Scenario(
      yaml: """
        name: history
        form: {fields: [{name: a}, {name: b}]}
        events: [{at: 0.5, focus: a}, {at: 1, focus: b}, {at: 2, keyboard: hide}]
        """, file: "history.yaml")
    let film = try scenario.film(of: NoAnswer())
    func name(_ moment: Moment) -> String? {
      film.focusedLayer(at: moment).map { film.layers[$0].name }
    }
    #expect(film.focus.map(\.time) == [0.5, 1, 2])
    #expect(name(.before(0.5)) == nil)
    #expect(name(.at(0.5)) == "a")
    #expect(name(.before(1)) == "a")
    #expect(name(.at(1)) == "b")
    #expect(name(.before(2)) == "b")
    #expect(name(.at(2)) == nil)
  }
}
