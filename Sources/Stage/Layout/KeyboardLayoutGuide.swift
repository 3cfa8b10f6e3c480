/// The keyboard's area in a view, to constrain views to: UIKit's `UIKeyboardLayoutGuide` (iOS 15).
///
/// Its top follows the keyboard, with its accessory, where they cover the view, in the keyboard's own animation and
/// from tick to tick under a finger. Where they do not, or where the keyboard is not docked, it is at the bottom of the
/// view's safe area. It is computed again when the keyboard moves and when the view's size or safe area changes, not
/// when something moves the view.
public final class KeyboardLayoutGuide {
  private unowned let owner: View
  /// The target of constraints: a clear view laid out by frame.
  package let area: View

  /// Whether its view was in the window as the keyboard last moved, or nothing was to be known then.
  private var knowsKeyboard: Bool
  private var isSaidToStay = false

  /// Whether it rests at the safe area's bottom (the default) or the view's own; since iOS 17.
  public var usesBottomSafeArea = true { didSet { follow() } }

  /// Whether it follows all edges of undocked, floating and narrow keyboards; not by default.
  public var followsUndockedKeyboard = false { didSet { follow() } }

  /// How far above the keyboard a dragging finger grabs it, in points, 0 or more; 0 by default.
  ///
  /// Since iOS 17: the height of the bar above the keyboard, so that the finger grabs it on reaching the bar. Of
  /// several guides the largest counts. Source: WWDC 2023, session 10281.
  public var keyboardDismissPadding = 0.0 {
    didSet {
      guard !keyboardDismissPadding.isFinite || keyboardDismissPadding < 0 else { return }
      owner.simulation.warn("A keyboardDismissPadding that is negative or no number counts as 0.")
      keyboardDismissPadding = 0
    }
  }

  init(of owner: View) {
    self.owner = owner
    knowsKeyboard = !owner.simulation.keyboard.isShown
    area = View("\(owner.name).keyboardLayoutGuide", in: owner.simulation)
    owner.addSubview(area)
    if owner.simulation.system < .ios15 {
      owner.simulation.warn("keyboardLayoutGuide exists since iOS 15; it works here all the same.")
    }
    owner.simulation.keyboardGuides.append(self)
    if !owner.simulation.safeAreaFollowers.contains(where: { $0 === owner }) {
      owner.simulation.safeAreaFollowers.append(owner)
    }
    follow()
  }

  /// The left edge.
  public var leftAnchor: Anchor<HorizontalAxis> { area.leftAnchor }
  /// The right edge.
  public var rightAnchor: Anchor<HorizontalAxis> { area.rightAnchor }
  /// The leading edge.
  public var leadingAnchor: Anchor<HorizontalAxis> { area.leadingAnchor }
  /// The trailing edge.
  public var trailingAnchor: Anchor<HorizontalAxis> { area.trailingAnchor }
  /// The top edge.
  public var topAnchor: Anchor<VerticalAxis> { area.topAnchor }
  /// The bottom edge.
  public var bottomAnchor: Anchor<VerticalAxis> { area.bottomAnchor }
  /// Its width.
  public var widthAnchor: Anchor<LayoutDimension> { area.widthAnchor }
  /// Its height.
  public var heightAnchor: Anchor<LayoutDimension> { area.heightAnchor }

  /// Follows a move of the keyboard, which it knows from then on if its view is in the window.
  func hear() {
    knowsKeyboard = owner.window != nil
    follow()
  }

  func follow() {
    let frame = frame
    if area.frame != frame { area.frame = frame }
  }

  private var frame: Rect {
    let bounds = owner.bounds
    let inset = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
    let rest = max(bounds.minY, bounds.maxY - inset)
    let keyboard = owner.simulation.keyboard
    let covered =
      keyboard.coveredFrame(whereverItIs: followsUndockedKeyboard)
      .map { bounds.intersection(owner.fromScreen($0)) } ?? .zero
    let isCovered = !covered.isEmpty && covered.minY < rest
    let stays = isCovered && stays
    if stays, !isSaidToStay {
      owner.simulation.log(.guideStays(of: owner.name, missedKeyboard: !knowsKeyboard))
    }
    isSaidToStay = stays
    guard isCovered, !stays else {
      return Rect(x: bounds.minX, y: rest, width: bounds.width, height: bounds.maxY - rest)
    }
    return covered
  }

  private var stays: Bool {
    switch owner.simulation.assumptions.layoutGuide {
    case .follows: false
    case .misses: !knowsKeyboard
    case .stays: true
    }
  }
}

extension View {
  /// The keyboard's area in this view.
  public var keyboardLayoutGuide: KeyboardLayoutGuide {
    if let keyboardGuide { return keyboardGuide }
    let guide = KeyboardLayoutGuide(of: self)
    keyboardGuide = guide
    return guide
  }
}

extension Simulation {
  /// Updates the layout guides and lays out the views pinned to them, in the caller's context.
  ///
  /// - Parameter moves: Whether the keyboard moves, and not something else that it covers less or more of.
  func followKeyboard(moves: Bool = false) {
    guard !keyboardGuides.isEmpty else { return }
    for guide in keyboardGuides { moves ? guide.hear() : guide.follow() }
    window.layoutIfNeeded()
  }
}
