/// A view: a rectangle in a tree, with UIKit's geometry.
///
/// Setters change the model at once. Inside an animation block they also record old − new, which the turn's
/// commit turns into an animation. Lengths are kept to 2⁻²⁰ pt.
open class View {
  /// The simulation that owns the view.
  public unowned let simulation: Simulation
  /// Its serial number among all the simulation's views, in the order they were made.
  let serial: Int
  /// Its name in logs, warnings and constraints.
  public let name: String
  /// The view it lies in; nil for a window and for a view not added yet.
  public var superview: View? { membership?.superview }
  /// The views that lie in it, back to front.
  public var subviews: [View] { inside }
  /// The views that lie in it, back to front.
  ///
  /// Who changes the list, or that of the memberships, takes it out meanwhile: of what is changed in place, every access
  /// is checked at run time.
  private var inside: [View] = []
  /// The memberships of all views that lay in it since time began, back to front: the film keeps those that are over.
  private var memberships: [Membership] { filmedMemberships ?? inside.compactMap(\.membership) }
  /// The memberships that are filmed, kept from the first that is over on; until then the subviews have them all.
  private var filmedMemberships: [Membership]?
  /// How long it has lain in its superview; nil outside a tree.
  private var membership: Membership?

  /// How it looks; a film keeps the style of each of its memberships.
  private(set) var style = LayerStyle()

  /// What it draws.
  public var contents: Contents {
    get { style.contents }
    set {
      if newValue != style.contents { styleWillChange() }
      style.contents = newValue
    }
  }
  /// What fills its bounds; nil is clear.
  public var backgroundColor: SemanticColor? {
    get { style.backgroundColor }
    set {
      if newValue != style.backgroundColor { styleWillChange() }
      style.backgroundColor = newValue
    }
  }
  /// The radius of its corners, in points.
  public var cornerRadius: Double {
    get { style.cornerRadius }
    set {
      if newValue != style.cornerRadius { styleWillChange() }
      style.cornerRadius = newValue
    }
  }
  /// Whether it cuts off what lies outside its bounds.
  public var clipsToBounds: Bool {
    get { style.clipsToBounds }
    set {
      if newValue != style.clipsToBounds { styleWillChange() }
      style.clipsToBounds = newValue
    }
  }
  /// What the screen says bars and corners take from its edges, in points; nil where that follows from its superview.
  var ownSafeArea: Insets?
  /// Points more on each edge than bars and corners take: UIKit's `additionalSafeAreaInsets` of the view's controller.
  public var additionalSafeAreaInsets: Insets = .zero {
    didSet {
      guard isFinite(additionalSafeAreaInsets) else {
        additionalSafeAreaInsets = oldValue
        return
      }
      if additionalSafeAreaInsets != oldValue { safeAreaWasSet() }
    }
  }
  /// The insets it was told of last, where it is one of `simulation.safeAreaFollowers`.
  var knownSafeArea = Insets.zero
  /// The guide that follows the keyboard in it, once it was asked for.
  var keyboardGuide: KeyboardLayoutGuide?

  /// UIKit's switch between layout by frame (true, the default) and by constraints (false).
  public var translatesAutoresizingMaskIntoConstraints = true {
    didSet { simulation.layoutEngine.managementDidChange(of: self) }
  }

  // The model's values, and as the last commit left them.
  var values = PropertyValues()
  var committed = PropertyValues()
  var isCommitted: Bool
  var changed = PropertySet()
  var pendingChanges: [PendingChange] = []
  /// The animations that a new one of their key replaces.
  var running: [RunningAnimation] = []
  /// How those of its numbers move that ever did, by `Property.rawValue`; empty while none has.
  var tracks: [Track?] = []
  var needsLayout = true
  /// Whether it, or a view in it, is marked; marking a view says so to all views around it.
  var isMarkedBelow = true
  /// Whether its `layoutSubviews` is being run.
  var isLayingOut = false
  /// Its part in layout by constraints; nil before one needs it.
  var unknowns: LayoutEngine.Unknowns?
  /// Whether layout passes leave it alone, in a play that mends layout.
  var keepsItsFrame = false

  /// An empty view at the origin; `name` is for people.
  public init(_ name: String, in simulation: Simulation) {
    self.name = name
    self.simulation = simulation
    isCommitted = !simulation.isPlaying
    serial = simulation.views.count
    simulation.adopt(self)
    // A subclass may override what it is told of its safe area; of the others nobody asks.
    isFollowed = type(of: self) != View.self
    if isFollowed { simulation.safeAreaFollowers.append(self) }
  }

