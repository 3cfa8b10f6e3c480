import Foundation

/// The elements that a group is filled with, in their order, and how high each is at a width, in points.
struct LayoutFilling {
  var elements: ArraySlice<CollectionElement>
  let height: @MainActor (_ element: CollectionElement, _ width: CGFloat) -> CGFloat
}

/// Elements placed at a point, with their frames and their total size, in points.
struct LayoutPiece {
  var parts: [(CollectionElement, CGRect)] = []
  var size: CGSize

  func moved(to origin: CGPoint) -> [(CollectionElement, CGRect)] {
    parts.map { ($0, $1.offsetBy(dx: origin.x, dy: origin.y)) }
  }
}

@preconcurrency @MainActor
open class NSCollectionLayoutItem: UIObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    if !supplementaryItems.isEmpty { Play.warn("Supplementary items of an item are not shown.") }
  }

  /// Places as many elements as it takes; nil once there are none.
  ///
  /// - Parameter size: Its own in its container, estimates as they are.
  func place(_ size: CGSize, _ filling: inout LayoutFilling) -> LayoutPiece? {
    guard let element = filling.elements.popFirst() else { return nil }
    var frame = room(in: size)
    if layoutSize.heightDimension.isEstimated {
      let height = filling.height(element, frame.width)
      if height > 0 { frame.size.height = height }
      return LayoutPiece(
        parts: [(element, frame)], size: CGSize(width: size.width, height: frame.height))
    }
    return LayoutPiece(parts: [(element, frame)], size: size)
  }

  /// The part inside its insets, which have no effect where a size is an estimate.
  ///
  /// Source: Apple, `NSCollectionLayoutItem.contentInsets`.
  func room(in size: CGSize) -> CGRect {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return CGRect(origin: .zero, size: size).inset(by: UIEdgeInsets(insets, .leftToRight))
  }
}

@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public let subitems: [NSCollectionLayoutItem]
  private let axis: NSLayoutConstraint.Axis
  /// How many share its length, whatever their own; nil for as many as find room.
  private let count: Int?
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ axis: NSLayoutConstraint.Axis, _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem], count: Int? = nil
  ) {
    (self.axis, self.subitems, self.count) = (axis, subitems, count)
    super.init(layoutSize: layoutSize)
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .horizontal, layoutSize, Array(repeating: repeatingSubitem, count: count))
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .vertical, layoutSize, Array(repeating: repeatingSubitem, count: count))
  }

  override func place(_ size: CGSize, _ filling: inout LayoutFilling) -> LayoutPiece? {
    let room = room(in: size)
    let spacing = interItemSpacing?.spacing ?? 0
    let length = axis == .horizontal ? room.width : room.height
    var piece = LayoutPiece(size: .zero)
    // Estimates decide which items fit, and the contents where they are.
    var (estimated, start, across, placed) = (CGFloat(0), CGFloat(0), CGFloat(0), 0)
    while !subitems.isEmpty, !filling.elements.isEmpty, placed < count ?? .max {
      let item = subitems[placed % subitems.count]
      var size = item.layoutSize.points(in: room.size)
      if let count {
        let share = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
        if axis == .horizontal { size.width = share } else { size.height = share }
      }
      estimated += axis == .horizontal ? size.width : size.height
      guard placed == 0 || count != nil || estimated <= length + NSCollectionLayoutGroup.tolerance,
        let part = item.place(size, &filling)
      else { break }
      let isAcross = axis == .horizontal
      piece.parts += part.moved(
        to: CGPoint(x: room.minX + (isAcross ? start : 0), y: room.minY + (isAcross ? 0 : start)))
      start += (isAcross ? part.size.width : part.size.height) + spacing
      across = max(across, part.size.height)
      estimated += spacing
      placed += 1
    }
    guard placed > 0 else { return nil }
    piece.size = size
    if layoutSize.heightDimension.isEstimated {
      piece.size.height = axis == .horizontal ? across : start - spacing
    }
    return piece
  }

  /// In points: thirds of a width are not exact.
  private static let tolerance: CGFloat = 0.01
}
