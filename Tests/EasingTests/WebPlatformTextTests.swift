import Easing
import Testing

/// Figures and texts of the web platform tests for Web Animations.
///
/// Source: web-platform-tests web-animations/resources/easing-tests.js at commit
/// 44e98dfcee6b52d978a7bcb3c500413d4bd0f235, and
/// web-animations/timing-model/time-transformations/transformed-progress.html as kept in
/// servo/servo at cc4650aeb3085d20e51750a6d7b6abd99e687a83 (BSD-3-Clause). The page compares with
/// functions of its own to 0.01; the figures follow from the definitions. `frames(3)`, valid
/// in that revision, is invalid today.
struct WebPlatformTextTests {
  /// The tolerance of the page is 0.01; the figures are good to this.
  static let tolerance = 1e-9

  /// (easing, progress at 0, 0.25, 0.5, 0.75 and 1).
  static let values: [(String, [Double])] = [
    (
      "step-start",
      [
        1, 1, 1, 1, 1,
      ]
    ),
    (
      "steps(1, start)",
      [
        1, 1, 1, 1, 1,
      ]
    ),
    (
      "steps(2, start)",
      [
        0.5, 0.5, 1, 1, 1,
      ]
    ),
    (
      "step-end",
      [
        0, 0, 0, 0, 1,
      ]
    ),
    (
      "steps(1)",
      [
        0, 0, 0, 0, 1,
      ]
    ),
    (
      "steps(1, end)",
      [
        0, 0, 0, 0, 1,
      ]
    ),
    (
      "steps(2, end)",
      [
        0, 0, 0.5, 0.5, 1,
      ]
    ),
    (
      "linear",
      [
        0, 0.25, 0.5, 0.75, 1,
      ]
    ),
    (
      "ease",
      [
        0, 0.40851059135539586, 0.802403387584857, 0.9604589783489741, 1,
      ]
    ),
    (
      "ease-in",
      [
        0, 0.09346465071882486, 0.3153568125725393, 0.6218618691748902, 1,
      ]
    ),
    (
      "ease-in-out",
      [
        0, 0.12916193104731982, 0.5, 0.8708380689526802, 1,
      ]
    ),
    (
      "ease-out",
      [
        0, 0.3781381308251098, 0.6846431874274607, 0.9065353492811752, 1,
      ]
    ),
    (
      "cubic-bezier(0, 1.5, 1, 1.5)",
      [
        0, 1.024066664678467, 1.25, 1.2950111976792582, 1,
      ]
    ),
    (
      "cubic-bezier(0, -0.5, 1, -0.5)",
      [
        0, -0.2950111976792581, -0.25, -0.02406666467846705, 1,
      ]
    ),
  ]

  /// (text, canonical text).
  static let serialised: [(String, String)] = [
    ("step-start", "steps(1, start)"),
    ("steps(1, start)", "steps(1, start)"),
    ("steps(2, start)", "steps(2, start)"),
    ("step-end", "steps(1)"),
    ("steps(1)", "steps(1)"),
    ("steps(1, end)", "steps(1)"),
    ("steps(2, end)", "steps(2)"),
    ("linear", "linear"),
    ("ease", "ease"),
    ("ease-in", "ease-in"),
    ("ease-in-out", "ease-in-out"),
    ("ease-out", "ease-out"),
    ("cubic-bezier(0, 1.5, 1, 1.5)", "cubic-bezier(0, 1.5, 1, 1.5)"),
    ("cubic-bezier(0, -0.5, 1, -0.5)", "cubic-bezier(0, -0.5, 1, -0.5)"),
    ("cubic-bezier(0.1, 5, 0.23, 0)", "cubic-bezier(0.1, 5, 0.23, 0)"),
    ("steps(3, start)", "steps(3, start)"),
    ("steps(3)", "steps(3)"),
  ]

  static let invalid: [String] = [
    "",
    "7",
    "test",
    "initial",
    "inherit",
    "unset",
    "cubic-bezier(1.1, 0, 1, 1)",
    "cubic-bezier(0, 0, 1.1, 1)",
    "cubic-bezier(-0.1, 0, 1, 1)",
    "cubic-bezier(0, 0, -0.1, 1)",
    "cubic-bezier(0.1, 0, 4, 0.4)",
    "steps(-1, start)",
    "steps(0.1, start)",
    "steps(3, nowhere)",
    "steps(-3, end)",
    "function (a){return a}",
    "function (x){return x}",
    "function(x, y){return 0.3}",
    "frames(3)",
  ]

  @Test func progress() throws {
    for (text, expected) in Self.values {
      let curve = try UnitCurve(css: text)
      for (index, figure) in expected.enumerated() {
        let input = Double(index) / 4
        #expect(abs(curve.value(at: input) - figure) <= Self.tolerance, "\(text) at \(input)")
      }
    }
  }

  @Test func canonicalText() throws {
    for (text, canonical) in Self.serialised {
      #expect(try UnitCurve(css: text).css == canonical)
    }
  }

  @Test func invalidText() {
    for text in Self.invalid {
      #expect(throws: CSSEasingError.self, "\(text)") { try UnitCurve(css: text) }
    }
  }
}
