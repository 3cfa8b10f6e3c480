import LibC

/// A `LayoutAnimation` in React Native's Fabric: computes and sets each frame's layout itself.
///
/// It does so whenever its run loop is about to wait, at that time, here the tick's. On a phone that may be up to a
/// frame earlier, which leaves the bar up to a frame later than here.
///
/// Source: facebook/react-native, react/renderer/animations (utils.cpp, LayoutAnimationDriver.cpp); RCTScheduler.mm.
final class LayoutAnimationDriver {
  private var link: DisplayLink?
  /// The drawn inset, in points.
  private(set) var inset = 0.0

  /// Lays out for another inset, in points, on the curve of a type.
  ///
  /// Of the duration, in seconds, whole milliseconds count; 0 lays out at once.
  func layOut(
    forInset end: Double, type: AnimationCurve, duration: Double, on chat: ChatScreen
  ) {
    link?.invalidate()
    let start = inset
    let startTime = chat.simulation.now
    let milliseconds = (duration * 1000).rounded(.down)
    guard milliseconds > 0 else { return draw(end, on: chat) }
    link = chat.displayLink { [unowned self, unowned chat] link in
      let passed = (chat.simulation.now - startTime) * 1000 / milliseconds
      let factor = passed < 1 ? LayoutAnimationDriver.factor(of: type, after: passed) : 1
      draw(start + (end - start) * factor, on: chat)
      if passed >= 1 { link.invalidate() }
    }
  }

  private func draw(_ inset: Double, on chat: ChatScreen) {
    self.inset = inset
    chat.draw(onInset: inset)
  }

  /// A layout's progress after a share of its time, both 0…1.
  ///
  /// There is no case for "keyboard", which is linear, as every other type without one.
  static func factor(of type: AnimationCurve, after passed: Double) -> Double {
    switch type {
    case .easeIn: passed * passed
    case .easeOut: 1 - (1 - passed) * (1 - passed)
    case .easeInOut: cos((passed + 1) * .pi) / 2 + 0.5
    default: passed
    }
  }
}
