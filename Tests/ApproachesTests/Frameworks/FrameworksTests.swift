import Scenarios
import Testing

/// What all of them have in common.
struct FrameworksTests {
  private static let names = [
    "swiftui", "swiftui-safe-area-inset", "react-native", "react-native-fabric",
    "react-native-avoiding-view", "react-native-keyboard-controller", "flutter", "compose",
    "android-insets-animation", "android-resize",
  ]

  /// At rest the bar's content stands on the keyboard, or on the safe area where that is higher up.
  @Test(arguments: names, ["iPhone SE 3", "iPhone 14", "iPhone 17"])
  func atRestTheBarIsOnTheKeyboard(name: String, device: String) throws {
    for context in HandlerContext.allCases {
      let scenario = try Scenario(
        yaml: "name: test\ndevice: \(device)\ncontext: \(context.rawValue)\nuntil: 2", file: "test")
      let film = try scenario.film(of: try #require(NamedApproach.named(name)))
      let bottom = film.device.size.height
      let content = { film.value(of: .toolbarContentBottom, at: $0) }
      #expect(content(0.95) == bottom - film.keyboardHeight)
      #expect(content(1.95) == bottom - film.device.safeArea.bottom)
      #expect(film.warnings.isEmpty)
      #expect(film.measures.gapAtRest?.value == 0 && film.measures.overlapAtRest?.value == 0)
    }
  }
}
