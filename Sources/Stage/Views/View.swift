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
  /// Every stay of a view in it, in the order they began: the film keeps those that are over.
  private(set) var residents: [Residence] = []
  /// The stay in its superview; nil outside a tree.
  private var residence: Residence?

  /// What it draws.
  public var contents: Contents = .none { didSet { warnOfNewLooks() } }
  /// What fills its bounds; nil is clear.
  public var backgroundColor: Swatch? { didSet { warnOfNewLooks() } }
  /// The radius of its corners, in points.
  public var cornerRadius = 0.0 { didSet { warnOfNewLooks() } }
  /// Whether it cuts off what lies outside its bounds.
  public var clipsToBounds = false { didSet { warnOfNewLooks() } }
  /// What bars and corners take from its edges, in points, for its `safeAreaLayoutGuide`.
  public var safeAreaInsets: Insets = .zero

  /// UIKit's switch between layout by frame (true, the default) and by constraints (false).
  public var translatesAutoresizingMaskIntoConstraints = true {
    didSet { simulation.layoutEngine.managementDidChange(of: self) }
  }

  // The model's numbers by `Property.rawValue`, and as the last commit left them.
  var values: [Double] = View.initialValues
  var committed: [Double] = View.initialValues
  var isCommitted: Bool
  var changed = PropertySet()
  var notes: [Note] = []
  var tracks: [Track?] = Array(repeating: nil, count: Property.allCases.count)
  var needsLayout = true

  private static let initialValues: [Double] = Property.allCases.map { property in
    switch property {
    case .scaleX, .scaleY, .alpha: 1
    default: 0
    }
  }

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
    guard view !== self, !ancestors.contains(where: { $0 === view }) else {
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
      residence?.end = simulation.now
    } else {
      superview.residents.removeAll { $0 === residence }
    }
    superview.setNeedsLayout()
    residence = nil
    self.superview = nil
  }

  private func warnOfNewLooks() {
    guard simulation.isPlaying, isCommitted else { return }
    simulation.warn(
      "The looks of \(name) were changed; the film shows the last ones from its start.")
  }

  /// The views it lies in, from its superview outwards.
  var ancestors: [View] {
    var ancestors: [View] = []
    var current = superview
    while let view = current {
      ancestors.append(view)
      current = view.superview
    }
    return ancestors
  }

  /// Called after the size of the bounds or their origin was set; a scroll view clamps and a table tiles here.
  func boundsDidChange(resized: Bool) {}

  /// Puts the subviews that constraints manage where the engine has them.
  func layoutSubviews() {
    simulation.layoutEngine.placeSubviews(of: self)
  }
}

/// A view's stay in a superview.
final class Residence {
  unowned let view: View
  /// When it was added, in seconds; −∞ before time began.
  let start: Double
  /// When it was removed, in seconds; +∞ if it never was.
  var end = Double.infinity

  init(of view: View, since start: Double) {
    self.view = view
    self.start = start
  }
}
