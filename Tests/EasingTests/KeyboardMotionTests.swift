import Easing
import Testing

struct KeyboardMotionTests {
  @Test func kinds() throws {
    #expect(
      KeyboardMotion.all.map(\.name) == [
        "ios7", "ios26", "legacy", "android-callback", "android-show", "android-hide",
      ])
    #expect(KeyboardMotion.all.map(\.duration) == [0.5, 0.3832, 0.25, 0.285, 0.2, 0.2])
    #expect(KeyboardMotion.all.map(\.notifiedDuration) == [0.25, 0.3832, 0.25, 0.285, 0.2, 0.2])
    #expect(KeyboardMotion.all.map(\.notifiedCurve.rawValue) == [7, 7, 0, 7, 7, 7])
    #expect(KeyboardMotion.ios7.motion == .spring(.keyboardIOS7))
    #expect(KeyboardMotion.ios26.motion == .spring(.keyboardIOS26))
    #expect(KeyboardMotion.legacy.motion == .curve(.easeInOut))
    let curves: [(KeyboardMotion, String)] = [
      (.androidCallback, "cubic-bezier(0.2, 0, 0, 1)"),
      (.androidShow, "cubic-bezier(0, 0, 0.2, 1)"),
      (.androidHide, "cubic-bezier(0.4, 0, 1, 1)"),
    ]
    for (kind, css) in curves { #expect(kind.motion == .curve(try UnitCurve(css: css))) }
  }

  @Test func namesReadBack() {
    for kind in KeyboardMotion.all { #expect(KeyboardMotion(name: kind.name) == kind) }
    #expect(KeyboardMotion(name: "iOS7") == nil)
  }

  @Test func refusesWhatIsNotAKind() {
    func kind(_ name: String, _ duration: Double, _ notified: Double) -> KeyboardMotion? {
      KeyboardMotion(
        name: name, motion: .curve(.linear), duration: duration, notifiedDuration: notified,
        notifiedCurve: .linear)
    }
    #expect(kind("own", 0.3, 0) != nil)
    #expect(kind("", 0.3, 0.3) == nil)
    for wrong in [-0.1, Double.nan, .infinity] {
      #expect(kind("own", wrong, 0.3) == nil)
      #expect(kind("own", 0.3, wrong) == nil)
    }
  }
}
