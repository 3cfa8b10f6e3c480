import Easing
import Testing

/// Figures of the web platform tests for easing output.
///
/// Source: web-platform-tests css/css-easing/step-timing-functions-output.html as kept in
/// servo/servo at commit 221bbd41914221de136ec3ea624fc2b5920b2463, and
/// css/css-easing/linear-timing-functions-output.html at
/// 0ec6ecd3a5e139d342cfa165ef474542dd61faeb, and css/css-easing/cubic-bezier-timing-functions-output.html
/// as kept in divmain/wpt at 5942d002aa87eaaa5e100b456fa08eb7eaf6494d (BSD-3-Clause).
/// Where the linear page only says that two functions agree, the figure follows from the
/// definition.
struct WebPlatformOutputTests {
  /// The tolerance of the linear page.
  static let tolerance = 0.0001

  /// (easing of the keyframe, easing of the effect around it, [(milliseconds of 1000, progress)]):
  /// the outer curve drives the steps outside 0…1, where they go on.
  static let steps: [(String, String, [(Double, Double)])] = [
    (
      "step-start", "cubic-bezier(0, 1.5, 1, 1.5)",
      [
        (0, 1), (230, 1), (250, 2), (1000, 1),
      ]
    ),
    (
      "step-start", "cubic-bezier(0, 3, 1, 3)",
      [
        (0, 1), (114, 2), (500, 3), (900, 2),
      ]
    ),
    (
      "step-start", "cubic-bezier(0, -0.5, 1, -0.5)",
      [
        (0, 1), (750, 0), (800, 1), (1000, 1),
      ]
    ),
    (
      "step-start", "cubic-bezier(0, -2, 1, -2)",
      [
        (0, 1), (100, 0), (500, -1), (1000, 1),
      ]
    ),
    (
      "step-end", "cubic-bezier(0, 1.5, 1, 1.5)",
      [
        (0, 0), (230, 0), (250, 1), (1000, 1),
      ]
    ),
    (
      "step-end", "cubic-bezier(0, 3, 1, 3)",
      [
        (0, 0), (114, 1), (500, 2), (900, 1),
      ]
    ),
    (
      "step-end", "cubic-bezier(0, -0.5, 1, -0.5)",
      [
        (0, 0), (750, -1), (800, 0), (1000, 1),
      ]
    ),
    (
      "steps(1, jump-both)", "cubic-bezier(0, 1.5, 1, 1.5)",
      [
        (0, 0.5), (230, 0.5), (250, 1), (1000, 1),
      ]
    ),
    (
      "steps(1, jump-both)", "cubic-bezier(0, 3, 1, 3)",
      [
        (0, 0.5), (114, 1), (500, 1.5), (900, 1),
      ]
    ),
    (
      "steps(1, jump-both)", "cubic-bezier(0, -0.5, 1, -0.5)",
      [
        (0, 0.5), (750, 0), (800, 0.5), (1000, 1),
      ]
    ),
    (
      "steps(2, jump-none)", "cubic-bezier(0, 1.5, 1, 1.5)",
      [
        (0, 0), (45, 1), (230, 1), (250, 2), (1000, 1),
      ]
    ),
    (
      "steps(2, jump-none)", "cubic-bezier(0, 3, 1, 3)",
      [
        (0, 0), (114, 3), (500, 4), (900, 3),
      ]
    ),
    (
      "steps(2, jump-none)", "cubic-bezier(0, -0.5, 1, -0.5)",
      [
        (0, 0), (750, -1), (800, 0), (1000, 1),
      ]
    ),
  ]

  /// (easing, [(milliseconds of 1000, progress)]).
  static let linear: [(String, [(Double, Double)])] = [
    (
      "linear(0, 1.5, 1)",
      [
        (0, 0), (250, 0.75), (500, 1.5), (750, 1.25), (1000, 1),
      ]
    ),
    (
      "linear(1, -0.5, 0)",
      [
        (0, 1), (250, 0.25), (500, -0.5), (750, -0.25), (1000, 0),
      ]
    ),
    (
      "linear(0.2 0% 20%, 0.4 20% 40%, 0.6 40% 60%, 0.8 60% 80%, 1.0 80% 100%)",
      [
        (0, 0.2), (200, 0.4), (400, 0.6), (600, 0.8), (800, 1), (1000, 1),
      ]
    ),
    (
      "linear(0, 0.1 -10%, 1)",
      [
        (0, 0.1), (100, 0.19), (550, 0.595), (1000, 1),
      ]
    ),
    (
      "linear(0, 0.9 110%, 1)",
      [
        (0, 0), (450, 0.36818181818181817), (900, 0.7363636363636363), (950, 0.7772727272727272),
        (1000, 0.8181818181818181),
      ]
    ),
  ]

  /// (easing of the keyframe, easing of the effect around it, the milliseconds of 1000 at which the latter is outside
  /// 0…1, end and slope of the former there).
  static let beziers: [(String, String, [Double], end: Double, slope: Double)] = [
    ("cubic-bezier(0.5, 1, 0.5, 0)", "cubic-bezier(0, 1.5, 1, 1.5)", [240, 700, 990], 1, 2),
    ("cubic-bezier(0, 1.5, 1, 1.5)", "cubic-bezier(0, 1.5, 1, 1.5)", [240, 700, 990], 1, 0),
    ("cubic-bezier(0.5, 1, 0.5, 0)", "cubic-bezier(0, -0.5, 1, -0.5)", [10, 300, 750], 0, 2),
    ("cubic-bezier(0, -0.5, 1, -0.5)", "cubic-bezier(0, -0.5, 1, -0.5)", [10, 300, 750], 0, 0),
  ]

  /// Where the tangent at the end is vertical, the output is the end's.
  @Test func bezierInsideABezier() throws {
    for (inner, outer, times, end, slope) in Self.beziers {
      let curve = try UnitCurve(css: inner)
      let around = try UnitCurve(css: outer)
      for time in times {
        let input = around.value(at: time / 1000)
        #expect(end == 1 ? input > 1 : input < 0, "\(outer) at \(time) ms")
        let expected = end + slope * (input - end)
        #expect(abs(curve.value(at: input) - expected) <= Self.tolerance, "\(inner) in \(outer)")
      }
    }
  }

  @Test func stepsInsideABezier() throws {
    for (inner, outer, rows) in Self.steps {
      let steps = try UnitCurve(css: inner)
      let curve = try UnitCurve(css: outer)
      for (time, expected) in rows {
        let progress = steps.value(at: curve.value(at: time / 1000))
        // The page compares the text of a length in pixels, so the figures are exact.
        #expect(progress == expected, "\(inner) in \(outer) at \(time) ms")
      }
    }
  }

  @Test func linear() throws {
    for (text, rows) in Self.linear {
      let curve = try UnitCurve(css: text)
      for (time, expected) in rows {
        let progress = curve.value(at: time / 1000)
        #expect(abs(progress - expected) <= Self.tolerance, "\(text) at \(time) ms")
      }
    }
  }
}
