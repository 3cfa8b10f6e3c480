/// How many calls that handlers may answer by bringing on the next are being made, one inside the other.
struct EchoDepth {
  /// `scrollViewDidScroll`.
  var scrolling = 0
  /// `viewDidLayoutSubviews`.
  var layout = 0
  /// `safeAreaInsetsDidChange`.
  var safeArea = 0
  /// Those that tell of the cursor, and of the keyboard that it brings.
  var focus = 0

  /// The most; UIKit has no limit, and what goes on for ever ends there with a full stack.
  static let limit = 32
}

extension Simulation {
  /// Told by a view that has just laid out its subviews.
  func didLayOut(_ view: View) {
    guard let screen, view === screen.view else { return }
    guard echoes.layout < EchoDepth.limit else {
      return warn("viewDidLayoutSubviews lays out the view endlessly.")
    }
    echoes.layout += 1
    screen.viewDidLayoutSubviews()
    call(.laidOut)
    echoes.layout -= 1
  }

  /// Told by a scroll view whose offset has just changed.
  func didScroll(_ scrollView: ScrollView) {
    guard echoes.scrolling < EchoDepth.limit else {
      return warn("scrollViewDidScroll scrolls endlessly.")
    }
    echoes.scrolling += 1
    call(.scrolled(scrollView))
    echoes.scrolling -= 1
  }
}
