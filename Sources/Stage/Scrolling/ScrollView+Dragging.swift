extension ScrollView {
  /// How dragging it dismisses the keyboard; nil, the default, follows the script's events.
  ///
  /// A `scroll` then dismisses it as the drag begins, a `finger` takes it along. UIKit's own default is `.none`, which
  /// scripts with such events could not use.
  public var keyboardDismissMode: KeyboardDismissMode? {
    get { scroller.dismissMode }
    set { scroller.dismissMode = newValue }
  }

  /// How its content decelerates after a finger lets go.
  public var decelerationRate: Deceleration.Rate {
    get { scroller.rate }
    set { scroller.rate = newValue }
  }

  /// Whether its content passes its ends and bounces back; true by default.
  public var bounces: Bool {
    get { scroller.bounces }
    set { scroller.bounces = newValue }
  }

  /// Whether content that fits can be dragged, too; by default only a table's.
  public var alwaysBounceVertical: Bool {
    get { scroller.alwaysBounces ?? (self is Table) }
    set { scroller.alwaysBounces = newValue }
  }

  /// Whether fingers can drag it; setting it to false stops its motion.
  public var isScrollEnabled: Bool {
    get { scroller.isEnabled }
    set { scroller.isEnabled = newValue }
  }

  /// Whether a finger drags it.
  public var isDragging: Bool { scroller.isDragging }

  /// The same as `isDragging`, as every finger here drags from its first touch on.
  public var isTracking: Bool { scroller.isDragging }

  /// Whether its content moves by itself after a finger let go: decelerates, or bounces back.
  public var isDecelerating: Bool { scroller.isDecelerating }

  /// Its current or last drag.
  public var panGestureRecognizer: PanGestureRecognizer { scroller.pan }

  /// Calls `action` after the finger moved: `panGestureRecognizer.addTarget(_:action:)`.
  ///
  /// Content and keyboard have followed by then (the order is not documented; our choice). Hold the screen and its
  /// views `unowned` in it.
  public func addPanTarget(_ action: @escaping (_ pan: PanGestureRecognizer) -> Void) {
    scroller.panTargets.append(action)
  }
}
