import Easing
import Testing

@testable import Stage

/// What is printed of a value of the stage, in a line.
struct DescriptionTests {
  @Test func aNotificationHasWhatItsUserInfoSays() {
    let keyboard = KeyboardNotification(
      name: .willShow, frameBegin: Rect(x: 0, y: 852, width: 393, height: 336),
      frameEnd: Rect(x: 0, y: 516, width: 393, height: 336), duration: 0.25, curve: .keyboard)
    #expect(
      "\(keyboard)"
        == "willShow: frame (0, 852, 393, 336) → (0, 516, 393, 336), 0.25 s, curve 7")
  }

  @Test func aDeviceIsHeldUprightUnlessItSaysSo() throws {
    let device = try #require(Device(named: "iPhone 14 Pro"))
    #expect("\(device)" == "iPhone 14 Pro, 393 × 852 pt at 3x")
    let turned = device.turned(to: .landscapeRight)
    #expect("\(turned)" == "iPhone 14 Pro, 852 × 393 pt at 3x, landscape")
  }

  @Test func timesAreInSeconds() {
    #expect("\(ScriptEvent(at: 0.1, .hideKeyboard))" == "hide at 0.1 s")
    #expect("\(Moment.at(0.25))" == "0.25 s")
    #expect("\(Moment.before(0.25))" == "before 0.25 s")
    #expect("\(Warning(time: 0.5, text: "Late."))" == "0.5 s: Late.")
  }

  @Test func optionsHaveTheirNames() {
    let options: KeyframeOptions = [.calculationModeCubic, KeyframeOptions(.allowUserInteraction)]
    #expect("\(options)" == "calculationMode cubic, allowUserInteraction, curveEaseInOut")
    #expect("\([.curve, .start] as Mending)" == "curve+start")
    #expect("\(SystemVersion.ios15)" == "iOS 15")
  }

  @Test func aPaceThatIsAnotherVerticallySaysBoth() {
    let even = SpringTimingParameters(dampingRatio: 1)
    #expect("\(even)" == "a spring of damping ratio 1")
    let thrown = SpringTimingParameters(dampingRatio: 1, initialVelocity: Point(x: 0, y: 2))
    #expect(
      "\(thrown)"
        == "a spring of damping ratio 1, vertically a spring of damping ratio 1 from 2 distances a second"
    )
  }
}
