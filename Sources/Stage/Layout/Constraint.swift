/// A relation between two anchors kept by the layout engine: UIKit's `NSLayoutConstraint`.
///
/// Changing `constant` moves nothing by itself. The views it concerns are placed when their superview is next laid out:
/// at once and in the current animation by `layoutIfNeeded` on it, else in the layout pass at the end of the turn,
/// outside every animation.
public final class Constraint {
  /// Priorities, 1…1000.
  public enum Priority {
    /// Must hold.
    public static let required = 1000.0
    /// UIKit's `defaultHigh`.
    public static let high = 750.0
    /// UIKit's `defaultLow`.
    public static let low = 250.0
  }

  package enum Relation: String, CaseIterable {
    case equal = "=="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="

    fileprivate var mirrored: Relation {
      switch self {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    }
  }

  let first: Term
  /// From left to right.
  let relation: Relation
  let second: Term?
  private let isMirrored: Bool
  /// What is added from left to right, in points.
  var constantToTheRight: Double { isMirrored ? -constant : constant }
  var handle: ConstraintSolver.Handle?
  /// Whether it is active and not yet in the solver, as it contradicts a frame.
  var isWaiting = false
  /// The solver's current constant, where a term is of a safe area.
  var toldConstant = 0.0
  var isSafe: Bool { first.isSafe || second?.isSafe == true }

  /// Its name in messages, which otherwise describe it.
  public var identifier: String?

  /// Points added to the second anchor.
  public var constant: Double {
    didSet {
      guard constant.isFinite else {
        simulation.warn("A constant that is not a finite number was set on \(self) and ignored.")
        constant = oldValue
        return
      }
      guard constant != oldValue, isActive else { return }
      simulation.layoutEngine.constantDidChange(of: self)
    }
  }

  /// Its priority, clamped to 1…1000, where 1000 is required.
  public var priority = Priority.required {
    didSet {
      let held = priority.isNaN ? oldValue : min(max(priority, 1), Priority.required)
      if held != priority { priority = held }
      guard priority != oldValue, isActive else { return }
      isActive = false
      isActive = true
    }
  }

  /// Whether the engine keeps it.
  ///
  /// Of required constraints that contradict each other one is broken: as in UIKit, the film warns, by name, and the
  /// constraint stays active, but only holds as far as the others let it.
  public var isActive: Bool {
    get { handle != nil || isWaiting }
    set {
      guard newValue != isActive else { return }
      if newValue {
        simulation.layoutEngine.activate(self)
      } else {
        simulation.layoutEngine.deactivate(self)
      }
    }
  }

  package init(_ first: Term, _ relation: Relation, _ second: Term?, constant: Double) {
    self.first = first
    isMirrored = first.isMirrored || second?.isMirrored == true
    self.relation = isMirrored ? relation.mirrored : relation
    self.second = second
    self.constant = constant
  }

  /// The view of the first anchor; for a guide, the view around it.
  public var firstItem: View { first.view }
  /// The attribute of the first anchor.
  public var firstAttribute: Attribute { first.attribute }
  /// The view of the second anchor; nil for a constant size.
  public var secondItem: View? { second?.view }
  /// The attribute of the second anchor; nil for a constant size.
  public var secondAttribute: Attribute? { second?.attribute }
  /// The multiplier of the second anchor; 1 without one.
  public var multiplier: Double { second?.multiplier ?? 1 }

  var isFinite: Bool { constant.isFinite && (second?.multiplier.isFinite ?? true) }

  private var simulation: Simulation { first.view.simulation }

  /// Activates each of the constraints, in order.
  public static func activate(_ constraints: [Constraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each of the constraints.
  public static func deactivate(_ constraints: [Constraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension View {
  /// The size nearest to `size` that its constraints allow: UIKit's `systemLayoutSizeFitting`.
  package func fittingSize(
    nearest size: Size, widthPriority: Double, heightPriority: Double
  ) -> Size {
    let width = widthAnchor.constraint(equalToConstant: size.width)
    let height = heightAnchor.constraint(equalToConstant: size.height)
    width.priority = widthPriority
    height.priority = heightPriority
    return simulation.layoutEngine.fittingSize(of: self, with: [width, height])
  }

  /// As an input accessory its height on the keys, and how much higher it is at the screen's bottom, by its constraints.
  package var fittingAccessory: (height: Double, room: Double) {
    let kept = ownSafeArea
    defer { ownSafeArea = kept }
    func height(in insets: Insets) -> Double {
      ownSafeArea = insets
      return fittingSize(
        nearest: Size(width: simulation.scene.size.width, height: 0),
        widthPriority: ConstraintSolver.required, heightPriority: LayoutEngine.compressed
      ).height
    }
    var insets = simulation.keyboard.window.safeAreaInsets
    insets.top = 0
    insets.bottom = min(insets.bottom, simulation.scene.safeArea.bottom)
    let alone = height(in: insets)
    insets.bottom = 0
    let onKeys = height(in: insets)
    return (onKeys, alone - onKeys)
  }
}

extension Constraint: CustomStringConvertible {
  /// The identifier, or the relation, for example `toolbar.bottom == view.bottom - 336`.
  public var description: String {
    if let identifier { return identifier }
    var text = "\(first.view.name).\(first.attribute.rawValue) \(relation.rawValue) "
    let constant = constantToTheRight + (second?.offset ?? 0) - first.offset
    guard let second else { return text + constant.shortest }
    if second.multiplier != 1 { text += "\(second.multiplier.shortest) × " }
    text += "\(second.view.name).\(second.attribute.rawValue)"
    if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(constant.magnitude.shortest)" }
    return text
  }
}
