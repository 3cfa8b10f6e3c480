import Easing
import Testing

struct AnimationCurveTests {
  @Test func numbersAndNames() {
    #expect(AnimationCurve.named.map(\.rawValue) == [0, 1, 2, 3, 7])
    #expect(
      AnimationCurve.named.map(\.name) == ["easeInOut", "easeIn", "easeOut", "linear", "keyboard"])
    #expect(AnimationCurve(rawValue: 5).name == "5")
    #expect("\(AnimationCurve.keyboard)" == "keyboard")
  }

  @Test func namesReadBack() {
    for number in [0, 1, 2, 3, 4, 5, 6, 7, 8, 458752, UInt.max] {
      let curve = AnimationCurve(rawValue: number)
      #expect(AnimationCurve(name: curve.name) == curve)
      #expect(AnimationCurve(name: String(number)) == curve)
    }
    for wrong in ["", "EaseIn", "ease-in", "-1", "+7", "7 ", "99999999999999999999", "٧"] {
      #expect(AnimationCurve(name: wrong) == nil)
    }
  }

  @Test func onlyTheKeyboardHasNoUnitCurve() {
    #expect(AnimationCurve.keyboard.unitCurve == nil)
    #expect(AnimationCurve.linear.unitCurve == .linear)
    #expect(AnimationCurve(rawValue: 5).unitCurve == .ease)
    for number in [4, 6, 8, 458752, UInt.max] {
      #expect(AnimationCurve(rawValue: number).unitCurve == .easeInOut)
    }
  }
}
