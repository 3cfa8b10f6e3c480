/// The depth of nested calls whose handlers may trigger the next such call.
struct EchoDepth {
  var scrolling = 0
  var layout = 0
  var safeArea = 0
  var focus = 0

  /// The greatest depth; UIKit has none, and endless recursion there overflows the stack.
  static let limit = 32
}

extension Simulation {
  /// Runs `work`, which may cause the next work of its kind; beyond the limit it warns instead.
  ///
  /// - Returns: Whether it ran.
  @discardableResult
  func nest(
    _ depth: WritableKeyPath<EchoDepth, Int>, warning: String, _ work: () -> Void
  ) -> Bool {
    guard echoes[keyPath: depth] < EchoDepth.limit else {
      warn(warning)
      return false
    }
    echoes[keyPath: depth] += 1
    work()
    echoes[keyPath: depth] -= 1
    return true
  }

  func didLayOut(_ view: View) {
    guard let screen, view === screen.view else { return }
    nest(\.layout, warning: "viewDidLayoutSubviews lays out the view endlessly.") {
      screen.viewDidLayoutSubviews()
      call(.laidOut)
    }
  }

  func didScroll(_ scrollView: ScrollView) {
    nest(\.scrolling, warning: "scrollViewDidScroll scrolls endlessly.") {
      call(.scrolled(scrollView))
    }
  }

  /// Moves the cursor for a handler.
  func moveFocus(_ move: () -> Void) {
    nest(\.focus, warning: "Handlers move the cursor endlessly.", move)
  }
}
