import Easing
import Testing

struct AnimationOptionsTests {
  /// Every option with its bits, as UIView.h has them.
  static let bits: [(AnimationOptions, UInt)] = [
    (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
    (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
    (.allowAnimatedContent, 128), (.showHideTransitionViews, 256),
    (.overrideInheritedOptions, 512), (.curveEaseInOut, 0), (.curveEaseIn, 65536),
    (.curveEaseOut, 131072), (.curveLinear, 196608), (.curveKeyboard, 458752), (.transitionNone, 0),
    (.transitionFlipFromLeft, 1_048_576), (.transitionFlipFromRight, 2_097_152),
    (.transitionCurlUp, 3_145_728), (.transitionCurlDown, 4_194_304),
    (.transitionCrossDissolve, 5_242_880), (.transitionFlipFromTop, 6_291_456),
    (.transitionFlipFromBottom, 7_340_032), (.preferredFramesPerSecond60, 50_331_648),
    (.preferredFramesPerSecond30, 117_440_512),
  ]

  @Test func everyBit() {
    for (option, bits) in Self.bits { #expect(option.rawValue == bits) }
  }

  @Test func theCurveIsANumberInThreeBits() {
    for number in 0...7 as ClosedRange<UInt> {
      let curve = AnimationCurve(rawValue: number)
      let options: AnimationOptions = [
        AnimationOptions(curve: curve), .layoutSubviews, .transitionFlipFromBottom,
      ]
      #expect(options.curve == curve)
      #expect(options.transition == .transitionFlipFromBottom)
    }
    #expect(AnimationOptions(rawValue: .max).curve == .keyboard)
    // A number above 7 spills over, as on a device.
    #expect(AnimationOptions(curve: AnimationCurve(rawValue: 9)).curve == .easeIn)
    #expect(AnimationOptions(curve: AnimationCurve(rawValue: .max)).rawValue == .max << 16)
  }

  @Test func aCurveThatWasNotShiftedIsOtherOptions() {
    let mistaken = AnimationOptions(rawValue: AnimationCurve.keyboard.rawValue)
    #expect(mistaken == [.layoutSubviews, .allowUserInteraction, .beginFromCurrentState])
    #expect(mistaken.curve == .easeInOut)
  }

  @Test func setOperationsMisleadOnTheCurve() {
    #expect(AnimationOptions.curveKeyboard.contains(.curveLinear))
    #expect(AnimationOptions.curveKeyboard.contains(.curveEaseInOut))
    #expect(([.curveEaseIn, .curveEaseOut] as AnimationOptions).curve == .linear)
  }

  @Test func descriptions() {
    #expect("\(AnimationOptions())" == "curveEaseInOut")
    #expect(
      "\(AnimationOptions(rawValue: 7))"
        == "layoutSubviews, allowUserInteraction, beginFromCurrentState, curveEaseInOut")
    #expect("\(AnimationOptions(rawValue: 7 << 16))" == "curveKeyboard")
    let rest: AnimationOptions = [
      .repeat, AnimationOptions(rawValue: 5 << 16), .transitionCurlUp, .preferredFramesPerSecond30,
      AnimationOptions(rawValue: 1 << 40),
    ]
    #expect(
      rest.description
        == "repeat, curve 5, transitionCurlUp, preferredFramesPerSecond30, 0x10000000000")
    #expect("\(AnimationOptions(rawValue: 1 << 24))" == "curveEaseInOut, 0x1000000")
  }

  @Test func everySingleOptionIsNamed() {
    for (option, bits) in Self.bits where bits != 0 {
      #expect(!option.description.contains("0x"), "\(bits)")
    }
  }
}
