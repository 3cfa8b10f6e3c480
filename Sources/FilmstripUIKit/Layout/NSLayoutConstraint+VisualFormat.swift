import Foundation
import Stage

extension NSLayoutConstraint {
  /// How a visual format's views are aligned, and which way it runs.
  ///
  /// Source of the numbers: Apple, `NSLayoutFormatOptions` (NSLayoutConstraint.h).
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }
    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    public static let alignmentMask = FormatOptions(rawValue: 0xffff)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// The constraints that a line of views says, in its order; a format with a fault ends the film, as an exception ends an
  /// app.
  ///
  /// Without a number views are 8 pt apart, and on the margins of their superview; before iOS 8, 20 pt inside it.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try FormatConstraints(format, options, metrics ?? [:], views).all()
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// Makes the constraints of a line of views.
@MainActor
struct FormatConstraints {
  private let format: String
  private let line: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics, views: [String: Any]
  /// The sides that meet, of the one before and the one behind: the trailing edge of one view and the leading of the next.
  private let sides: (before: NSLayoutConstraint.Attribute, behind: NSLayoutConstraint.Attribute)

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) throws(VisualFormatError) {
    line = try VisualFormat(format)
    (self.format, self.options) = (format, options)
    (self.metrics, self.views) = (metrics, views)
    if line.isVertical {
      sides =
        options.contains(.spacingBaselineToBaseline)
        ? (.lastBaseline, .firstBaseline) : (.bottom, .top)
    } else if options.contains(.directionLeftToRight) {
      sides = (.right, .left)
    } else {
      sides = options.contains(.directionRightToLeft) ? (.left, .right) : (.trailing, .leading)
    }
  }

  func all() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var previous: AnyObject?
    if let column = line.leadingBar, let first = line.views.first {
      let view = try item(first.name)
      let superview = try self.superview(of: view, at: column)
      let edge = NSLayoutConstraint.Side(item: superview, attribute: edgeSide.behind)
      result += try gap(first.gap, edge, side(view, edgeSide.behind), isAtEdge: true)
    }
    for view in line.views {
      let item = try item(view.name)
      if let previous {
        let before = side(previous, sides.before)
        result += try gap(view.gap, before, side(item, sides.behind), isAtEdge: false)
        result += try alignments(previous, item)
      }
      for predicate in view.predicates { result.append(try thickness(of: item, predicate)) }
      previous = item
    }
    if let column = line.trailingBar, let previous {
      let superview = try self.superview(of: previous, at: column)
      let edge = NSLayoutConstraint.Side(item: superview, attribute: edgeSide.before)
      result += try gap(line.lastGap, side(previous, edgeSide.before), edge, isAtEdge: true)
    }
    return result
  }

  /// The sides towards a superview, which has no baselines.
  private var edgeSide: (before: NSLayoutConstraint.Attribute, behind: NSLayoutConstraint.Attribute)
  {
    line.isVertical ? (.bottom, .top) : sides
  }

  private func side(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint.Side { NSLayoutConstraint.Side(item: item, attribute: attribute) }

  private func fault(_ text: String, at column: Int) -> VisualFormatError {
    VisualFormatError(fault: text, format: format, column: column)
  }

  // MARK: Names

  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> AnyObject {
    let value = views[name.text]
    if let view = value as? UIView { return view }
    if let guide = value as? UILayoutGuide { return guide }
    throw fault(
      value == nil
        ? "\(name.text) is not a key in the views dictionary."
        : "\(name.text) is not a view in the views dictionary.", at: name.column)
  }

  private func superview(of item: AnyObject, at column: Int) throws(VisualFormatError) -> UIView {
    if let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView {
      return view
    }
    throw fault(
      "Unable to interpret '|' character, because the related view doesn't have a superview",
      at: column)
  }

  private func metric(_ name: VisualFormat.Name) throws(VisualFormatError) -> Double? {
    guard let value = metrics[name.text] else { return nil }
    if let number = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init) {
      return number
    }
    throw fault("\(name.text) is not a number in the metrics dictionary.", at: name.column)
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> Double {
    switch operand {
    case .number(let value): return value
    case .name(let name):
      if let value = try metric(name) { return value }
      throw fault("\(name.text) is not a key in the metrics dictionary.", at: name.column)
    }
  }

  // MARK: Constraints

  private func thickness(
    of item: AnyObject, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let own = side(item, line.isVertical ? .height : .width)
    if case .name(let name) = predicate.object, try metric(name) == nil {
      let other = side(try self.item(name), own.attribute)
      return try constraint(own, other, 0, predicate)
    }
    return try constraint(own, .init(), number(predicate.object), predicate)
  }

  private func gap(
    _ gap: VisualFormat.Gap, _ before: NSLayoutConstraint.Side, _ behind: NSLayoutConstraint.Side,
    isAtEdge: Bool
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    switch gap {
    case .none: return [try constraint(behind, before, 0)]
    case .standard:
      guard isAtEdge else { return [try constraint(behind, before, 8)] }
      guard isAvailable(iOS: 8) else { return [try constraint(behind, before, 20)] }
      // The superview is the one whose side has a margin: it is before the first view, and behind the last.
      return before.attribute == edgeSide.behind
        ? [try constraint(behind, before.margin, 0)] : [try constraint(behind.margin, before, 0)]
    case .predicates(let predicates):
      var result: [NSLayoutConstraint] = []
      for predicate in predicates {
        result.append(try constraint(behind, before, number(predicate.object), predicate))
      }
      return result
    }
  }

  /// Of the side behind and the one before, as points grow along the line; to the left they fall.
  private func constraint(
    _ first: NSLayoutConstraint.Side, _ second: NSLayoutConstraint.Side, _ constant: Double,
    _ predicate: VisualFormat.Predicate? = nil
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let isSize = [.width, .height].contains(first.attribute)
    let fallsLeft = !isSize && !line.isVertical && options.contains(.directionRightToLeft)
    let result = NSLayoutConstraint(
      fallsLeft ? second : first, predicate?.relation ?? .equal, fallsLeft ? first : second,
      multiplier: 1, constant: CGFloat(constant))
    if let priority = predicate?.priority {
      result.priority = UILayoutPriority(Float(try number(priority)))
    }
    return result
  }

  /// The constraints by which the options align two neighbours.
  private func alignments(
    _ one: AnyObject, _ other: AnyObject
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for attribute in NSLayoutConstraint.Attribute.allCases
    where attribute != .notAnAttribute && options.rawValue >> UInt(attribute.rawValue) & 1 == 1
      && attribute.rawValue < 16
    {
      let isHorizontal = [.left, .right, .leading, .trailing, .centerX].contains(attribute)
      guard isHorizontal == line.isVertical else {
        let (edge, way) = isHorizontal ? ("vertical", "horizontal") : ("horizontal", "vertical")
        throw fault(
          "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is \(way).",
          at: format.count)
      }
      result.append(
        NSLayoutConstraint(
          side(other, attribute), .equal, side(one, attribute), multiplier: 1, constant: 0))
    }
    return result
  }
}

extension NSLayoutConstraint.Side {
  /// The margin within this edge.
  fileprivate var margin: NSLayoutConstraint.Side {
    let attribute: NSLayoutConstraint.Attribute =
      switch attribute {
      case .left: .leftMargin
      case .right: .rightMargin
      case .top: .topMargin
      case .bottom: .bottomMargin
      case .leading: .leadingMargin
      default: .trailingMargin
      }
    return NSLayoutConstraint.Side(item: item, attribute: attribute)
  }
}
