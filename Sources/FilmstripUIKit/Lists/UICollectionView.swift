public import Foundation
import Stage

/// A list that scrolls down.
///
/// New cells fly in. The film has a row for each line of its layout: an item of a flow layout, with a warning if several would be side by
/// side, a group of a compositional one.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, BatchUpdating {
  override class func makeNode(_ name: String, in stage: Simulation) -> Stage.View {
    Table(name, .collection, in: stage)
  }

  var table: Table { staged(as: Table.self) }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      layoutDidChange()
    }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { layoutDidChange() } }
  /// Without an effect: items are made as they appear.
  open var isPrefetchingEnabled = true
  /// Never asked: items are made as they appear.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { listener as? any UICollectionViewDelegate }
    set {
      listener = newValue
      layoutDidChange()
    }
  }
  open var allowsSelection = true
  /// Without an effect: cells are measured as they are made.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  public enum SelfSizingInvalidation: Int, Sendable, CaseIterable {
    case disabled, enabled, enabledIncludingConstraints
  }
  /// Not shown.
  open var backgroundView: UIView?
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  var classes: [String: UICollectionReusableView.Type] = [:]
  /// The number of items of each section, as they are shown.
  var shownCounts: [Int] = []
  var lines: [CollectionLine] = []
  /// The line of each of its elements.
  var places: [CollectionElement: Int] = [:]
  /// The shown views.
  var views: [CollectionElement: UICollectionReusableView] = [:]
  /// Views made to be measured, until they are shown.
  var measured: [CollectionElement: UICollectionReusableView] = [:]
  /// The heights of the items that stay, while the collection changes.
  var known: [CollectionElement: Double] = [:]
  /// The cell that is dequeued for a path instead of a new one, while an item is reconfigured.
  var refilled: (path: IndexPath, cell: UICollectionReusableView)?
  var pending = BatchUpdates()
  var needsItems = true
  var measuredWidth = 0.0
  var isMeasuring = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    collectionViewLayout.collectionView = self
    table.configureRow = { [weak self] row, index in
      MainActor.assumeIsolated { self?.show(index, in: row) }
    }
  }

  // MARK: Changes

  private func layoutDidChange() {
    collectionViewLayout.collectionView = self
    needsItems = true
    node.setNeedsLayout()
  }

  open override func layoutSubviews() {
    if needsItems || (node.bounds.width != measuredWidth && !isMeasuring) { loadItems() }
    super.layoutSubviews()
    forgetHiddenViews()
  }

  /// Its items are in their new places with the next layout, all anew.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  open func reloadData() {
    play.calls.step()
    loadItems()
  }

  /// As UIKit's, whose block does not escape, so that it needs no `self`.
  public func performBatchUpdates(
    _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(changes) { performBatchUpdates(Optional($0), completion: completion) }
  }

  open func performBatchUpdates(
    _ changes: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    update(nil) { list in
      changes?()
      if let completion { list.pending.completions.append { completion(true) } }
    }
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    update("insertItems") { $0.pending.inserted.formUnion(indexPaths) }
  }
  open func deleteItems(at indexPaths: [IndexPath]) {
    update("deleteItems") { $0.pending.deleted.formUnion(indexPaths) }
  }
  open func reloadItems(at indexPaths: [IndexPath]) {
    update("reloadItems") { $0.pending.reloaded.formUnion(indexPaths) }
  }
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update(nil) { $0.pending.reconfigured.formUnion(indexPaths) }
  }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update("moveItem") { $0.pending.moved[newIndexPath] = indexPath }
  }
  open func insertSections(_ sections: IndexSet) {
    update("insertSections") { $0.pending.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    update("deleteSections") { $0.pending.deletedSections.formUnion(sections) }
  }
  open func reloadSections(_ sections: IndexSet) {
    update("reloadSections") { $0.pending.reloadedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update("moveSection") { $0.pending.movedSections[newSection] = section }
  }

  // MARK: Questions

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[.item(indexPath)] as? UICollectionViewCell
  }
  open func supplementaryView(
    forElementKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { views[.supplementary(kind, indexPath.section)] }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.first { $0.value === cell }?.key.path
  }
  /// Nil for no item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    guard let frame = frame(of: .item(indexPath)) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return views.keys.compactMap(\.path).sorted()
  }
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  open func scrollToItem(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    play.calls.step()
    layoutIfNeeded()
    guard let frame = frame(of: .item(indexPath)) else {
      return Play.warn("\(node.name) was told to scroll to an item that does not exist.")
    }
    table.scroll(toRow: Rect(frame), at: position.staged, animated: animated)
  }
}
