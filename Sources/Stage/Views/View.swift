/// A view: a rectangle in a tree, with UIKit's geometry.
///
/// Setters change the model at once. Inside an animation block they also record old − new, which the turn's commit
/// turns into an animation. Lengths are kept to 2⁻²⁰ pt.
open class View {
  /// The simulation that owns the view.
  public unowned let simulation: Simulation
  /// Its number among all the simulation's views, in the order they were made.
  let serial: Int
  /// Its name in logs, warnings and constraints.
  public let name: String
  /// Its superview; nil for a window and for a view not added yet.
  public var superview: View? { membership?.superview }
  /// Its subviews, back to front.
  public var subviews: [View] { inside }
  /// Back to front; taken out while it changes, as in-place accesses are checked at run time.
  private var inside: [View] = []
  /// All memberships in it since time began, back to front: the film keeps those that are over.
  private var memberships: [Membership] { filmedMemberships ?? inside.compactMap(\.membership) }
  /// Kept from the first one that is over on; until then the subviews have them all.
  private var filmedMemberships: [Membership]?
  private var membership: Membership?

  /// A film keeps the style of each membership.
  private(set) var style = LayerStyle() {
    willSet { if newValue != style { styleWillChange() } }
  }

  /// Its drawing.
  public var contents: Contents {
    get { style.contents }
    set { style.contents = newValue }
  }
  /// How its contents follow the owner's settings.
  public var textLook: TextLook {
    get { style.look }
    set { style.look = newValue }
  }
  /// The colour of its bounds; nil is clear.
  public var backgroundColor: SemanticColor? {
    get { style.backgroundColor }
    set { style.backgroundColor = newValue }
  }
  /// The radius of its corners, in points.
  public var cornerRadius: Double {
    get { style.cornerRadius }
    set { style.cornerRadius = newValue }
  }
  /// Whether it clips its contents to its bounds.
  public var clipsToBounds: Bool {
    get { style.clipsToBounds }
    set { style.clipsToBounds = newValue }
  }
  /// Its safe area as set by the screen, in points; nil to follow its superview.
  var ownSafeArea: Insets?
  /// Further insets, in points: UIKit's `additionalSafeAreaInsets` of the view's controller.
  public var additionalSafeAreaInsets: Insets = .zero {
    didSet {
      guard isFinite(additionalSafeAreaInsets) else {
        additionalSafeAreaInsets = oldValue
        return
      }
      if additionalSafeAreaInsets != oldValue { safeAreaWasSet() }
    }
  }
  /// The insets at its last notification, for `simulation.safeAreaFollowers`.
  var knownSafeArea = Insets.zero
  var keyboardGuide: KeyboardLayoutGuide?

  /// Whether it is laid out by frame (the default) rather than by constraints, as in UIKit.
  public var translatesAutoresizingMaskIntoConstraints = true {
    didSet { simulation.layoutEngine.managementDidChange(of: self) }
  }

  /// Whether its height follows its constraints, as compressed as they allow, while its frame is set.
  package var isSizedByContents = false {
    didSet { if isSizedByContents != oldValue { simulation.layoutEngine.holdAnew(self) } }
  }
  /// How much its frame counts for constraints while it is laid out by frame, on UIKit's scale: 1000 is required.
  package var framePriority = ConstraintSolver.required

  // The model's values, current and as of the last commit.
  var values = PropertyValues()
  var committed = PropertyValues()
  var isCommitted: Bool
  var changed = PropertySet()
  var pendingChanges: [PendingChange] = []
  /// The animations that a new one of their key replaces.
  var running: [RunningAnimation] = []
  /// The animations that handlers gave it by itself, in order.
  var layerAnimations: [LayerAnimation] = []
  /// Whether it is a layer without a view, whose changes animate by themselves.
  package var isLayer = false
  /// The keys whose changes do not.
  package var keysWithoutAction: Set<AnimationKey> = []
  /// By `Property.rawValue`, nil for numbers that never moved; empty while none has.
  var tracks: [Track?] = []
  var needsLayout = true
  /// Whether it, or a view in it, is marked.
  var isMarkedBelow = true
  var isLayingOut = false
  var unknowns: LayoutEngine.Unknowns?
  /// Whether layout passes leave it alone, in a play that fixes layout.
  var keepsItsFrame = false

  /// An empty view at the origin, with a display name.
  public init(_ name: String, in simulation: Simulation) {
    self.name = name
    self.simulation = simulation
    isCommitted = !simulation.isPlaying
    serial = simulation.views.count
    style.look = simulation.look
    simulation.adopt(self)
    // A subclass may override the safe area's notification; other views need none.
    isFollowed = type(of: self) != View.self
    if isFollowed { simulation.safeAreaFollowers.append(self) }
  }

  /// An object notified in place of subclass overrides.
  package weak var owner: (any ViewOwner)? {
    didSet {
      if !isFollowed { simulation.safeAreaFollowers.append(self) }
      isFollowed = true
    }
  }

  /// Whether its owner is notified by the setters of `ObservedKeys`.
  package var isObserved = false

  /// Whether it has overrides to notify: as a subclass, or by its owner.
  private(set) var isFollowed = false

  /// Adds a view in front of the others, moving it from elsewhere or, from here, only to the front.
  ///
  /// A view cannot be added to itself or to a view inside it: that only warns.
  public func addSubview(_ view: View) { insertSubview(view, behind: nil) }

