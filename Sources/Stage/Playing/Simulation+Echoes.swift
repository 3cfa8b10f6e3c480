/// The depth of nested calls whose handlers may trigger the next such call.
struct EchoDepth {
  var scrolling = 0
  var layout = 0
  var safeArea = 0
  var focus = 0

  /// UIKit has no limit: endless recursion there overflows the stack.
  static let limit = 32
}

extension Simulation {
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

  func didScroll(_ scrollView: ScrollView) {
    guard echoes.scrolling < EchoDepth.limit else {
      return warn("scrollViewDidScroll scrolls endlessly.")
    }
    echoes.scrolling += 1
    call(.scrolled(scrollView))
    echoes.scrolling -= 1
  }
}
