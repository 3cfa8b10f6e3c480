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
  /// Every view that ever lay in it, back to front: the film keeps those that went.
  private(set) var everySubview: [View] = []

  /// What it draws.
  public var contents: Contents = .none
  /// What fills its bounds; nil is clear.
  public var backgroundColor: Swatch?
  /// The radius of its corners, in points.
  public var cornerRadius = 0.0
  /// Whether it cuts off what lies outside its bounds.
  public var clipsToBounds = false
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
  let birth: Double
  var death = Double.infinity
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
    birth = simulation.isPlaying ? simulation.now : -.infinity
    isCommitted = !simulation.isPlaying
    serial = simulation.register()
    if simulation.isPlaying { simulation.changedViews.append(self) }
  }

  /// Adds a view in front of the others.
  public func addSubview(_ view: View) {
    view.removeFromTree()
    view.superview = self
    subviews.append(view)
    everySubview.append(view)
    setNeedsLayout()
  }

  /// Takes the view off the screen; whatever it was animating goes with it.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    removeFromTree()
    death = simulation.isPlaying ? simulation.now : -.infinity
  }

  private func removeFromTree() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    if !simulation.isPlaying { superview.everySubview.removeAll { $0 === self } }
    self.superview = nil
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
