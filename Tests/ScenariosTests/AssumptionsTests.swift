import Scenarios
import TestSupport
import Testing

@testable import Diagnosis

struct AssumptionsTests {
  @Test func omittedValuesAreTheDefaults() throws {
    #expect(try scene("").script.assumptions == .standard)
    #expect(try scene("assume: {}").script.assumptions == .standard)
  }

  @Test func eachQuestionIsAKey() throws {
    let old = try scene(
      "system: 12\nassume: {turning: animates, accessoryFrame: whole, animators: inherit}")
    #expect(
      old.script.assumptions
        == Assumptions(turning: .animates, accessoryFrame: .whole, animators: .inherit))
    let new = try scene("system: 26\nassume: {hideDuration: zero}")
    #expect(new.script.assumptions == Assumptions(hideDuration: .zero))
  }

  /// What a version of iOS cannot have is refused, with the line and why.
  @Test(arguments: [
    ("system: 18\nassume: {hideDuration: zero}", "iOS 26 only"),
    ("system: 26\nassume: {accessoryFrame: whole}", "from iOS 26 on"),
    ("system: 7\nassume: {turning: jumps}", "up to iOS 7"),
    ("system: 18\nassume: {turning: leaps}", "jumps or animates"),
    ("system: 18\nassume: {turn: jumps}", "turning"),
    ("system: 18\nassume: turning", "a map of"),
    ("system: 18\nkeyboard: {delay: 2}", "0 to 1"),
    ("system: 18\nchat: {bar: top}", "bottom or safe-area"),
    ("system: 18\nchat: {listBottom: bars}", "bar or view"),
    ("system: 18\nchat: {lines: 12}", "1 to 11"),
    ("system: 18\nevents: [{at: 0, keyboard: show, by: finger}]", "docked, undocked"),
    ("system: 18\nevents: [{at: 0, keyboard: undock, by: hand}]", "menu or finger"),
    ("system: 18\nevents: [{at: 0, otherKeyboard: float}]", "show or hide"),
  ])
  func impossibleValuesAreRefused(lines: String, word: String) {
    let error = #expect(throws: ScenarioError.self) { try scene(lines) }
    // After the lines that `scene` adds.
    #expect(error?.line == 5)
    #expect(error?.message.contains(word) == true, "\(error?.message ?? "")")
  }

  @Test func eventsOfOtherKeyboards() throws {
    let scenario = try scene(
      """
      events: [{at: 0, keyboard: undock, by: finger}, {at: 1, keyboard: split, by: menu},
        {at: 2, otherKeyboard: show, height: 250, isLocal: true}, {at: 3, otherKeyboard: hide}]
      """)
    #expect(
      scenario.script.events.map(\.action) == [
        .moveKeyboard(.undocked, byFinger: true), .moveKeyboard(.split),
        .otherKeyboard(OtherKeyboard(isShown: true, height: 250, isLocal: true)),
        .otherKeyboard(OtherKeyboard(isShown: false)),
      ])
  }

  /// Raises the bar with an animator of its own pace.
  private struct Animated: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      let animator = PropertyAnimator(on: chat, duration: 1, curve: .linear) {
        chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
      }
      animator.startAnimation()
    }
  }

  /// On the keyboard's own clock an animator leaves no gap; on its own it is late.
  @Test func whatAnimatorsTake() throws {
    func measures(_ animators: String) throws -> Measures {
      try scene(
        """
        context: inherited
        assume: {animators: \(animators)}
        events: [{at: 0, keyboard: show}]
        until: 1.5
        """
      ).film(of: Animated()).measures
    }
    #expect(try measures("own").overlapMax.value > 100)
    let inherited = try measures("inherit")
    #expect(inherited.overlapMax.value == 0 && inherited.gapMax.value == 0)
  }

  /// What a form's handlers see of a table view controller's inset.
  private final class Witness: Approach {
    var insets: [Double] = []

    func keyboardWillShow(_ keyboard: KeyboardNotification, on form: FormScreen) {
      insets.append(form.scrollView?.contentInset.bottom ?? -1)
    }
  }

  /// A table view controller is an observer among others (openradar 13984333): before the app's handlers, after them, or,
  /// where they are dispatched, in any case before.
  @Test(arguments: [
    ("inherited", "after", 0.0), ("inherited", "before", 260), ("deferred", "after", 260),
    ("deferred", "before", 260),
  ])
  func whenATableMakesRoom(context: String, observer: String, inset: Double) throws {
    let witness = Witness()
    let film = try scene(
      """
      context: \(context)
      assume: {tableObserver: \(observer)}
      form: {table: true, fields: [{name: a}, {name: b, y: 500}]}
      events: [{at: 0, focus: b}]
      until: 2
      """
    ).film(of: witness)
    #expect(witness.insets == [inset])
    // The field was behind the keyboard, and the table shows it by itself.
    #expect(film.fieldMeasures(in: 1.5...2)?.coveredMax.value == 0)
  }
}
