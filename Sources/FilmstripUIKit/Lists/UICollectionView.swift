public import Foundation
import Stage

/// A list of cells below each other: UIKit's `UICollectionView` with a flow layout, whose new cells fly in.
///
/// Each item has a line of its own, as in a chat; where a layout has several side by side the film warns and shows them
/// below each other.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  override class func makeNode(_ name: String, in stage: Simulation) -> Stage.View {
    Table(name, .collection, in: stage)
  }

  /// The table on the stage.
  var table: Table {
    guard let table = node as? Table else {
      preconditionFailure("\(node.name) has no table on the stage.")
    }
    return table
  }

  /// How its items are laid out.
  open var collectionViewLayout: UICollectionViewLayout { didSet { layoutDidChange() } }
  /// Who knows its items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { layoutDidChange() } }
  /// Who hears of what happens in it.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { listener as? any UICollectionViewDelegate }
    set {
      listener = newValue
      layoutDidChange()
    }
  }
  /// Whether items can be chosen; nobody taps them.
  open var allowsSelection = true
  /// What lies behind its items; not shown.
  open var backgroundView: UIView?

  private var makers: [String: @MainActor (String) -> UICollectionViewCell] = [:]
  private var paths: [IndexPath] = []
  private var cells: [Int: UICollectionViewCell] = [:]
  private var measured: [Int: UICollectionViewCell] = [:]
  private var needsItems = true
  private var measuredWidth = 0.0
  private var isMeasuring = false

  /// A collection of a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// A collection from a nib, which the film has none of.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    table.configureRow = { [weak self] row, index in
      MainActor.assumeIsolated { self?.show(index, in: row) }
    }
  }

  // MARK: Cells

  /// Lets `dequeueReusableCell` make cells of a class.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass = cellClass as? UICollectionViewCell.Type else {
      makers[identifier] = nil
      return
    }
    makers[identifier] = { cellClass.init(registeredAs: $0) }
  }

  /// A fresh cell of a registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = makers[identifier]?(identifier) { return cell }
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
    needsItems = true
    node.setNeedsLayout()
  }

  /// Asks anew for all items.
  open func reloadData() {
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
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: CGFloat(measuredWidth), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return Double(fitting.height)
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

  /// Changes several things at once.
  open func performBatchUpdates(
    _ changes: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    changes?()
    reloadData()
    if let completion { DispatchQueue.main.run { completion(true) } }
  }

  private func change(_ what: String) {
    Play.warn("The animation of \(what) is not modelled: the items are there at once.")
    reloadData()
  }

  /// There are new items.
  open func insertItems(at indexPaths: [IndexPath]) { change("insertItems") }
  /// Items are gone.
  open func deleteItems(at indexPaths: [IndexPath]) { change("deleteItems") }
  /// Items show something else.
  open func reloadItems(at indexPaths: [IndexPath]) { change("reloadItems") }

  // MARK: Questions

  /// How many sections it has.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// The cell of an item; nil where it is not shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    paths.firstIndex(of: indexPath).flatMap { cells[$0] }
  }
  /// The items that are shown.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return cells.keys.sorted().map { paths[$0] }
  }
  /// The cells that are shown.
  open var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Scrolls to an item.
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

/// An item of a collection: UIKit's `UICollectionViewCell`.
@preconcurrency @MainActor
open class UICollectionViewCell: UIView {
  /// What its class is registered by.
  open private(set) var reuseIdentifier: String?
  /// What its content lies in, as large as the cell.
  public let contentView = UIView()
  var row: RowBridge?
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false

  /// A cell of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// A cell of no size.
  public convenience init() { self.init(frame: .zero) }

  /// A cell for a collection that has its class registered.
  public required convenience init(registeredAs identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// A cell from a nib, which the film has none of.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Told before it is used again; the film makes each cell anew.
  open func prepareForReuse() {}

  open override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

/// How a collection's items are laid out: UIKit's `UICollectionViewLayout`.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  /// A layout.
  public init() {}
  /// Lays out anew; the film always does.
  open func invalidateLayout() {}
}

/// Items one after the other: UIKit's `UICollectionViewFlowLayout`.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Points between two lines.
  open var minimumLineSpacing: CGFloat = 10
  /// Points between two items of a line.
  open var minimumInteritemSpacing: CGFloat = 10
  /// How large an item is.
  open var itemSize = CGSize(width: 50, height: 50)
  /// About how large an item is; zero where `itemSize` counts.
  open var estimatedItemSize = CGSize.zero
  /// Where it scrolls to; the film's scrolls down.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// How far sections stay from the edges; the film's do not.
  open var sectionInset = UIEdgeInsets.zero
  /// As large as constraints have it.
  nonisolated public static let automaticSize = CGSize(width: -1, height: -1)
}

/// Who knows a collection's items: UIKit's `UICollectionViewDataSource`.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// The cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// How many sections there are.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// The default, for those who leave it out.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Who hears of what happens in a collection: UIKit's `UICollectionViewDelegate`.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// A cell is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// An item was tapped; nobody taps.
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// Who knows how large items are: UIKit's `UICollectionViewDelegateFlowLayout`.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// How large an item is.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The default, for those who leave it out.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}
