/// An app's keyboard handling: handler code that reads like the app's own.
///
/// Handlers are not `mutating`: a stateless approach is a struct, one with state a final class, and every play gets a
/// fresh one. Handlers default to doing nothing. The screen lives as long as the play: a handler that keeps it, or a
/// view, must not touch it afterwards.
///
/// ```swift
/// struct Mine: Approach {
///   func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
///     let options = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
///     chat.animate(withDuration: keyboard.duration, options: options) {
///       chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
///     }
///   }
///
///   func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
///     let options = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
///     chat.animate(withDuration: keyboard.duration, options: options) {
///       chat.toolbar.transform = .identity
///     }
///   }
/// }
/// ```
public protocol Approach<Screen> {
  /// The screen that handlers act on.
  associatedtype Screen: AppScreen

  /// Called once the screen's views exist, before the film begins and before layout.
  func viewDidLoad(_ screen: Screen)
  /// The keyboard is about to appear.
  func keyboardWillShow(_ keyboard: KeyboardNotification, on screen: Screen)
  /// The keyboard has appeared.
  func keyboardDidShow(_ keyboard: KeyboardNotification, on screen: Screen)
  /// The keyboard is about to disappear.
  func keyboardWillHide(_ keyboard: KeyboardNotification, on screen: Screen)
  /// The keyboard has disappeared.
  func keyboardDidHide(_ keyboard: KeyboardNotification, on screen: Screen)
  /// The keyboard's frame will change; before `keyboardWillShow` and `keyboardWillHide`.
  func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on screen: Screen)
  /// The keyboard's frame has changed; comes before `keyboardDidShow` and `keyboardDidHide`.
  func keyboardDidChangeFrame(_ keyboard: KeyboardNotification, on screen: Screen)

  /// A field became first responder: `textFieldDidBeginEditing` and its kin.
  func textDidBeginEditing(_ field: View, on screen: Screen)
  /// A field resigned first responder: `textFieldDidEndEditing` and its kin.
  func textDidEndEditing(_ field: View, on screen: Screen)
  /// The number of lines in the field with the cursor changed: `textViewDidChange`.
  func textDidChange(on screen: Screen)
  /// The app's model has a new message, which the screen does not show yet.
  func messagesDidChange(on screen: Screen)
  /// A finger begins to drag the screen's scroll view.
  func scrollViewWillBeginDragging(on screen: Screen)
  /// A scroll view's offset changed for any reason; called at once, in the context of the change.
  ///
  /// Inside a block once, with the final value: `presentationFrame` gives what is seen. During an animated scroll at
  /// each tick of the display.
  func scrollViewDidScroll(_ scrollView: ScrollView, on screen: Screen)
  /// A finger is about to leave the screen's scroll view.
  ///
  /// - Parameters:
  ///   - velocity: The offset's velocity, in points per *millisecond*.
  ///   - targetContentOffset: Where the content will come to rest, in points; it may be changed.
  func scrollViewWillEndDragging(
    withVelocity velocity: Point, targetContentOffset: inout Point, on screen: Screen)
  /// A finger has left the screen's scroll view, whose content may continue on its own.
  func scrollViewDidEndDragging(willDecelerate: Bool, on screen: Screen)
  /// The content continues on its own after a finger let go.
  func scrollViewWillBeginDecelerating(on screen: Screen)
  /// Content that continued on its own has come to rest.
  func scrollViewDidEndDecelerating(on screen: Screen)
  /// An animated scroll reached its target; not called where it was interrupted.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView, on screen: Screen)
  /// The app leaves the screen or comes back: `applicationWillResignActive` and its kin.
  func appChanged(_ change: AppChange, on screen: Screen)
  /// The screen is about to be laid out for another size; called in the rotation's animation.
  func viewWillTransition(to size: Size, on screen: Screen)
  /// The screen's root view has laid out its subviews; called in the context of the layout.
  func viewDidLayoutSubviews(on screen: Screen)
}

