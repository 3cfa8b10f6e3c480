/// A screen of an app: a view controller's view and what a handler may call on it.
public protocol AppScreen: AnyObject {
  /// The simulation that the screen's views belong to. Conforming classes keep it `unowned`.
  var simulation: Simulation { get }
  /// The view controller's root view.
  var view: View { get }
  /// The views that series are measured on.
  var landmarks: [Landmark: View] { get }
  /// Called once, after the first layout and before time begins.
  func viewDidAppear()
  /// The field with a name; nil where there is none.
  func field(named name: String) -> View?
  /// The field that the keyboard comes for where the script names none.
  var defaultField: View? { get }
  /// What a finger drags.
  var scrollView: ScrollView? { get }
  /// Does what an event asks of the screen itself, such as taking a message into the app's model.
  ///
  /// - Returns: False where the screen has nothing of the kind, which the film then warns of.
  func perform(_ action: ScriptEvent.Action) -> Bool
  /// The device is being turned: called in the turn's animation, with the windows already at their new size.
  ///
  /// The screen lays itself out for the device as it is held now; the approach is told next.
  func viewWillTransition(to device: Device)
  /// A class of UIKit's on the screen that observes the keyboard, as a table view controller does, is notified; the frames
  /// are on the screen as it is looked at.
  func keyboardWasAnnounced(_ keyboard: KeyboardNotification)
  /// The keyboard's frame was set, in points of the screen; called in the keyboard's animation, after its
  /// notifications were posted.
  func keyboardFrameDidChange(to frame: Rect)
  /// The root view has laid out its subviews; called in the context of the layout, before the approach is told.
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

  /// UIKit's `UIView.animate(withDuration:delay:options:animations:completion:)`.
  ///
  /// - Parameters:
  ///   - duration: Seconds; ignored, unless 0, when the curve in force is the keyboard's.
  ///   - delay: Seconds before the animations begin.
  ///   - options: The curve in bits 16–18 and the flags UIKit knows.
  ///   - animations: Changes to views; they take effect at once and animate on the screen.
  ///   - completion: Called in a turn of its own when the block's animations have ended, with true unless
  ///     one was replaced.
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

  /// UIKit's `UIView.performWithoutAnimation(_:)`: nothing changed in `actions` animates, whatever surrounds it.
  public func performWithoutAnimation(_ actions: () -> Void) {
    simulation.performWithoutAnimationForHandler(actions)
  }

  /// UIKit's `UIView.areAnimationsEnabled` and `setAnimationsEnabled(_:)`: while false nothing that changes animates.
  ///
  /// What `performWithoutAnimation` or the system switched off is as before once that is over; a handler that switches
  /// it itself leaves it so, as in UIKit.
  public var animationsAreEnabled: Bool {
    get { simulation.animationsAreEnabled }
    set { simulation.animationsAreEnabled = newValue }
  }

  /// `DispatchQueue.main.async`: runs `work` in a turn of its own at the same time, outside every block.
  public func async(_ work: @escaping () -> Void) {
    simulation.scheduleForHandler(at: simulation.now, "async", work)
  }

  /// `DispatchQueue.main.asyncAfter`: runs `work` in a turn of its own, `delay` seconds later.
  public func asyncAfter(_ delay: Double, _ work: @escaping () -> Void) {
    simulation.scheduleForHandler(at: simulation.now + delay, "asyncAfter", work)
  }
}
