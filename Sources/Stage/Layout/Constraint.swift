/// A relation between two anchors that the layout engine keeps: UIKit's `NSLayoutConstraint`.
///
/// Changing `constant` moves nothing by itself. The views it concerns are placed when their superview is next
/// laid out: at once and in the current animation by `layoutIfNeeded` on it, else in the layout pass at the end
/// of the turn, outside every animation.
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

  package enum Relation: String {
    case equal = "=="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="
  }

  let first: Term
  let relation: Relation
  let second: Term?
  var handle: ConstraintSolver.Handle?
  /// What the solver was told last that it adds, where a term is of a safe area.
  var toldConstant = 0.0
  /// Whether a side of it is of a safe area.
  var isSafe: Bool { first.isSafe || second?.isSafe == true }

  /// Its name in messages; without one they describe it.
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

  /// Its priority, 1…1000, where 1000 is required; a number outside is clamped to the range.
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
  /// A required constraint that contradicts those already active is not kept: as UIKit does, the film warns, by
  /// name, and goes on without it.
  public var isActive: Bool {
    get { handle != nil }
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
    self.relation = relation
    self.second = second
    self.constant = constant
  }

  /// The view whose anchor it was made from; of a guide, the view that it lies in.
  public var firstItem: View { first.view }
  /// What of that view it is about.
  public var firstAttribute: Attribute { first.attribute }
  /// The view of the anchor that it was made to; nil for a constant size.
  public var secondItem: View? { second?.view }
  /// What of that view it is about; nil for a constant size.
  public var secondAttribute: Attribute? { second?.attribute }
  /// What the second anchor is multiplied by; 1 without one.
  public var multiplier: Double { second?.multiplier ?? 1 }

  /// Whether the engine can take its numbers.
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
  /// The size that the constraints inside it give it, nearest to a size, in points: UIKit's
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  package func fittingSize(
    nearest size: Size, widthPriority: Double, heightPriority: Double
  ) -> Size {
    let width = widthAnchor.constraint(equalToConstant: size.width)
    let height = heightAnchor.constraint(equalToConstant: size.height)
    width.priority = widthPriority
    height.priority = heightPriority
    return simulation.layoutEngine.fittingSize(of: self, with: [width, height])
  }
}

extension Constraint: CustomStringConvertible {
  /// The identifier, or the relation in words such as `toolbar.bottom == view.bottom - 336`.
  public var description: String {
    if let identifier { return identifier }
    var text = "\(first.view.name).\(first.attribute.rawValue) \(relation.rawValue) "
    let constant = constant + (second?.offset ?? 0) - first.offset
    guard let second else { return text + constant.shortest }
    if second.multiplier != 1 { text += "\(second.multiplier.shortest) × " }
    text += "\(second.view.name).\(second.attribute.rawValue)"
    if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(constant.magnitude.shortest)" }
    return text
  }
}