  /// Adds a view just behind a subview, or in front of all for nil, as `addSubview` does.
  package func insertSubview(_ view: View, behind sibling: View?) {
    guard view !== sibling else { return }
    let isEmpty = view.inside.isEmpty
    guard view !== self, isEmpty || !lies(in: view) else {
      simulation.warn("\(view.name) cannot be added to \(name), which it is or contains.")
      return
    }
    // Coming to the front breaks no constraint; leaving another superview does.
    if let old = view.superview, old !== self { simulation.layoutEngine.willRemove(view) }
    // Without followers no notification is needed.
    guard view.isFollowed || !isEmpty else { return take(view, behind: sibling) }
    let told = view.subclassesInside
    let (oldSuperview, oldWindow) = (view.superview, told.first?.window)
    take(view, behind: sibling)
    view.tellOfMove(told, from: oldSuperview, oldWindow)
  }

  private func take(_ view: View, behind sibling: View?) {
    let isNew = view.superview == nil
    view.endMembership()
    let membership = Membership(of: view, in: self, since: simulation.filmTime)
    view.membership = membership
    var views = inside
    inside = []
    if let sibling, let index = views.firstIndex(where: { $0 === sibling }) {
      views.insert(view, at: index)
      film(membership, behind: sibling.membership)
    } else {
      views.append(view)
      film(membership, behind: nil)
    }
    inside = views
    markUnlessLayingOut()
    if isNew { simulation.layoutEngine.holdAnew(view) }
  }

  /// Removes the view from the screen, with its animations and the constraints to views around it.
  public func removeFromSuperview() {
    guard let superview else { return }
    let told = subclassesInside
    let oldWindow = told.first?.window
    simulation.layoutEngine.willRemove(self)
    endMembership()
    simulation.layoutEngine.holdAnew(self)
    tellOfMove(told, from: superview, oldWindow)
  }

  /// The views of this subtree with overrides to notify.
  private var subclassesInside: [View] {
    var views: [View] = []
    addSubclassesInside(to: &views)
    return views
  }

  private func addSubclassesInside(to views: inout [View]) {
    if isFollowed { views.append(self) }
    for view in inside { view.addSubclassesInside(to: &views) }
  }

  /// Notifies a moved view, and those in it, of its superview and their window.
  private func tellOfMove(_ told: [View], from old: View?, _ oldWindow: View?) {
    if isFollowed, superview !== old { tellOfSuperview() }
    guard let first = told.first, first.window !== oldWindow else { return }
    for view in told { view.tellOfWindow() }
  }

  /// Calls `body` with all views in it since time began, back to front, and their memberships.
  func forEachMember(_ body: (View, Membership) -> Void) {
    if let filmedMemberships {
      for membership in filmedMemberships { body(membership.view, membership) }
    } else {
      for view in inside {
        if let membership = view.membership { body(view, membership) }
      }
    }
  }

  /// Keeps a new membership for the film, where needed.
  private func film(_ membership: Membership, behind other: Membership?) {
    guard var memberships = filmedMemberships else { return }
    filmedMemberships = nil
    let index = other.flatMap { other in memberships.firstIndex { $0 === other } }
    memberships.insert(membership, at: index ?? memberships.count)
    filmedMemberships = memberships
  }

  private func endMembership() {
    guard let membership else { return }
    let superview = membership.superview
    if simulation.isPlaying {
      superview.filmedMemberships = superview.memberships
      membership.end(with: style, at: simulation.now)
    }
    var views = superview.inside
    superview.inside = []
    views.removeAll { $0 === self }
    superview.inside = views
    self.membership = nil
    superview.markUnlessLayingOut()
  }

  /// Ends the filmed membership with the style so far, and begins another in its place.
  private func styleWillChange() {
    guard membership != nil || !inside.isEmpty, simulation.isPlaying, isCommitted else { return }
    guard inside.isEmpty, let old = membership else {
      if !inside.isEmpty {
        simulation.warn(
          "The style of \(name) was changed; the film shows the last one from its start.")
      }
      return
    }
    guard old.start < simulation.now else { return }
    let superview = old.superview
    var memberships = superview.memberships
    guard let index = memberships.firstIndex(where: { $0 === old }) else { return }
    old.end(with: style, at: simulation.now)
    let new = Membership(of: self, in: superview, since: simulation.now)
    memberships.insert(new, at: index + 1)
    superview.filmedMemberships = memberships
    membership = new
  }

  func lies(in view: View) -> Bool {
    var current: View? = self
    while let inner = current {
      if inner === view { return true }
      current = inner.superview
    }
    return false
  }

  /// Called after the size or origin of the bounds was set; a scroll view clamps its offset here.
  func boundsDidChange(resized: Bool, scrolled: Bool) {}

  /// Places the subviews; here, those that constraints manage.
  ///
  /// An override that places its subviews itself calls `super` for those. It is called in a layout pass, outside every
  /// animation, or in the context of a `layoutIfNeeded` call; changes to its own subviews do not mark it again.
  open func layoutSubviews() {
    guard !inside.isEmpty else { return }
    // A handler that calls it by itself means the constraints as they are now.
    if !isLayingOut { simulation.layoutEngine.update() }
    simulation.layoutEngine.placeSubviews(of: self)
  }

  /// Called after its superview changed; does nothing here.
  open func didMoveToSuperview() {}

  /// Called after its window changed; does nothing here.
  open func didMoveToWindow() {}

  /// Called before layout after `safeAreaInsets` changed; does nothing here.
  open func safeAreaInsetsDidChange() {}
}

extension View: CustomStringConvertible {
  /// Its name and its frame, in points.
  public var description: String { "\(name) \(frame)" }
}
