/// A screen of an app: a view controller's view and the calls available to handlers.
public protocol AppScreen: AnyObject {
  /// The simulation that owns the screen's views; conforming classes keep it `unowned`.
  var simulation: Simulation { get }
  /// The view controller's root view.
  var view: View { get }
  /// The views that a film measures.
  var landmarks: [Landmark: View] { get }
  /// Called once, after the first layout and before time begins.
  func viewDidAppear()
  /// The field with a name; nil where there is none.
  func field(named name: String) -> View?
  /// The keyboard's field where the script names none.
  var defaultField: View? { get }
  /// The view that fingers drag.
  var scrollView: ScrollView? { get }
  /// Performs the screen's part of an event; false, with a warning in the film, if it has none.
  func perform(_ action: ScriptEvent.Action) -> Bool
  /// Lays the screen out for the device as it is held now.
  ///
  /// Called in a rotation's animation, with the windows already resized, before the approach's handler.
  func viewWillTransition(to device: Device)
  /// Notifies UIKit's own observers, such as a table view controller, with frames on the screen.
  func keyboardWasAnnounced(_ keyboard: KeyboardNotification)
  /// Called in the keyboard's animation, after its notifications, with its new screen frame.
  func keyboardFrameDidChange(to frame: Rect)
  /// Called in the context of the root view's layout, before the approach's handler.
  func viewDidLayoutSubviews()
}

extension AppScreen {
  /// Does nothing.
  public func viewDidAppear() {}
  /// None.
  public func field(named name: String) -> View? { nil }
  /// None.
  public var defaultField: View? { nil }
  /// None.
  public var scrollView: ScrollView? { nil }
  /// Nothing.
  public func perform(_ action: ScriptEvent.Action) -> Bool { false }
  /// Does nothing.
  public func viewWillTransition(to device: Device) {}
  /// Does nothing.
  public func keyboardWasAnnounced(_ keyboard: KeyboardNotification) {}
  /// Does nothing.
  public func keyboardFrameDidChange(to frame: Rect) {}
  /// Does nothing.
  public func viewDidLayoutSubviews() {}

  /// UIKit's `UIScreen.main.bounds`: up to iOS 7 upright, from iOS 8 on as the device is held.
  public var screenBounds: Rect {
    simulation.toReported(Rect(origin: .zero, size: simulation.device.size))
  }

  /// UIKit's `UIView.animate(withDuration:delay:options:animations:completion:)`, times in seconds.
  ///
  /// The duration is ignored, unless 0, when the curve in force is the keyboard's. Options are the curve in bits 16–18
  /// and UIKit's flags. The completion is called in a separate turn when the block's animations have ended, with true
  /// unless one was replaced.
  public func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    simulation.animateForHandler(
      BlockRequest(
        call: .animate, duration: duration, delay: delay, options: options,
        pace: .curve(options.curve)),
      animations: animations, completion: completion)
  }

  /// UIKit's `UIView.performWithoutAnimation(_:)`: no change in `actions` animates.
  public func performWithoutAnimation(_ actions: () -> Void) {
    simulation.performWithoutAnimationForHandler(actions)
  }

  /// Whether changes can animate: UIKit's `areAnimationsEnabled`, `setAnimationsEnabled(_:)`.
  ///
  /// `performWithoutAnimation` and the system restore it; a handler that sets it leaves it so, as in UIKit.
  public var animationsAreEnabled: Bool {
    get { simulation.animationsAreEnabled }
    set { simulation.animationsAreEnabled = newValue }
  }

  /// `DispatchQueue.main.async`: runs `work` in its own turn at this time, outside blocks.
  public func async(_ work: @escaping () -> Void) {
    simulation.scheduleForHandler(at: simulation.now, "async", work)
  }

  /// `DispatchQueue.main.asyncAfter`: runs `work` in a separate turn, `delay` seconds later.
  public func asyncAfter(_ delay: Double, _ work: @escaping () -> Void) {
    simulation.scheduleForHandler(at: simulation.now + delay, "asyncAfter", work)
  }
}
