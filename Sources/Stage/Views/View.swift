/// A view: a rectangle in a tree, with UIKit's geometry.
///
/// Setters change the model at once. Inside an animation block they also note old − new, which the turn's
/// commit turns into an animation. Lengths are kept to 2⁻²⁰ pt.
open class View {
  /// The simulation that owns the view.
  public unowned let simulation: Simulation
  /// Its number among all the simulation's views, in the order they were made.
  let serial: Int
  /// What logs, warnings and constraints call it.
  public let name: String
  /// The view it lies in; nil for a window and for a view not added yet.
  public private(set) unowned var superview: View?
  /// The views that lie in it, back to front.
  public private(set) var subviews: [View] = []
  /// Every stay of a view in it, back to front: the film keeps those that are over.
  private(set) var residents: [Residence] = []
  /// The stay in its superview; nil outside a tree.
  private var residence: Residence?

  /// How it looks; a film keeps the looks of each of its stays.
  private(set) var looks = Looks()

  /// What it draws.
  public var contents: Contents {
    get { looks.contents }
    set {
      if newValue != looks.contents { looksWillChange() }
      looks.contents = newValue
    }
  }
  /// What fills its bounds; nil is clear.
  public var backgroundColor: Swatch? {
    get { looks.backgroundColor }
    set {
      if newValue != looks.backgroundColor { looksWillChange() }
      looks.backgroundColor = newValue
    }
  }
  /// The radius of its corners, in points.
  public var cornerRadius: Double {
    get { looks.cornerRadius }
    set {
      if newValue != looks.cornerRadius { looksWillChange() }
      looks.cornerRadius = newValue
    }
  }
  /// Whether it cuts off what lies outside its bounds.
  public var clipsToBounds: Bool {
    get { looks.clipsToBounds }
    set {
      if newValue != looks.clipsToBounds { looksWillChange() }
      looks.clipsToBounds = newValue
    }
  }
  /// What bars and corners take from its edges, in points, for its `safeAreaLayoutGuide`.
  public var safeAreaInsets: Insets = .zero {
    didSet {
      guard safeAreaInsets != oldValue else { return }
      simulation.layoutEngine.safeAreaDidChange(of: self)
      keyboardGuide?.follow()
    }
  }
  /// The guide that follows the keyboard in it, once it was asked for.
  var keyboardGuide: KeyboardLayoutGuide?

  /// UIKit's switch between layout by frame (true, the default) and by constraints (false).
  public var translatesAutoresizingMaskIntoConstraints = true {
    didSet { simulation.layoutEngine.managementDidChange(of: self) }
  }

  // The model's numbers, and as the last commit left them.
  var values = Numbers()
  var committed = Numbers()
  var isCommitted: Bool
  var changed = PropertySet()
  var notes: [Note] = []
  var tracks: [Track?] = View.noTracks
  var needsLayout = true
  /// Whether it, or a view in it, is marked; marking a view says so to all views around it.
  var isMarkedBelow = true
  /// Its part in layout by constraints; nil before one needs it.
  var unknowns: LayoutEngine.Unknowns?
  /// Whether layout passes leave it alone, in a play that mends layout.
  var keepsItsFrame = false

  private static let noTracks: [Track?] = Array(repeating: nil, count: Property.allCases.count)

  /// An empty view at the origin; `name` is for people.
  public init(_ name: String, in simulation: Simulation) {
    self.name = name
    self.simulation = simulation
    isCommitted = !simulation.isPlaying
    serial = simulation.viewCount
    simulation.adopt(self)
  }

  /// Adds a view in front of the others; one that lay elsewhere moves, one that lay here already only comes to the
  /// front.
  ///
  /// A view cannot be added to itself or to a view inside it: that only warns.
  public func addSubview(_ view: View) {
    guard view !== self, view.subviews.isEmpty || !lies(in: view) else {
      simulation.warn("\(view.name) cannot be added to \(name), which it is or lies around.")
      return
    }
    // Coming to the front breaks no constraint; leaving another superview does.
    if let old = view.superview, old !== self { simulation.layoutEngine.willRemove(view) }
    view.endResidence()
    let residence = Residence(of: view, since: simulation.filmTime)
    view.superview = self
    view.residence = residence
    subviews.append(view)
    residents.append(residence)
    setNeedsLayout()
  }

  /// Takes the view off the screen, with whatever it was animating and the constraints to views around it.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    simulation.layoutEngine.willRemove(self)
    endResidence()
  }

  private func endResidence() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    if simulation.isPlaying {
      residence?.end(with: looks, at: simulation.now)
    } else {
      superview.residents.removeAll { $0 === residence }
    }
    superview.setNeedsLayout()
    residence = nil
    self.superview = nil
  }

  /// Ends the stay that is filmed with the looks so far, and begins another in its place.
  private func looksWillChange() {
    guard simulation.isPlaying, isCommitted else { return }
    guard subviews.isEmpty, let superview, let old = residence else {
      if superview != nil || !subviews.isEmpty {
        simulation.warn(
          "The looks of \(name) were changed; the film shows the last ones from its start.")
      }
      return
    }
    guard old.start < simulation.now,
      let index = superview.residents.firstIndex(where: { $0 === old })
    else { return }
    old.end(with: looks, at: simulation.now)
    let new = Residence(of: self, since: simulation.now)
    superview.residents.insert(new, at: index + 1)
    residence = new
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

  /// Called after the size of the bounds or their origin was set; a scroll view clamps and a table tiles here.
  func boundsDidChange(resized: Bool) {}

  /// Puts the subviews that constraints manage where the engine has them.
  func layoutSubviews() {
    simulation.layoutEngine.placeSubviews(of: self)
  }
}

/// How a view looks.
struct Looks: Sendable, Hashable {
  var contents = Contents.none
  var backgroundColor: Swatch?
  var cornerRadius = 0.0
  var clipsToBounds = false
}

/// A view's stay in a superview with the same looks.
final class Residence {
  unowned let view: View
  /// When it began, in seconds; −∞ before time began.
  let start: Double
  /// When it ended, in seconds; +∞ if it never did.
  private(set) var end = Double.infinity
  /// The looks it ended with.
  private var lastLooks: Looks?

  init(of view: View, since start: Double) {
    self.view = view
    self.start = start
  }

  var looks: Looks { lastLooks ?? view.looks }

  func end(with looks: Looks, at time: Double) {
    end = time
    lastLooks = looks
  }
}
