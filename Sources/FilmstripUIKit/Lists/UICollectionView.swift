public import Foundation
import Stage

/// A list with one item per line, as in a chat.
///
/// New cells fly in. If a layout has several items side by side, the film warns and shows them below each other.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
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
  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  private var paths: [IndexPath] = []
  private var cells: [Int: UICollectionViewCell] = [:]
  private var measured: [Int: UICollectionViewCell] = [:]
  private var needsItems = true
  private var measuredWidth = 0.0
  private var isMeasuring = false
  private var isBatching = false
  private var isChanged = false

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

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = cellClasses[identifier]?.init(registeredAs: identifier) { return cell }
    Play.warn("No cell class is registered for “\(identifier)”; an empty cell is shown.")
    return UICollectionViewCell(frame: .zero)
  }

  private func made(_ index: Int) -> UICollectionViewCell? {
    play.calls.run("cellForItemAt") {
      dataSource?.collectionView(self, cellForItemAt: paths[index])
    }
  }

  private func show(_ index: Int, in row: Stage.View) {
    guard paths.indices.contains(index), let cell = measured[index] ?? made(index) else { return }
    measured[index] = nil
    cells[index]?.removeFromSuperview()
    cells[index] = cell
    row.backgroundColor = .cell
    cell.attach(to: row, in: self)
    cell.row = RowBridge(of: cell)
    row.owner = cell.row
    cell.frame = CGRect(origin: .zero, size: CGSize(row.bounds.size))
    delegate?.collectionView(self, willDisplay: cell, forItemAt: paths[index])
  }

  // MARK: Items

  private func layoutDidChange() {
    collectionViewLayout.collectionView = self
    needsItems = true
    node.setNeedsLayout()
  }

  open func reloadData() {
    isChanged = false
    play.calls.step()
    loadItems()
  }

  private var flow: UICollectionViewFlowLayout? {
    collectionViewLayout as? UICollectionViewFlowLayout
  }

  private func loadItems() {
    guard !isMeasuring else { return }
    isMeasuring = true
    defer { isMeasuring = false }
    needsItems = false
    paths = []
    measured = [:]
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    if let dataSource {
      for section in 0..<dataSource.numberOfSections(in: self) {
        let count = dataSource.collectionView(self, numberOfItemsInSection: section)
        paths += (0..<max(0, count)).map { IndexPath(item: $0, section: section) }
      }
    }
    measuredWidth = node.bounds.width
    let spacing = Double(flow?.minimumLineSpacing ?? 0)
    table.rowHeights = paths.indices.map { index in
      guard measuredWidth > 0 else { return 0 }
      return height(of: index) + (index + 1 < paths.count ? spacing : 0)
    }
  }

  private func height(of index: Int) -> Double {
    if let flow, let delegate = delegate as? any UICollectionViewDelegateFlowLayout {
      let size = delegate.collectionView(self, layout: flow, sizeForItemAt: paths[index])
      return check(size)
    }
    if let flow, flow.estimatedItemSize == .zero { return check(flow.itemSize) }
    guard let cell = made(index) else { return 0 }
    measured[index] = cell
    return cell.fittingHeight(width: measuredWidth)
  }

  private func check(_ size: CGSize) -> Double {
    if size.width > 0, Double(size.width) * 2 <= measuredWidth {
      Play.warn("Items of \(node.name) that would be side by side are shown below each other.")
    }
    return Double(size.height)
  }

  open override func layoutSubviews() {
    if needsItems || (node.bounds.width != measuredWidth && !isMeasuring) { loadItems() }
    super.layoutSubviews()
    for (index, cell) in cells where cell.node.superview !== table.view(ofRow: index) {
      cell.removeFromSuperview()
      cells[index] = nil
    }
  }

  // MARK: Changes

  /// As UIKit's, whose block does not escape, so that it needs no `self`.
  public func performBatchUpdates(
    _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(changes) { performBatchUpdates(Optional($0), completion: completion) }
  }

  open func performBatchUpdates(
    _ changes: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    isBatching = true
    changes?()
    isBatching = false
    // Without changes of items the cells stay; new ones would fly in.
    if isChanged { reloadData() }
    if let completion { DispatchQueue.main.run { completion(true) } }
  }

  private func change(_ what: String) {
    Play.warn("The animation of \(what) is not modelled: the items are there at once.")
    if isBatching { isChanged = true } else { reloadData() }
  }

  open func insertItems(at indexPaths: [IndexPath]) { change("insertItems") }
  open func deleteItems(at indexPaths: [IndexPath]) { change("deleteItems") }
  open func reloadItems(at indexPaths: [IndexPath]) { change("reloadItems") }
  open func insertSections(_ sections: IndexSet) { change("insertSections") }
  open func deleteSections(_ sections: IndexSet) { change("deleteSections") }
  open func reloadSections(_ sections: IndexSet) { change("reloadSections") }

  // MARK: Questions

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    paths.firstIndex(of: indexPath).flatMap { cells[$0] }
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.map { paths[$0.key] }
  }
  /// Nil for no item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    guard let index = paths.firstIndex(of: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(table.rect(ofRow: index))
    return attributes
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return cells.keys.sorted().map { paths[$0] }
  }
  open var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  open func scrollToItem(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    play.calls.step()
    layoutIfNeeded()
    guard let index = paths.firstIndex(of: indexPath) else {
      return Play.warn("\(node.name) was told to scroll to an item that it has not.")
    }
    table.scrollToRow(index, at: position.staged, animated: animated)
  }
}

@preconcurrency @MainActor
open class UICollectionViewCell: UIView {
  open private(set) var reuseIdentifier: String?
  public let contentView = UIView()
  var row: RowBridge?
  open var isSelected = false
  open var isHighlighted = false

  public required convenience init(registeredAs identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  override func setUp() {
    super.setUp()
    addFilling(contentView)
  }

  /// Never called: the film makes each cell anew.
  open func prepareForReuse() {}

  override var fitted: UIView { contentView }
}

@preconcurrency @MainActor
open class UICollectionViewLayout: UIObject {
  open internal(set) weak var collectionView: UICollectionView?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  // Never asked: the film's collection has one item a line.
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
  open var size: CGSize { frame.size }
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
}

@preconcurrency @MainActor
public protocol UICollectionViewDataSource: OptionalMethods {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _: UICollectionView, willDisplay _: UICollectionViewCell, forItemAt _: IndexPath
  ) {}
  public func collectionView(_: UICollectionView, didSelectItemAt _: IndexPath) {}
}

@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
}
