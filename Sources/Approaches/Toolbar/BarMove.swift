/// A move of the toolbar, as data: the property, the curve, the duration and the delay.
///
/// The value form of a family of handlers, so that a writer needs no Swift and a diagnosis can vary one thing at a
/// time. It lifts the bar by `ChatScreen.overlap(with:)` on willShow and puts it back on willHide.
public struct BarMove: Approach, Sendable, Hashable {
  /// The property of the bar that is set.
  public enum Move: String, Sendable, Hashable, CaseIterable {
    /// Its frame; table and bar are laid out by frames.
    case frame
    /// The constant of its bottom constraint.
    case constraint
    /// Its transform, which no layout pass writes; layout is by constraints.
    case transform
  }

  /// The animation's options.
  public struct Curve: Sendable, Hashable {
    package enum Options: Sendable, Hashable {
      case notified
      case named(AnimationCurve)
      case raw(UInt)
      case own(BarMotion)
    }

    package let options: Options

    /// The notification's curve, shifted to where options keep it: `curve << 16`.
    public static let keyboard = Curve(options: .notified)

    /// One of UIKit's curves, by its option; the keyboard's is that of the notification.
    public static func named(_ curve: AnimationCurve) -> Curve {
      curve == .keyboard ? .keyboard : Curve(options: .named(curve))
    }

    /// Options by their raw value, for example the 7 of a curve that was not shifted.
    public static func raw(_ value: UInt) -> Curve { Curve(options: .raw(value)) }

    /// The app's own spring, Bézier curve or line, which needs a property animator or keyframes instead of options.
    public static func own(_ motion: BarMotion) -> Curve { Curve(options: .own(motion)) }
  }

  /// Where `layoutIfNeeded` is called after a constant changed.
  public enum Layout: String, Sendable, Hashable, CaseIterable {
    /// In the animation block, on the superview of the bar.
    case inside
    /// Nowhere: the layout pass at the end of the turn places the bar.
    case none
  }

  /// The property that is set.
  public var move: Move
  /// The animation's curve.
  public var curve: Curve
  /// The animation's duration, in seconds; nil takes the notification's.
  public var duration: Double?
  /// The handler's delay, in seconds.
  public var delay: Double
  /// The handler's further delay after `delay`, in ticks of the device's display.
  public var lag: Int
  /// Where layout is forced; for `.constraint`.
  public var layout: Layout

  /// A move with these values.
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
    let duration = duration ?? keyboard.duration
    guard case .own(let motion) = curve.options else {
      return chat.animate(withDuration: duration, options: options(for: keyboard)) {
        place(at: height, on: chat)
      }
    }
    let before = risen(on: chat)
    motion.play(on: chat, duration: duration) { [unowned chat] share in
      place(at: share == 1 ? height : before + (height - before) * share, on: chat)
    }
  }

  /// How far the bar is raised.
  private func risen(on chat: ChatScreen) -> Double {
    switch move {
    case .frame: chat.restingBottom - chat.toolbar.frame.maxY
    case .constraint: -chat.toolbarBottom.constant
    case .transform: -chat.toolbar.transform.translation.y
    }
  }

  private func place(at height: Double, on chat: ChatScreen) {
    switch move {
    case .frame:
      chat.toolbar.frame.origin.y = chat.restingBottom - chat.toolbar.frame.height - height
    case .constraint:
      chat.toolbarBottom.constant = -height
      if layout == .inside { chat.view.layoutIfNeeded() }
    case .transform:
      chat.toolbar.transform = height == 0 ? .identity : .translation(x: 0, y: -height)
    }
  }

  private func options(for keyboard: KeyboardNotification) -> AnimationOptions {
    switch curve.options {
    case .notified, .own: AnimationOptions(curve: keyboard.curve)
    case .named(let curve): AnimationOptions(curve: curve)
    case .raw(let value): AnimationOptions(rawValue: value)
    }
  }
}

extension BarMove: CustomStringConvertible {
  /// Its summary.
  public var description: String { summary }
}
