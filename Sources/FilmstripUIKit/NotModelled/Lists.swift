// Data sources and layouts of lists that a film has not.

public import Foundation

/// Feeds a table by differences.
@available(*, unavailable, message: "not modelled; use a data source and reloadData()")
public final class UITableViewDiffableDataSource<Section, Item> {
  /// Only so that the compiler names the type.
  public init(tableView: Any, cellProvider: (UITableView, IndexPath, Item) -> UITableViewCell?) {}
}

/// Feeds a collection by differences.
@available(*, unavailable, message: "not modelled; use a data source and reloadData()")
public final class UICollectionViewDiffableDataSource<Section, Item> {
  /// Only so that the compiler names the type.
  public init(collectionView: Any, cellProvider: (UICollectionView, IndexPath, Item) -> Any?) {}
}

/// What a list shows.
@available(*, unavailable, message: "not modelled; use a data source and reloadData()")
public struct NSDiffableDataSourceSnapshot<Section, Item> {
  /// Only so that the compiler names the type.
  public init() {}
}

/// What a section shows.
@available(*, unavailable, message: "not modelled; use a data source and reloadData()")
public struct NSDiffableDataSourceSectionSnapshot<Item> {
  /// Only so that the compiler names the type.
  public init() {}
}

/// A layout of groups.
@available(*, unavailable, message: "not modelled; use a UICollectionViewFlowLayout")
public final class UICollectionViewCompositionalLayout {
  /// Only so that the compiler names the type.
  public init(section: Any) {}

  /// Only so that the compiler names the type.
  public init(sectionProvider: (Int, Any) -> Any?) {}
}

/// A section of such a layout.
@available(*, unavailable, message: "not modelled; use a UICollectionViewFlowLayout")
public final class NSCollectionLayoutSection {
  /// Only so that the compiler names the type.
  public init(group: Any) {}
}

/// A group of such a layout.
@available(*, unavailable, message: "not modelled; use a UICollectionViewFlowLayout")
public final class NSCollectionLayoutGroup {
  /// Only so that the compiler names the type.
  public init() {}
}

/// An item of such a layout.
@available(*, unavailable, message: "not modelled; use a UICollectionViewFlowLayout")
public final class NSCollectionLayoutItem {
  /// Only so that the compiler names the type.
  public init(layoutSize: Any) {}
}

/// The size of such an item.
@available(*, unavailable, message: "not modelled; use a UICollectionViewFlowLayout")
public final class NSCollectionLayoutSize {
  /// Only so that the compiler names the type.
  public init(widthDimension: Any, heightDimension: Any) {}
}

/// A list as a collection's layout.
@available(*, unavailable, message: "not modelled; use a UICollectionViewFlowLayout")
public struct UICollectionLayoutListConfiguration {
  /// Only so that the compiler names the type.
  public init(appearance: Any) {}
}
