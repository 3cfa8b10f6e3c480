import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct FormFaultsTests {
  /// Lifts the view by what is covered of the field.
  private final class Lift: Approach {
    typealias Screen = FormScreen
    private var field: View?
    var extra = 0.0
    var delay = 0.0
    var isAnimated = true
    var hasCurve = true
    var isPutBack = true

    func textDidBeginEditing(_ field: View, on form: FormScreen) { self.field = field }

    func keyboardWillShow(_ keyboard: KeyboardNotification, on form: FormScreen) {
      guard let field else { return }
      let bottom = field.convert(field.bounds, to: nil).maxY - form.view.transform.translation.y
      let height = max(0, bottom - keyboard.frameEnd.minY) + extra
      move(.translation(x: 0, y: -height), with: keyboard, form)
    }

    func keyboardWillHide(_ keyboard: KeyboardNotification, on form: FormScreen) {
      if isPutBack { move(.identity, with: keyboard, form) }
    }

    private func move(
      _ transform: Transform, with keyboard: KeyboardNotification, _ form: FormScreen
    ) {
      guard isAnimated else {
        return form.performWithoutAnimation { form.view.transform = transform }
      }
      let curve = AnimationOptions(rawValue: hasCurve ? keyboard.curve.rawValue << 16 : 0)
      form.animate(withDuration: keyboard.duration, delay: delay, options: curve) {
        form.view.transform = transform
      }
    }
  }

  private static func low(_ y: Double = 600) -> String {
    "form: {fields: [{name: a, y: \(y)}]}\nevents: [{at: 0, focus: a}, {at: 1, keyboard: hide}]\nuntil: 2"
  }

  /// Sets the inset of the form's scroll view, and nothing else: 12 of 59 handlers of public apps do no more.
  private struct Inset: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on form: FormScreen) {
      form.scrollView?.contentInset.bottom = keyboard.frameEnd.height
    }

    func keyboardWillHide(_ keyboard: KeyboardNotification, on form: FormScreen) {
      form.animate(
        withDuration: keyboard.duration, options: AnimationOptions(curve: keyboard.curve)
      ) {
        form.scrollView?.contentInset.bottom = 0
      }
    }
  }

  /// A scroll view shows its field by itself; a text view, and a view that does not scroll, are left behind.
  @Test(
    arguments: [
      ("scrolls: true, fields: [{name: a, y: 560}]", false),
      ("scrolls: true, fields: [{name: a, y: 500, kind: textView}]", true),
      ("fields: [{name: a, y: 560}]", true),
    ], ["deferred", "inherited"])
  func anInsetIsEnoughForAFieldThatScrolls(form: (setting: String, isLeft: Bool), context: String)
    throws
  {
    let scene = try scene(
      """
      context: \(context)
      form: {\(form.setting)}
      events: [{at: 0, focus: a}, {at: 1, keyboard: hide}]
      until: 2
      """)
    let explanation = try scene.explanation(of: Inset.init)
    #expect(
      explanation.findings.map(\.title).contains("field left behind the keyboard") == form.isLeft,
      "\(explanation.findings.map(\.title))")
  }

  /// The keyboard passes a field low on the screen before UIKit's own scroll has moved it: no curve of the app's is why.
  @Test(arguments: [(560.0, true), (300, false)])
  func aFieldThatIsScrolledIntoSightHasItsOwnClock(y: Double, isNamed: Bool) throws {
    let scene = try scene(
      """
      context: inherited
      form: {scrolls: true, fields: [{name: a, y: \(y)}]}
      events: [{at: 0, focus: a}, {at: 1, keyboard: hide}]
      until: 2
      """)
    let explanation = try scene.explanation(of: Inset.init)
    #expect(explanation.findings.map(\.family) == (isNamed ? [.scrollClock] : []))
    #expect(explanation.findings.allSatisfy { $0.certainty == .possible })
    #expect(((explanation.asItIs.field?.coveredMax.value ?? 0) > 1) == isNamed)
  }

  private func explanation(
    _ lines: String = low(), device: String? = nil, fps: Double = 60, _ change: (Lift) -> Void
  ) throws -> Explanation {
    try scene(lines, device: device, fps: fps).explanation(of: {
      let lift = Lift()
      change(lift)
      return lift
    })
  }

  // MARK: On the way

  @Test(arguments: [50.0, 60, 120]) func curve(fps: Double) throws {
    let explanation = try explanation(fps: fps) { $0.hasCurve = false }
    let first = try #require(explanation.findings.first)
    #expect(first.family == .curve)
    #expect(first.cause == "curve")
    #expect(first.evidence.contains("The keyboard overtakes the field"))
    #expect(explanation.counterfactuals.first { $0.change == .curve }?.fault == 0)
    #expect(explanation.counterfactuals.first { $0.change == .curve }?.field?.coveredMax.value == 0)
    #expect((explanation.asItIs.field?.coveredMax.value ?? 0) > 35)
  }

  /// A lift that is small enough for the field to stay ahead of the keyboard hides nothing, whatever its curve.
  @Test(arguments: [(370.0, false), (600, true)])
  func aCurveThatCoversNothing(y: Double, isNamed: Bool) throws {
    let explanation = try explanation(FormFaultsTests.low(y)) { $0.hasCurve = false }
    #expect((explanation.findings.first?.family == .curve) == isNamed)
    #expect(explanation.findings.isEmpty == !isNamed)
    #expect(((explanation.asItIs.field?.coveredMax.value ?? 0) > 1.5) == isNamed)
  }

  @Test(arguments: [(0.2, BugFamily.lateStart), (1 / 60.0, .oneFrameBehind)])
  func late(delay: Double, family: BugFamily) throws {
    let explanation = try explanation { $0.delay = delay }
    #expect(explanation.findings.first?.family == family)
    #expect(explanation.findings.first?.cause == "start")
    #expect(explanation.counterfactuals.first?.fault == 0)
  }

  /// On the show the field jumps ahead of the keyboard, and on hide behind it.
  @Test func noAnimation() throws {
    let explanation = try explanation { $0.isAnimated = false }
    #expect(explanation.findings.first?.family == .noAnimation)
    #expect(explanation.findings.first?.cause == "duration")
    #expect(explanation.counterfactuals.first?.fault == 0)
  }

  @Test(arguments: ["iPhone 5", "iPhone 7", "iPhone 16", "iPad 9.7", "iPad Pro 13 (M4)"])
  func right(device: String) throws {
    let explanation = try explanation(device: device) { _ in }
    #expect(explanation.findings.isEmpty)
    #expect(explanation.asItIs.fault == 0)
  }

  // MARK: At rest

  /// What is left over up to a point and a half does not count, and what is too high only from the field's own height
  /// on: 44 points.
  @Test(arguments: [
    (-1.5, false), (-1.6, true), (-30, true), (10, false), (44, false), (45, true),
  ])
  func liftedTooLittleOrTooFar(extra: Double, isNamed: Bool) throws {
    let explanation = try explanation { $0.extra = extra }
    #expect(explanation.findings.isEmpty == !isNamed)
    #expect(explanation.findings.first?.cause == (isNamed ? "fixed height" : nil))
    #expect(explanation.findings.allSatisfy { $0.family == nil })
  }

  private static let two = """
    form: {fields: [{name: a, y: 200}, {name: b, y: 590}]}
    events: [{at: 0, focus: b}, {at: 1, focus: a}, {at: 2, keyboard: hide}]
    until: 3
    """

  @Test func fixedHeight() throws {
    let explanation = try scene(FormFaultsTests.two).explanation(of: { HalfHeight() })
    let first = try #require(explanation.findings.first)
    #expect(first.cause == "fixed height")
    #expect(first.evidence.contains("129 pt whatever the field"))
    #expect(explanation.findings.contains { $0.family == .noAnimation })
  }

  /// A manager stops at the keyboard's height: a field that began below the screen by more than its margin stays
  /// covered, and no height was fixed for that.
  @Test(arguments: [(470.0, false), (525, false), (526, true), (600, true)])
  func aLiftThatStops(y: Double, isNamed: Bool) throws {
    let findings = try scene(FormFaultsTests.low(y), device: "iPhone 5")
      .explanation(of: { KeyboardManager() }).findings
    #expect(findings.map(\.cause) == (isNamed ? ["limit"] : []))
  }

  /// K10: the next field is measured where it stands lifted.
  @Test func measuredLifted() throws {
    let next = """
      form: {fields: [{name: a, y: 420}, {name: b, y: 560}]}
      events: [{at: 0, focus: a}, {at: 1, focus: b}, {at: 2, keyboard: hide}]
      until: 3
      """
    let published = try scene(next).explanation(of: { FocusLiftPublished() })
    #expect(published.findings.first?.family == .appliedTwice)
    #expect(published.findings.first?.evidence.contains("57 pt") == true)
    #expect(try scene(next).families(of: { FocusLift() }).isEmpty)
    // Lifted too little for another reason.
    let short = try explanation(next) { $0.extra = -20 }
    #expect(!short.findings.isEmpty && !short.findings.contains { $0.family == .appliedTwice })
  }

  /// A text view is told of after the keyboard; a field that nobody looks after is told of before it.
  @Test(arguments: [("textView", "order"), ("text", "no answer")])
  func leftCovered(kind: String, cause: String) throws {
    struct Nothing: Approach {
      typealias Screen = FormScreen
    }
    let form = "form: {fields: [{name: a, kind: \(kind), y: 560, height: 80}]}"
    let scenario = try scene("\(form)\nevents: [{at: 0, focus: a}]\nuntil: 1")
    #expect(try scenario.explanation(of: { Nothing() }).findings.first?.cause == cause)
    #expect(try scenario.explanation(of: { FocusLift() }).findings.isEmpty)
  }

  /// A field higher than the room above the keyboard cannot be seen whole: nothing is wrong when the room is full.
  @Test func aFieldThatDoesNotFit() throws {
    let tall = """
      form: {fields: [{name: a, kind: textView, y: 100, height: 500}]}
      events: [{at: 0, focus: a}]
      until: 1
      """
    #expect(try scene(tall).families(of: { FocusLift() }).isEmpty)
  }

  // MARK: Systems

  @Test func aHeaderThatGoesAlong() throws {
    let scenario = try Scenario.named("header-pushed-off")
    #expect(try scenario.explanation(of: { KeyboardManager() }).findings.first?.cause == "header")
    var settings = KeyboardManager.Settings()
    settings.movesContentView = true
    #expect(try scenario.families(of: { KeyboardManager(settings) }).isEmpty)
  }

  @Test func aViewThatIsNotPutBack() throws {
    let explanation = try explanation { $0.isPutBack = false }
    #expect(explanation.findings.first?.cause == "restoring")
    #expect(explanation.findings.first?.evidence.contains("237 pt above") == true)
  }
}
