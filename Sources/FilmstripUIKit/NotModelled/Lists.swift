// Parts of lists other than their items: a film shows none of them, and says so where they are given.

public import Foundation

@available(*, unavailable, message: "not modelled; use a data source and reloadData()")
public struct NSDiffableDataSourceSectionSnapshot<Item> { public init() {} }

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, CaseIterable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

public enum UIContentInsetsReference: Int, Sendable, CaseIterable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

public enum NSRectAlignment: Int, Sendable, CaseIterable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A badge of an item.
@preconcurrency @MainActor
public final class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { super.init(layoutSize: layoutSize) }
}

public struct NSCollectionLayoutAnchor: Sendable {
  public init(edges: NSDirectionalRectEdge) {}
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {}
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {}
}

@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

extension UICollectionViewLayout {
  public func register(_ viewClass: AnyClass?, forDecorationViewOfKind kind: String) {}
}

/// A list cell's, which the film does not draw.
public struct UICellAccessory: Sendable {
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> Self { Self() }
  public static func checkmark(displayed: DisplayedState = .always) -> Self { Self() }
  public static func delete(displayed: DisplayedState = .whenEditing) -> Self { Self() }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> Self { Self() }
}
