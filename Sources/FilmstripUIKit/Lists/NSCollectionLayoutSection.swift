public import Foundation

@preconcurrency @MainActor
open class NSCollectionLayoutSection: UIObject {
  private let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  /// Groups are side by side, and are not scrolled.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none {
    didSet {
      guard orthogonalScrollingBehavior != .none else { return }
      Play.warn("A section that scrolls across shows its beginning: it is not scrolled in a film.")
    }
  }
  open var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
    didSet { if !decorationItems.isEmpty { Play.warn("Decorations of sections are not shown.") } }
  }
  /// Never called.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  open var contentInsetsReference = UIContentInsetsReference.automatic

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// A list's: one item a line, as high as its contents; padding and separators are not shown.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { list(configuration) }

  class func list(_ configuration: UICollectionLayoutListConfiguration) -> NSCollectionLayoutSection
  {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(CGFloat(UITableView.defaultRowHeight)))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitem: item, count: 1))
    if configuration.appearance == .insetGrouped {
      section.contentInsets.leading = listMargin
      section.contentInsets.trailing = listMargin
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        .init(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      )
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        .init(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }

  /// The margins of an inset list, in points: a decision of the model.
  private static let listMargin: CGFloat = 16

  /// The section's lines: its headers, its groups with the insets around them, and its footers.
  func lines(of items: [CollectionElement], _ section: Int, in collection: UICollectionView)
    -> [CollectionLine]
  {
    let whole = CGSize(
      width: CGFloat(collection.measuredWidth), height: collection.bounds.height)
    let width = whole.width - contentInsets.leading - contentInsets.trailing
    let room = CGSize(width: width, height: whole.height)
    var filling = LayoutFilling(elements: items[...]) { element, width in
      CGFloat(collection.fittingHeight(of: element, width: Double(width)))
    }
    var lines: [CollectionLine] = []
    var origin = CGPoint(x: contentInsets.leading, y: contentInsets.top)
    while let piece = group.place(group.layoutSize.points(in: room), &filling) {
      if orthogonalScrollingBehavior != .none, var line = lines.popLast() {
        line.parts += piece.moved(to: origin).map { (element: $0, frame: $1) }
        line.height = max(line.height, Double(origin.y + piece.size.height))
        lines.append(line)
      } else {
        if !lines.isEmpty { lines[lines.count - 1].height += Double(interGroupSpacing) }
        lines.append(
          CollectionLine(
            piece.moved(to: origin), height: Double(origin.y + piece.size.height)))
      }
      if orthogonalScrollingBehavior == .none {
        origin.y = 0
      } else {
        origin.x += piece.size.width + interGroupSpacing
      }
    }
    if !lines.isEmpty { lines[lines.count - 1].height += Double(contentInsets.bottom) }
    func boundary(_ alignment: NSRectAlignment) -> [CollectionLine] {
      boundarySupplementaryItems.filter { $0.alignment == alignment }.compactMap {
        $0.line(
          of: section, supplementariesFollowContentInsets ? room : whole,
          x: supplementariesFollowContentInsets ? contentInsets.leading : 0, filling)
      }
    }
    return boundary(.top) + lines + boundary(.bottom)
  }
}

/// A header or a footer: it scrolls along, above or below its section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let alignment: NSRectAlignment
  open var pinToVisibleBounds = false {
    didSet {
      if pinToVisibleBounds {
        Play.warn("Headers of collections are not pinned: they scroll along.")
      }
    }
  }
  open var extendsBoundary = true
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    (self.elementKind, self.alignment) = (elementKind, alignment)
    super.init(layoutSize: layoutSize)
    if alignment != .top && alignment != .bottom {
      Play.warn("Of supplementary items at a section's edges, those at the sides are not shown.")
    }
  }

  fileprivate func line(
    of section: Int, _ room: CGSize, x: CGFloat, _ filling: LayoutFilling
  ) -> CollectionLine? {
    var filling = filling
    filling.elements = [.supplementary(elementKind, section)]
    guard let piece = place(layoutSize.points(in: room), &filling) else { return nil }
    return CollectionLine(piece.moved(to: CGPoint(x: x, y: 0)), height: Double(piece.size.height))
  }
}