  /// Who stands behind it, and is told what a subclass would override; nil for a view that stands alone.
  package weak var owner: (any ViewOwner)? {
    didSet {
      if !isFollowed { simulation.safeAreaFollowers.append(self) }
      isFollowed = true
    }
  }

  /// Whether somebody is told of its moves: a subclass, or an owner.
  private(set) var isFollowed = false

  /// Adds a view in front of the others; one that lay elsewhere moves, one that lay here already only comes to the
  /// front.
  ///
  /// A view cannot be added to itself or to a view inside it: that only warns.
  public func addSubview(_ view: View) { insertSubview(view, behind: nil) }

  /// Adds a view just behind one of its subviews, or in front of all for nil, as `addSubview` does.
  package func insertSubview(_ view: View, behind sibling: View?) {
    guard view !== sibling else { return }
    let isEmpty = view.inside.isEmpty
    guard view !== self, isEmpty || !lies(in: view) else {
      simulation.warn("\(view.name) cannot be added to \(name), which it is or contains.")
      return
    }
    // Coming to the front breaks no constraint; leaving another superview does.
    if let old = view.superview, old !== self { simulation.layoutEngine.willRemove(view) }
    // Of a view alone that nobody follows, nobody is told.
    guard view.isFollowed || !isEmpty else { return take(view, behind: sibling) }
    let told = view.subclassesInside
    let (oldSuperview, oldWindow) = (view.superview, told.first?.window)
    take(view, behind: sibling)
    view.tellOfMove(told, from: oldSuperview, oldWindow)
  }

  private func take(_ view: View, behind sibling: View?) {
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
  }

  /// Takes the view off the screen, with whatever it was animating and the constraints to views around it.
  public func removeFromSuperview() {
    guard let superview else { return }
    let told = subclassesInside
    let oldWindow = told.first?.window
    simulation.layoutEngine.willRemove(self)
    endMembership()
    tellOfMove(told, from: superview, oldWindow)
  }

  /// What it is, and what lies in it, that may override what it is told of.
  private var subclassesInside: [View] {
    var views: [View] = []
    addSubclassesInside(to: &views)
    return views
  }

  private func addSubclassesInside(to views: inout [View]) {
    if isFollowed { views.append(self) }
    for view in inside { view.addSubclassesInside(to: &views) }
  }

  /// Tells a view that moved in the tree, and those in it, of its superview and of their window.
  private func tellOfMove(_ told: [View], from old: View?, _ oldWindow: View?) {
    if isFollowed, superview !== old { tellOfSuperview() }
    guard let first = told.first, first.window !== oldWindow else { return }
    for view in told { view.tellOfWindow() }
  }

  /// Calls `body` with all views that lay in it since time began, back to front, and with their memberships.
  func forEachMember(_ body: (View, Membership) -> Void) {
    if let filmedMemberships {
      for membership in filmedMemberships { body(membership.view, membership) }
    } else {
      for view in inside {
        if let membership = view.membership { body(view, membership) }
      }
    }
  }

  /// Keeps a new membership for the film, where those of its kind are kept.
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

  /// Ends the membership that is filmed with the style so far, and begins another in its stead.
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

  /// Whether it is a view, or lies in it.
  func lies(in view: View) -> Bool {
    var current: View? = self
    while let inner = current {
      if inner === view { return true }
      current = inner.superview
    }
    return false
  }

  /// Called after the size of the bounds or their origin was set; a scroll view clamps its offset here.
  func boundsDidChange(resized: Bool, scrolled: Bool) {}

  /// Places the subviews; here, those that constraints manage, where the constraints have them.
  ///
  /// A subclass that overrides it, to place its subviews by itself, calls `super` for those. It is called in a layout
  /// pass, outside every animation, or in the context of who calls `layoutIfNeeded`; what it changes of its own
  /// subviews does not mark it again.
  open func layoutSubviews() {
    guard !inside.isEmpty else { return }
    simulation.layoutEngine.placeSubviews(of: self)
  }

  /// Called once it lies in another superview, or in none; does nothing here.
  open func didMoveToSuperview() {}

  /// Called once it, or a view that it lies in, came into another window, or left it; does nothing here.
  open func didMoveToWindow() {}

  /// Called before layout where `safeAreaInsets` are others than before; does nothing here.
  open func safeAreaInsetsDidChange() {}
}

extension View: CustomStringConvertible {
  /// Its name and its frame, in points.
  public var description: String { "\(name) \(frame)" }
}
