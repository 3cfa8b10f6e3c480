/// A way to move the toolbar, as data: what is moved, on which curve, for how long, how late.
///
/// The value form of a family of handlers, so that a writer needs no Swift and a diagnosis can vary one thing at
/// a time. It lifts the bar by `ChatScreen.overlap(with:)` on willShow and puts it back on willHide.
public struct BarMove: Approach, Sendable, Hashable {
  /// What of the bar is set.
  public enum Move: String, Sendable, Hashable, CaseIterable {
    /// Its frame; table and bar are laid out by frames.
    case frame
    /// The constant of its bottom constraint.
    case constraint
    /// Its transform, which no layout pass writes; layout is by constraints.
    case transform
  }

  /// Which options the animation is given.
  public enum Curve: Sendable, Hashable {
    /// The notification's curve, shifted to where options keep it: `curve << 16`.
    case keyboard
    /// A curve of UIKit's, by its option.
    case named(AnimationCurve)
    /// Options by their raw value, such as the 7 of a curve that was not shifted.
    case raw(UInt)
  }

  /// Where `layoutIfNeeded` is called after a constant changed.
  public enum Layout: String, Sendable, Hashable, CaseIterable {
    /// In the animation block, on the superview of the bar.
    case inside
    /// Nowhere: the layout pass at the end of the turn places the bar.
    case none
  }

  /// What is moved.
  public var move: Move
  /// On which curve.
  public var curve: Curve
  /// For how long, in seconds; nil takes the notification's.
  public var duration: Double?
  /// How late the handler comes, in seconds.
  public var delay: Double
  /// How many ticks of the device's display the handler comes late, after `delay`.
  public var lag: Int
  /// Where layout is forced; for `.constraint`.
  public var layout: Layout

  /// A move of these parts.
  public init(
    _ move: Move, curve: Curve = .keyboard, duration: Double? = nil, delay: Double = 0,
    lag: Int = 0, layout: Layout = .inside
  ) {
    self.move = move
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.lag = lag
    self.layout = layout
  }

  /// Lays the screen out as the move needs it.
  public func viewDidLoad(_ chat: ChatScreen) {
    if move == .frame { chat.layOutByFrames() }
  }

  /// Raises the bar.
  public func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    lift(by: chat.overlap(with: keyboard), with: keyboard, on: chat)
  }

  /// Puts the bar back.
  public func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    lift(by: 0, with: keyboard, on: chat)
  }

  private func lift(by height: Double, with keyboard: KeyboardNotification, on chat: ChatScreen) {
    guard delay > 0 else { return afterLag(to: height, with: keyboard, on: chat) }
    chat.asyncAfter(delay) { [unowned chat] in afterLag(to: height, with: keyboard, on: chat) }
  }

  private func afterLag(
    to height: Double, with keyboard: KeyboardNotification, on chat: ChatScreen
  ) {
    guard lag > 0 else { return animate(to: height, with: keyboard, on: chat) }
    chat.afterTicks(lag) { [unowned chat] in animate(to: height, with: keyboard, on: chat) }
  }

  private func animate(to height: Double, with keyboard: KeyboardNotification, on chat: ChatScreen)
  {
    chat.animate(withDuration: duration ?? keyboard.duration, options: options(for: keyboard)) {
      switch move {
      case .frame:
        chat.toolbar.frame.origin.y =
          chat.restingBottom - chat.toolbar.frame.height - height
      case .constraint:
        chat.toolbarBottom.constant = -height
        if layout == .inside { chat.view.layoutIfNeeded() }
      case .transform:
        chat.toolbar.transform = height == 0 ? .identity : .translation(x: 0, y: -height)
      }
    }
  }

  private func options(for keyboard: KeyboardNotification) -> AnimationOptions {
    switch curve {
    case .keyboard: AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
    case .named(let curve): AnimationOptions(curve: curve)
    case .raw(let value): AnimationOptions(rawValue: value)
    }
  }
}
