import Easing
import Testing

struct MediaTimingFunctionTests {
  @Test func everyNameHasItsCurve() {
    let expected: [(MediaTimingFunction, UnitCurve)] = [
      (.linear, .linear), (.easeIn, .easeIn), (.easeOut, .easeOut), (.easeInEaseOut, .easeInOut),
      (.default, .ease),
    ]
    #expect(expected.map(\.0) == MediaTimingFunction.allCases)
    for (name, curve) in expected { #expect(name.unitCurve == curve) }
  }

  @Test func namesAreCoreAnimations() {
    #expect(MediaTimingFunction(rawValue: "easeInEaseOut") == .easeInEaseOut)
    #expect(MediaTimingFunction(rawValue: "default") == .default)
    #expect(MediaTimingFunction(rawValue: "easeInOut") == nil)
  }
}
