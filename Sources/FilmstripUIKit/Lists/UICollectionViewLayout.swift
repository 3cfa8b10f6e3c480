public import Foundation
import Stage

@preconcurrency @MainActor
open class UICollectionViewLayout: UIObject {
  open internal(set) weak var collectionView: UICollectionView?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  /// The lines of a collection as wide as it is; one of the app's own has its items below each other.
  func lines(of collection: UICollectionView) -> [CollectionLine] {
    collection.allItems.map { element in
      let size = CGSize(
        width: collection.measuredWidth, height: collection.fittingHeight(of: element))
      return CollectionLine(element, size)
    }
  }

  // Never asked: an app's own layout has one item a line, as wide as the collection, which is the same mirrored.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open func prepare() {}
  open func invalidateLayout() {}
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }
  open var collectionViewContentSize: CGSize { .zero }
}

@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: UIObject {
  public required override init() { super.init() }
  open var invalidateEverything: Bool { true }
  open var invalidateDataSourceCounts: Bool { false }
}

@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: UIObject {
  open var indexPath: IndexPath
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }
}

@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  // These have no effect: the film's collection scrolls down, and its sections extend to the edges.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var sectionInset = UIEdgeInsets.zero
  open override var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }
  nonisolated public static let automaticSize = CGSize(width: -1, height: -1)

  override func lines(of collection: UICollectionView) -> [CollectionLine] {
    let items = collection.allItems
    return items.enumerated().map { index, element in
      let size = size(of: element, in: collection)
      if size.width > 0, Double(size.width) * 2 <= collection.measuredWidth {
        Play.warn(
          "Items of \(collection.node.name) that would be side by side are shown below each other.")
      }
      var line = CollectionLine(
        element, CGSize(width: collection.measuredWidth, height: Double(size.height)))
      if index + 1 < items.count { line.height += Double(minimumLineSpacing) }
      return line
    }
  }

  private func size(of element: CollectionElement, in collection: UICollectionView) -> CGSize {
    if let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout,
      case .item(let path) = element
    {
      return delegate.collectionView(collection, layout: self, sizeForItemAt: path)
    }
    if estimatedItemSize == .zero { return itemSize }
    return CGSize(
      width: collection.measuredWidth, height: collection.fittingHeight(of: element))
  }
}
