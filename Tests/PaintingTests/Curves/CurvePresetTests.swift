import Stage
import Testing

@testable import Painting

struct CurvePresetTests {
  private let presets = CurvePreset.groups.flatMap(\.presets)

  private func preset(_ name: String) throws -> CurvePreset {
    try #require(presets.first { $0.name == name })
  }

  @Test func everyPresetIsThere() {
    #expect(CurvePreset.groups.map(\.presets.count) == [5, 5, 5])
    #expect(Set(presets.map(\.name)).count == presets.count)
    for keyboard in KeyboardMotion.all {
      #expect(
        presets.contains {
          $0.timing.motion == keyboard.motion && $0.timing.duration == keyboard.duration
        }, "\(keyboard.name)")
    }
    for function in MediaTimingFunction.allCases {
      #expect(presets.contains { $0.timing.motion == .curve(function.unitCurve) })
    }
    for spring in [Spring.smooth, .snappy, .bouncy] {
      #expect(presets.contains { $0.timing.motion == .spring(spring) })
    }
  }

  @Test func presetsGoFromZeroToOneWithinTheCard() {
    for preset in presets {
      #expect(preset.progress(at: 0) == 0 && preset.progress(at: 1) == 1)
      #expect(preset.overshoot < CurveCard.headroom, "\(preset.name)")
    }
  }

  /// The CSS text on a card is the curve on the card.
  @Test func theTextIsTheCurve() throws {
    var read = 0
    for preset in presets {
      guard case .curve(let curve) = preset.timing.motion else { continue }
      let text = preset.code.joined()
      let start = try #require(
        text.firstRange(of: "cubic-bezier(") ?? text.firstRange(of: "linear"))
      let css = try UnitCurve(css: String(text[start.lowerBound...]))
      #expect(css.bezier == curve.bezier && (css == .linear) == (curve == .linear))
      read += 1
    }
    #expect(read == 10)
  }

  /// A spring's text names its numbers.
  @Test func theTextIsTheSpring() throws {
    for name in ["Keyboard, iOS 7–18", "Keyboard, iOS 26"] {
      let preset = try preset(name)
      guard case .spring(let spring) = preset.timing.motion else {
        Issue.record("\(name) is no spring")
        continue
      }
      // A spring that is not overdamped although its damping would make it so says what it is.
      let isHeld = spring.regime == .critical && spring.dampingRatio > 1
      #expect(
        preset.code.dropFirst().joined(separator: " ")
          == "mass \(spring.mass.shortest), stiffness \(spring.stiffness.shortest), damping "
          + spring.damping.shortest + (isHeld ? ", runs as critical" : ""))
    }
    for (name, bounce) in [("smooth", 0.0), ("snappy", 0.15), ("bouncy", 0.3)] {
      let preset = try preset(name)
      #expect(preset.timing.motion == .spring(try #require(Spring(duration: 0.5, bounce: bounce))))
      #expect(
        preset.code == [".\(name)", ".spring(duration: 0.5,", "  bounce: \(bounce.shortest))"])
    }
  }

  /// A speed is the slope of the curve, and its mean is that of `linear`.
  @Test func speedsAddUpToTheDistance() {
    for preset in presets {
      let parts = (0..<2000).map { (Double($0) + 0.5) / 2000 }
      let mean = parts.reduce(0) { $0 + preset.speed(at: $1) } / 2000
      // What a spring leaves undone at its end is at most 0.0011.
      #expect(abs(mean - 1) < 0.0015, "\(preset.name)")
    }
  }

  /// 25.7 pt of 336, recomputed from both formulas.
  @Test func theStandInIsOffByTheStatedAmount() throws {
    let standIn = try preset("Bézier stand-in")
    let keyboard = try preset("Keyboard, iOS 7–18")
    let off =
      (0...5000).map { Double($0) / 5000 }
      .map { abs(standIn.progress(at: $0) - keyboard.progress(at: $0)) }.max() ?? 0
    #expect(abs(off * 336 - 25.7) < 0.1)
  }
}
