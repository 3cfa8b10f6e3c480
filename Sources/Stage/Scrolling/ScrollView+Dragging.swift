/// What fingers do to a scroll view.
extension ScrollView {
  /// How dragging it dismisses the keyboard; nil, the default, is as the script's events say: a `scroll` dismisses it as
  /// the drag begins, a `finger` takes it along.
  ///
  /// UIKit's own default is `.none`, which a script could not do without where its events speak of the keyboard.
  public var keyboardDismissMode: KeyboardDismissMode? {
    get { scroller.dismissMode }
    set { scroller.dismissMode = newValue }
  }

  /// How its content slows down once a finger has let go of it.
  public var decelerationRate: Deceleration.Rate {
    get { scroller.rate }
    set { scroller.rate = newValue }
  }

  /// Whether its content passes its ends and bounces back; it does by default.
  public var bounces: Bool {
    get { scroller.bounces }
    set { scroller.bounces = newValue }
  }

  /// Whether content that fits can be dragged, too; by default only a table's.
  public var alwaysBounceVertical: Bool {
    get { scroller.alwaysBounces ?? (self is Table) }
    set { scroller.alwaysBounces = newValue }
  }

  /// Whether fingers can drag it; setting it to false stops what moves.
  public var isScrollEnabled: Bool {
    get { scroller.isEnabled }
    set { scroller.isEnabled = newValue }
  }

  /// Whether a finger drags it.
  public var isDragging: Bool { scroller.isDragging }

  /// Whether a finger touches it.
  ///
  /// As every finger here drags from its first touch on, the same as `isDragging`.
  public var isTracking: Bool { scroller.isDragging }

  /// Whether its content moves by itself since a finger let go of it: slows down, or bounces back.
  public var isDecelerating: Bool { scroller.isDecelerating }

  /// The finger that drags it, or dragged it last.
  public var panGestureRecognizer: PanGestureRecognizer { scroller.pan }

  /// Calls `action` whenever the finger has moved, after the content and the keyboard have followed it: UIKit's
  /// `panGestureRecognizer.addTarget(_:action:)`.
  ///
  /// Hold the screen and its views `unowned` in it. Who comes first is not documented; our choice.
  public func addPanTarget(_ action: @escaping (_ pan: PanGestureRecognizer) -> Void) {
    scroller.panTargets.append(action)
  }
}
