import Scenarios
import Testing

struct FieldMeasuresTests {
  private struct NoAnswer: Approach {
    typealias Screen = FormScreen
  }

  private func film(_ form: String, _ events: String, until: Double = 3) throws -> Film {
    try Scenario(
      yaml: "name: field\nform: \(form)\nevents: \(events)\nuntil: \(until)", file: "field.yaml"
    ).film(of: NoAnswer())
  }

  /// The keyboard of 260 points has its top at 407; the field is 44 points high.
  @Test(arguments: [(363.0, 0.0), (364, 1), (362, 0), (407, 44), (406, 43), (500, 44)])
  func rowsBehindTheKeyboardAreCovered(y: Double, expected: Double) throws {
    let measures = try film("{fields: [{name: a, y: \(y)}]}", "[{at: 0, focus: a}]").measures
    let field = try #require(measures.field)
    #expect(field.coveredAtRest?.value == expected)
    #expect(field.coveredMax.value == expected)
    #expect(abs((field.visibleAtRest?.value ?? 2) - (44 - expected) / 44) < 1e-9)
  }

  /// The bar ends at 64.
  @Test(arguments: [(64.0, 0.0), (63, 1), (65, 0), (20, 44), (21, 43), (0, 44)])
  func fieldsAboveTheBarsEndAreOffTheTop(y: Double, expected: Double) throws {
    let measures = try film("{fields: [{name: a, y: \(y)}]}", "[{at: 0, focus: a}]").measures
    #expect(measures.field?.offTopAtRest?.value == expected)
  }

  /// What its scroll view's edge cuts off of a field is not seen, though no keyboard covers it; a text view is not
  /// scrolled into sight by itself.
  @Test func fieldsClippedByAScrollViewAreNotVisible() throws {
    let form = """
      {fields: [{box: b, y: 100, height: 60, scrolls: true, fields: [{name: a, kind: textView, height: 44, label: "", y: 38}]}]}
      """
    let field = try #require(try film(form, "[{at: 0, focus: a}]").measures.field)
    #expect(field.coveredAtRest?.value == 0)
    #expect(field.visibleAtRest?.value == 0.5)
  }

  @Test func aFormHasNoSeamAndAChatNoField() throws {
    let form = try film("{fields: [{name: a}]}", "[{at: 0, focus: a}]")
    #expect(!form.measures.hasBar)
    #expect(form.measures.all.allSatisfy { !$0.name.hasPrefix("gap") && $0.name != "jumps" })
    #expect(Series.all(of: form) == [.keyboardTop, .fieldTop, .fieldBottom, .viewTop])
    #expect(form.series(.gap).allSatisfy { $0 == nil })
    let chat = try Scenario.named("keyboard-gap").film(
      of: try #require(NamedApproach.named("transform")))
    #expect(chat.measures.field == nil)
    #expect(chat.measures.hasBar)
    #expect(!Series.all(of: chat).contains(.fieldBottom))
    #expect(chat.series(.fieldBottom).allSatisfy { $0 == nil })
  }

  /// Events that come while the last one still moves something leave no time of rest, and so no measure of it.
  @Test func withoutRestThereIsNoMeasureAtRest() throws {
    let form = "{fields: [{name: a, y: 500}]}"
    let field = try #require(
      try film(form, "[{at: 0, focus: a}, {at: 0.3, keyboard: hide}]", until: 0.4).measures.field)
    #expect(field.coveredAtRest == nil)
    #expect(field.visibleAtRest == nil)
    #expect(field.viewLiftAtRest == nil)
    #expect(field.coveredMax.value > 0)
    let rest = try film(form, "[{at: 0, focus: a}, {at: 0.6, keyboard: hide}]", until: 0.7)
    #expect(rest.measures.field?.coveredAtRest?.value == 44)
    #expect(rest.measures.field?.coveredAtRest?.time == 0.6)
  }

  /// The keyboard leaves with the app at once: just before that it was at rest.
  @Test func aRestThatEndsInTheBackgroundCounts() throws {
    let form = "{fields: [{name: a, y: 500}]}"
    let film = try film(form, "[{at: 0, focus: a}, {at: 1, app: background}]")
    #expect(film.restsWithKeyboard == [.before(1)])
    #expect(film.measures.field?.coveredAtRest?.value == 44)
    #expect(film.measures.field?.coveredAtRest?.time == 1)
    let early = try self.film(form, "[{at: 0, focus: a}, {at: 0.4, app: background}]")
    #expect(early.restsWithKeyboard.isEmpty)
  }

  /// Lifts the view with the keyboard and drops it at once, or with the keyboard.
  private struct Lift: Approach {
    typealias Screen = FormScreen
    let dropsAtOnce: Bool

    func keyboardWillShow(_ keyboard: KeyboardNotification, on form: FormScreen) {
      form.animate(with: keyboard) { form.view.transform = .translation(x: 0, y: -137) }
    }

    func keyboardWillHide(_ keyboard: KeyboardNotification, on form: FormScreen) {
      guard !dropsAtOnce else {
        form.view.transform = .identity
        return
      }
      form.animate(with: keyboard) { form.view.transform = .identity }
    }
  }

  /// While the keyboard goes, the field that had the cursor counts: dropped at once it is behind the keyboard.
  @Test(arguments: [(true, 44.0), (false, 0)])
  func aFieldThatIsDroppedIsCovered(dropsAtOnce: Bool, expected: Double) throws {
    let scenario = try Scenario(
      yaml: """
        name: field
        context: deferred
        form: {fields: [{name: a, y: 500}]}
        events: [{at: 0, focus: a}, {at: 1, keyboard: hide}]
        until: 2
        """, file: "field.yaml")
    let field = try #require(
      try scenario.film(of: Lift(dropsAtOnce: dropsAtOnce)).measures.field)
    #expect(field.coveredAtRest?.value == 0)
    #expect(field.coveredMax.value == expected)
    #expect(field.coveredMax.time == (dropsAtOnce ? 1 : nil))
  }

  @Test func withoutFocusThereIsNothingToMeasure() throws {
    let film = try film("{fields: [{name: a}]}", "[]")
    #expect(film.measures.field == nil)
    #expect(film.measures.all.isEmpty)
  }
}
