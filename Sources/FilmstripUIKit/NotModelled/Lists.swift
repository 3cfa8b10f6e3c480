// Data sources and layouts of lists that a film does not have.

@available(*, unavailable, message: "not modelled; use a data source and reloadData()")
public struct NSDiffableDataSourceSectionSnapshot<Item> { public init() {} }

@available(*, unavailable, message: "not modelled; use a UICollectionViewFlowLayout")
public final class UICollectionViewCompositionalLayout {
  public init(section: Any) {}
  public init(sectionProvider: (Int, Any) -> Any?) {}
}

@available(*, unavailable, message: "not modelled; use a UICollectionViewFlowLayout")
public final class NSCollectionLayoutSection { public init(group: Any) {} }
@available(*, unavailable, message: "not modelled; use a UICollectionViewFlowLayout")
public final class NSCollectionLayoutGroup { public init() {} }
@available(*, unavailable, message: "not modelled; use a UICollectionViewFlowLayout")
public final class NSCollectionLayoutItem { public init(layoutSize: Any) {} }
@available(*, unavailable, message: "not modelled; use a UICollectionViewFlowLayout")
public final class NSCollectionLayoutSize {
  public init(widthDimension: Any, heightDimension: Any) {}
}

@available(*, unavailable, message: "not modelled; use a UICollectionViewFlowLayout")
public struct UICollectionLayoutListConfiguration { public init(appearance: Any) {} }