extension Approach {
  /// Does nothing.
  public func viewDidLoad(_ screen: Screen) {}
  /// Does nothing.
  public func keyboardWillShow(_ keyboard: KeyboardNotification, on screen: Screen) {}
  /// Does nothing.
  public func keyboardDidShow(_ keyboard: KeyboardNotification, on screen: Screen) {}
  /// Does nothing.
  public func keyboardWillHide(_ keyboard: KeyboardNotification, on screen: Screen) {}
  /// Does nothing.
  public func keyboardDidHide(_ keyboard: KeyboardNotification, on screen: Screen) {}
  /// Does nothing.
  public func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on screen: Screen) {}
  /// Does nothing.
  public func keyboardDidChangeFrame(_ keyboard: KeyboardNotification, on screen: Screen) {}

  /// Does nothing.
  public func textDidBeginEditing(_ field: View, on screen: Screen) {}
  /// Does nothing.
  public func textDidEndEditing(_ field: View, on screen: Screen) {}
  /// Does nothing.
  public func textDidChange(on screen: Screen) {}
  /// Does nothing.
  public func messagesDidChange(on screen: Screen) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(on screen: Screen) {}
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView, on screen: Screen) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    withVelocity velocity: Point, targetContentOffset: inout Point, on screen: Screen
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(willDecelerate: Bool, on screen: Screen) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(on screen: Screen) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(on screen: Screen) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView, on screen: Screen) {}
  /// Does nothing.
  public func appChanged(_ change: AppChange, on screen: Screen) {}
  /// Does nothing.
  public func viewWillTransition(to size: Size, on screen: Screen) {}
  /// Does nothing.
  public func viewDidLayoutSubviews(on screen: Screen) {}

  func receive(_ call: HandlerCall, on screen: Screen) {
    switch call {
    case .keyboard(let keyboard): receive(keyboard, on: screen)
    case .beganEditing(let field): textDidBeginEditing(field, on: screen)
    case .endedEditing(let field): textDidEndEditing(field, on: screen)
    case .textChanged: textDidChange(on: screen)
    case .messagesChanged: messagesDidChange(on: screen)
    case .beganDragging: scrollViewWillBeginDragging(on: screen)
    case .scrolled(let scrollView): scrollViewDidScroll(scrollView, on: screen)
    case .willEndDragging(let velocity, let target):
      scrollViewWillEndDragging(
        withVelocity: velocity, targetContentOffset: &target.offset, on: screen)
    case .endedDragging(let willDecelerate):
      scrollViewDidEndDragging(willDecelerate: willDecelerate, on: screen)
    case .willBeginDecelerating: scrollViewWillBeginDecelerating(on: screen)
    case .endedDecelerating: scrollViewDidEndDecelerating(on: screen)
    case .endedScrollingAnimation(let scrollView):
      scrollViewDidEndScrollingAnimation(scrollView, on: screen)
    case .laidOut: viewDidLayoutSubviews(on: screen)
    case .app(let change): appChanged(change, on: screen)
    case .transition(let size): viewWillTransition(to: size, on: screen)
    }
  }

  private func receive(_ keyboard: KeyboardNotification, on screen: Screen) {
    switch keyboard.name {
    case .willShow: keyboardWillShow(keyboard, on: screen)
    case .didShow: keyboardDidShow(keyboard, on: screen)
    case .willHide: keyboardWillHide(keyboard, on: screen)
    case .didHide: keyboardDidHide(keyboard, on: screen)
    case .willChangeFrame: keyboardWillChangeFrame(keyboard, on: screen)
    case .didChangeFrame: keyboardDidChangeFrame(keyboard, on: screen)
    }
  }
}

/// A call of one of an approach's handlers.
enum HandlerCall {
  case keyboard(KeyboardNotification)
  case beganEditing(View)
  case endedEditing(View)
  case textChanged
  case messagesChanged
  case beganDragging
  case scrolled(ScrollView)
  case laidOut
  case willEndDragging(velocity: Point, DraggingTarget)
  case endedDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case endedDecelerating
  case endedScrollingAnimation(ScrollView)
  case app(AppChange)
  case transition(Size)

  /// Whether it reports an effect of a handler or layout, and so may come inside another call.
  var isEcho: Bool {
    switch self {
    case .scrolled, .laidOut: true
    default: false
    }
  }
}
