public import Foundation
import Stage

/// A table that knows the height of every row, without estimates, and makes each cell anew.
///
/// Headers and footers of sections are rows like others. Rows are never tapped.
@preconcurrency @MainActor
open class UITableView: UIScrollView, BatchUpdating {
  enum Item: Hashable {
    case tableHeader
    case header(Int)
    case row(IndexPath)
    case footer(Int)
    case tableFooter
  }

  override class func makeNode(_ name: String, in stage: Simulation) -> Stage.View {
    Table(name, in: stage)
  }

  var table: Table { staged(as: Table.self) }

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { needsRows = true } }
  open weak var delegate: (any UITableViewDelegate)? {
    get { listener as? any UITableViewDelegate }
    set {
      listener = newValue
      needsRows = true
    }
  }

  /// Never asked: rows are made as they appear.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { needsRows = true } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  // Not shown: padding, separators, a background.
  open var sectionHeaderTopPadding: CGFloat = 0
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isEditing = false
  open var backgroundView: UIView?
  open var tableHeaderView: UIView? { didSet { needsRows = true } }
  open var tableFooterView: UIView? { didSet { needsRows = true } }
  nonisolated public static let automaticDimension: CGFloat = -1
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  var items: [Item] = []
  var cells: [Int: UIView] = [:]
  /// Cells that were made to be measured, until they are shown.
  var measured: [Int: UIView] = [:]
  /// The cell that is dequeued for a path instead of a new one, while a row is reconfigured.
  var refilled: (path: IndexPath, cell: UITableViewCell)?
  var needsRows = true { didSet { if needsRows { node.setNeedsLayout() } } }
  var measuredWidth = 0.0
  var isMeasuring = false

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    table.configureRow = { [weak self] row, index in
      MainActor.assumeIsolated { self?.show(index, in: row) }
    }
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// The film's headers are made by the delegate.
  open func register(_: AnyClass?, forHeaderFooterViewReuseIdentifier _: String) {}

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier]?.init(registeredAs: identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let refilled, refilled.path == indexPath, refilled.cell.reuseIdentifier == identifier {
      return refilled.cell
    }
    if let cell = cellClasses[identifier]?.init(registeredAs: identifier) { return cell }
    Play.warn("No cell class is registered for “\(identifier)”; an empty cell is shown.")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Rows

  open func reloadData() {
    play.calls.step()
    loadRows()
  }

  open override func layoutSubviews() {
    if needsRows || (node.bounds.width != measuredWidth && !isMeasuring) { loadRows() }
    super.layoutSubviews()
    forgetHiddenCells()
  }

  // MARK: Changes

  var pending = BatchUpdates()

  private func change(
    _ what: String, _ animation: RowAnimation, _ add: (inout BatchUpdates) -> Void
  ) { update(animation == .none ? nil : what) { add(&$0.pending) } }

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

  open func beginUpdates() { pending.depth += 1 }
  open func endUpdates() { endUpdating() }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("insertRows", animation) { $0.inserted.formUnion(indexPaths) }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("deleteRows", animation) { $0.deleted.formUnion(indexPaths) }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("reloadRows", animation) { $0.reloaded.formUnion(indexPaths) }
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change("reconfigureRows", .none) { $0.reconfigured.formUnion(indexPaths) }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change("moveRow", .automatic) { $0.moved[newIndexPath] = indexPath }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change("insertSections", animation) { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change("deleteSections", animation) { $0.deletedSections.formUnion(sections) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change("reloadSections", animation) { $0.reloadedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change("moveSection", .automatic) { $0.movedSections[newSection] = section }
  }

  // MARK: Questions

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    let shown = items.indices.filter {
      table.view(ofRow: $0) != nil && table.rect(ofRow: $0).intersects(table.bounds)
    }
    return shown.compactMap { items[$0].path }
  }

  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    index(of: indexPath).flatMap { cells[$0] as? UITableViewCell }
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.flatMap { items[$0.key].path }
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let index = index(of: indexPath) else { return .zero }
    return CGRect(table.rect(ofRow: index))
  }

  open func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    let rows = items.indices.filter { items[$0].section == section }
    let whole = rows.reduce(CGRect.null) { $0.union(CGRect(table.rect(ofRow: $1))) }
    return whole.isNull ? .zero : whole
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    let places = items.indices.lazy.filter { CGRect(self.table.rect(ofRow: $0)).contains(point) }
    return places.compactMap { self.items[$0].path }.first
  }

  // Neither a choice nor editing is shown.
  open var indexPathForSelectedRow: IndexPath? { nil }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    play.calls.step()
    layoutIfNeeded()
    guard let index = index(of: indexPath) else {
      return Play.warn(
        "\(node.name) was told to scroll to row \(indexPath.row) of section \(indexPath.section), which does not exist."
      )
    }
    table.scrollToRow(index, at: position.staged, animated: animated)
  }
}
