public import Foundation
import Stage

/// A list of rows: UIKit's `UITableView`.
///
/// The film's table knows the height of every row, so that estimates are not used, and makes each cell anew: none is
/// reused. Headers and footers of sections are rows like others.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// One of the film's rows.
  enum Item {
    case tableHeader
    case header(Int)
    case row(IndexPath)
    case footer(Int)
    case tableFooter
  }

  override class func makeNode(_ name: String, in stage: Simulation) -> Stage.View {
    Table(name, in: stage)
  }

  /// The table on the stage.
  var table: Table {
    guard let table = node as? Table else {
      preconditionFailure("\(node.name) has no table on the stage.")
    }
    return table
  }

  /// How it looks.
  public let style: Style
  /// Who knows its rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { needsRows = true } }
  /// Who hears of what happens in it.
  open weak var delegate: (any UITableViewDelegate)? {
    get { listener as? any UITableViewDelegate }
    set {
      listener = newValue
      needsRows = true
    }
  }

  /// The height of a row, in points; `automaticDimension` as its constraints have it.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { needsRows = true } }
  /// About how high a row is; the film's table knows.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of a section's header, in points.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of a section's footer, in points.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// About how high a header is; the film's table knows.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// About how high a footer is; the film's table knows.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The space above the first header of a section, in points; the film has none.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// What separates rows; the film draws nothing.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of that.
  open var separatorColor: UIColor?
  /// How far it stays from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether rows can be chosen; nobody taps them.
  open var allowsSelection = true
  /// Whether several can.
  open var allowsMultipleSelection = false
  /// Whether its rows are being changed.
  open var isEditing = false
  /// What lies behind its rows; not shown.
  open var backgroundView: UIView?
  /// The view above the first row.
  open var tableHeaderView: UIView? { didSet { needsRows = true } }
  /// The view below the last row.
  open var tableFooterView: UIView? { didSet { needsRows = true } }

  /// As high as constraints have it.
  nonisolated public static let automaticDimension: CGFloat = -1

  private var makers: [String: @MainActor (String) -> UITableViewCell] = [:]
  var items: [Item] = []
  var cells: [Int: UIView] = [:]
  /// Cells that were made to be measured, and wait to be shown.
  var measured: [Int: UIView] = [:]
  var needsRows = true { didSet { if needsRows { node.setNeedsLayout() } } }
  var measuredWidth = 0.0
  var isMeasuring = false

  /// A table of a frame and a look.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// A plain table of a frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A plain table of no size.
  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// A table from a nib, which the film has none of.
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

  /// Lets `dequeueReusableCell` make cells of a class.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      makers[identifier] = nil
      return
    }
    makers[identifier] = { cellClass.init(registeredAs: $0) }
  }

  /// Lets headers be made of a class; the film's are made by the delegate.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {}

  /// A fresh cell of a registered class; nil where none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    makers[identifier]?(identifier)
  }

  /// A fresh cell of a registered class.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = makers[identifier]?(identifier) { return cell }
    Play.warn("No cell class is registered for “\(identifier)”; an empty cell is shown.")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Rows

  /// Asks anew for all rows.
  open func reloadData() {
    play.calls.step()
    needsRows = false
    loadRows()
  }

  open override func layoutSubviews() {
    if needsRows || (node.bounds.width != measuredWidth && !isMeasuring) {
      needsRows = false
      loadRows()
    }
    super.layoutSubviews()
    forgetHiddenCells()
  }

  // MARK: Changes

  private func change(_ what: String, animated: Bool) {
    if animated {
      Play.warn("The animation of \(what) is not modelled: the rows are there at once.")
    }
    if updates > 0 { return }
    reloadData()
  }

  private var updates = 0

  /// Changes several things at once.
  open func performBatchUpdates(
    _ changes: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    changes?()
    endUpdates()
    if let completion { DispatchQueue.main.run { completion(true) } }
  }

  /// Begins to change several things at once.
  open func beginUpdates() { updates += 1 }

  /// Takes the changes up.
  open func endUpdates() {
    updates = max(0, updates - 1)
    if updates == 0 { reloadData() }
  }

  /// There are new rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("insertRows", animated: animation != .none)
  }
  /// Rows are gone.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("deleteRows", animated: animation != .none)
  }
  /// Rows show something else.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("reloadRows", animated: animation != .none)
  }
  /// A row is at another place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change("moveRow", animated: true)
  }
  /// There are new sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change("insertSections", animated: animation != .none)
  }
  /// Sections are gone.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change("deleteSections", animated: animation != .none)
  }
  /// Sections show something else.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change("reloadSections", animated: animation != .none)
  }

  // MARK: Questions

  /// How many sections it has.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The rows that are shown.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return items.indices.compactMap { index in
      guard case .row(let path) = items[index], table.view(ofRow: index) != nil,
        table.rect(ofRow: index).intersects(table.bounds)
      else { return nil }
      return path
    }
  }

  /// The cells that are shown.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
  }

  /// The cell of a row; nil where it is not shown.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    index(of: indexPath).flatMap { cells[$0] as? UITableViewCell }
  }

  /// The row of a cell; nil where it is not shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let index = cells.first(where: { $0.value === cell })?.key,
      case .row(let path) = items[index]
    else { return nil }
    return path
  }

  /// Where a row is, in its own coordinates.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let index = index(of: indexPath) else { return .zero }
    return CGRect(table.rect(ofRow: index))
  }

  /// Where a section is, in its own coordinates.
  open func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    var whole = CGRect.null
    for index in items.indices where items[index].section == section {
      whole = whole.union(CGRect(table.rect(ofRow: index)))
    }
    return whole.isNull ? .zero : whole
  }

  /// The row at a point of its own coordinates.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    for index in items.indices {
      guard case .row(let path) = items[index],
        CGRect(table.rect(ofRow: index)).contains(point)
      else { continue }
      return path
    }
    return nil
  }

  /// The chosen row; nobody chooses.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// Chooses a row; not shown.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  /// Leaves a row unchosen; not shown.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Lets its rows be changed by fingers; not shown.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    play.calls.step()
    layoutIfNeeded()
    guard let index = index(of: indexPath) else {
      return Play.warn(
        "\(node.name) was told to scroll to row \(indexPath.row) of section \(indexPath.section), which it has not."
      )
    }
    table.scrollToRow(index, at: position.staged, animated: animated)
  }
}
