import Foundation
import Stage

/// Passes the stage's events to the app: notifications, fields, scrolling.
@MainActor
struct ControllerCalls: @MainActor Approach {
  typealias Screen = ControllerScreen
  func viewDidLoad(_ screen: ControllerScreen) { screen.willAppear() }

  private func post(_ keyboard: KeyboardNotification, on screen: ControllerScreen) {
    // The film's systems are x.0, and 17 is the first after 16.1.
    let object = screen.simulation.system.major > 16 ? UIScreen.ofWindow : nil
    screen.play.center.post(Notification(keyboard, object: object))
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on screen: ControllerScreen) {
    post(keyboard, on: screen)
  }
  func keyboardDidShow(_ keyboard: KeyboardNotification, on screen: ControllerScreen) {
    post(keyboard, on: screen)
  }
  func keyboardWillHide(_ keyboard: KeyboardNotification, on screen: ControllerScreen) {
    post(keyboard, on: screen)
  }
  func keyboardDidHide(_ keyboard: KeyboardNotification, on screen: ControllerScreen) {
    post(keyboard, on: screen)
    screen.dropAccessory()
  }
  func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on screen: ControllerScreen) {
    post(keyboard, on: screen)
  }
  func keyboardDidChangeFrame(_ keyboard: KeyboardNotification, on screen: ControllerScreen) {
    post(keyboard, on: screen)
  }

  func textDidBeginEditing(_ field: View, on screen: ControllerScreen) {
    screen.didBeginEditing(field)
  }
  func textDidEndEditing(_ field: View, on screen: ControllerScreen) { screen.didEndEditing(field) }
  func textDidChange(on screen: ControllerScreen) { screen.deliverTyping() }
  func appChanged(_ change: AppChange, on screen: ControllerScreen) {
    let name =
      switch change {
      case .willResignActive: UIApplication.willResignActiveNotification
      case .didEnterBackground: UIApplication.didEnterBackgroundNotification
      case .willEnterForeground: UIApplication.willEnterForegroundNotification
      case .didBecomeActive: UIApplication.didBecomeActiveNotification
      }
    screen.play.center.post(name: name, object: UIApplication.shared)
  }
  func messagesDidChange(on screen: ControllerScreen) { screen.deliverMessage() }

  /// Calls the delegate of the screen's list, or of the view of another scroll view.
  private func tell(
    _ screen: ControllerScreen, _ name: String, of other: ScrollView? = nil,
    _ call: (any UIScrollViewDelegate, UIScrollView) -> Void
  ) {
    let view = other.map { UIView.behind($0) as? UIScrollView } ?? screen.list
    guard let view, let delegate = view.delegate else { return }
    screen.play.calls.run(name) { call(delegate, view) }
  }

  func scrollViewWillBeginDragging(on screen: ControllerScreen) {
    tell(screen, "scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging($1) }
  }
  func scrollViewDidScroll(_ view: ScrollView, on screen: ControllerScreen) {
    tell(screen, "scrollViewDidScroll(_:)", of: view) { $0.scrollViewDidScroll($1) }
  }
  func scrollViewDidEndScrollingAnimation(_ view: ScrollView, on screen: ControllerScreen) {
    tell(screen, "scrollViewDidEndScrollingAnimation(_:)", of: view) {
      $0.scrollViewDidEndScrollingAnimation($1)
    }
  }
  func scrollViewWillEndDragging(
    withVelocity velocity: Point, targetContentOffset: inout Point, on screen: ControllerScreen
  ) {
    var target = CGPoint(targetContentOffset)
    tell(screen, "scrollViewWillEndDragging") { delegate, list in
      delegate.scrollViewWillEndDragging(
        list, withVelocity: CGPoint(velocity), targetContentOffset: &target)
    }
    targetContentOffset = Point(target)
  }
  func scrollViewDidEndDragging(willDecelerate: Bool, on screen: ControllerScreen) {
    tell(screen, "scrollViewDidEndDragging") {
      $0.scrollViewDidEndDragging($1, willDecelerate: willDecelerate)
    }
  }
  func scrollViewWillBeginDecelerating(on screen: ControllerScreen) {
    tell(screen, "scrollViewWillBeginDecelerating(_:)") { $0.scrollViewWillBeginDecelerating($1) }
  }
  func scrollViewDidEndDecelerating(on screen: ControllerScreen) {
    tell(screen, "scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating($1) }
  }
}

extension UIView {
  static func behind(_ node: Stage.View) -> UIView? { (node.owner as? ViewBridge)?.view }
}
