import Foundation
import Stage

// How a table asks the app for its rows, their heights, and their views when they are shown.

extension UITableView {
  // MARK: Loading

  func loadIfNeeded() { if needsRows { loadRows() } }

  /// Makes all rows anew, or those alone that a change does not leave.
  func loadRows(_ change: ListChange? = nil) {
    let width = node.bounds.width
    let change = needsRows || width != measuredWidth ? nil : change
    needsRows = false
    guard !isMeasuring else { return }
    isMeasuring = true
    defer { isMeasuring = false }
    let (oldItems, oldCells) = (items, cells)
    (items, measured, measuredWidth) = (listed(), [:], width)
    var kept = change.map { self.kept(of: oldItems, by: $0) } ?? [:]
    cells = kept.compactMapValues { oldCells[$0] }
    for path in change?.reconfigured ?? [] { refill(path, &kept) }
    let staying = Set(cells.values)
    for view in oldCells.values where !staying.contains(view) { view.removeFromSuperview() }
    let heights = items.indices.map { index in
      width > 0 ? height(of: index, known: kept[index].map { table.rect(ofRow: $0).height }) : 0
    }
    guard change != nil else {
      table.rowHeights = heights
      return
    }
    table.setRowHeights(heights, keeping: kept)
    forgetHiddenCells()
  }

  func show(_ change: ListChange) {
    play.calls.step()
    loadRows(change)
  }

  var counts: [Int] { (0..<numberOfSections).map { max(0, numberOfRows(inSection: $0)) } }

  var shownCounts: [Int] {
    var counts = [Int](repeating: 0, count: (items.compactMap(\.section).max() ?? -1) + 1)
    for path in items.compactMap(\.path) { counts[path.section] += 1 }
    return counts
  }

  private func listed() -> [Item] {
    var items: [Item] = []
    if tableHeaderView != nil { items.append(.tableHeader) }
    if let dataSource {
      for section in 0..<dataSource.numberOfSections(in: self) {
        if hasHeader(section) { items.append(.header(section)) }
        let count = dataSource.tableView(self, numberOfRowsInSection: section)
        items += (0..<max(0, count)).map { .row(IndexPath(row: $0, section: section)) }
        if delegate?.tableView(self, viewForFooterInSection: section) != nil {
          items.append(.footer(section))
        }
      }
    }
    if tableFooterView != nil { items.append(.tableFooter) }
    return items
  }

  /// The former indices of items that a change leaves, by their new ones.
  private func kept(of old: [Item], by change: ListChange) -> [Int: Int] {
    let places = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
    var kept: [Int: Int] = [:]
    for (index, item) in items.enumerated() {
      let former: Item? =
        switch item {
        case .row(let path): change.items[path].map { .row($0) }
        case .header(let section): change.sections[section].map { .header($0) }
        case .footer(let section): change.sections[section].map { .footer($0) }
        case .tableHeader, .tableFooter: item
        }
      kept[index] = former.flatMap { places[$0] }
    }
    return kept
  }

  /// Has the app fill the cell of a row anew; a row without one is measured anew.
  private func refill(_ path: IndexPath, _ kept: inout [Int: Int]) {
    guard let index = index(of: path) else { return }
    guard let cell = cells[index] as? UITableViewCell else {
      kept[index] = nil
      return
    }
    refilled = (path, cell)
    let filled = made(index)
    refilled = nil
    guard filled !== cell else { return }
    Play.warn("A cell that was to be reconfigured was not the one that was dequeued for its path.")
    (cells[index], kept[index], measured[index]) = (nil, nil, filled)
  }

  func hasHeader(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      || delegate?.tableView(self, viewForHeaderInSection: section) != nil
  }

  /// In points: UIKit's headers with a title in a plain table.
  private static let titleHeight = 28.0

  /// - Parameter known: The height of a row that stays, which is taken where it does not show.
  func height(of index: Int, known: Double?) -> Double {
    switch items[index] {
    case .tableHeader: return Double(tableHeaderView?.frame.height ?? 0)
    case .tableFooter: return Double(tableFooterView?.frame.height ?? 0)
    case .row(let path):
      return height(
        of: index, asked: delegate?.tableView(self, heightForRowAt: path) ?? rowHeight, known)
    case .header(let section):
      let asked =
        delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      if asked >= 0 { return Double(asked) }
      if delegate?.tableView(self, viewForHeaderInSection: section) == nil {
        return UITableView.titleHeight
      }
      return height(of: index, asked: asked, known)
    case .footer(let section):
      return height(
        of: index,
        asked: delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
        known)
    }
  }

  /// The least height of a cell without constraints, in points: UIKit's.
  static let defaultRowHeight = 44.0

  func height(of index: Int, asked: CGFloat, _ known: Double?) -> Double {
    guard asked < 0 else { return Double(asked) }
    if let known, cells[index] == nil { return known }
    guard let view = cells[index] ?? measured[index] ?? made(index) else { return 0 }
    if cells[index] == nil { measured[index] = view }
    let height = view.fittingHeight(width: measuredWidth)
    return height > 0 ? height : UITableView.defaultRowHeight
  }

  // MARK: Showing

  func show(_ index: Int, in row: Stage.View) {
    guard items.indices.contains(index), let view = measured[index] ?? made(index) else { return }
    measured[index] = nil
    cells[index]?.removeFromSuperview()
    cells[index] = view
    row.backgroundColor = .cell
    view.attach(to: row, in: self)
    view.frame = CGRect(origin: .zero, size: CGSize(row.bounds.size))
    if case .row(let path) = items[index], let cell = view as? UITableViewCell {
      cell.row = RowBridge(of: cell)
      row.owner = cell.row
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  private func made(_ index: Int) -> UIView? {
    play.calls.run("cellForRowAt") {
      let view =
        switch items[index] {
        case .row(let path): dataSource?.tableView(self, cellForRowAt: path)
        case .header(let section): header(of: section)
        case .footer(let section): delegate?.tableView(self, viewForFooterInSection: section)
        case .tableHeader: tableHeaderView
        case .tableFooter: tableFooterView
        }
      (view as? any ConfiguredCell)?.configure()
      return view
    }
  }

  private func header(of section: Int) -> UIView? {
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) { return view }
    guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else {
      return nil
    }
    let label = UILabel()
    label.text = title
    return label
  }

  func forgetHiddenCells() {
    for (index, view) in cells where view.node.superview !== table.view(ofRow: index) {
      view.removeFromSuperview()
      cells[index] = nil
    }
  }

  func index(of path: IndexPath) -> Int? { items.firstIndex { $0.path == path } }
}

extension UITableView.Item {
  /// A row's.
  var path: IndexPath? { if case .row(let path) = self { path } else { nil } }

  var section: Int? {
    switch self {
    case .row(let path): path.section
    case .header(let section), .footer(let section): section
    case .tableHeader, .tableFooter: nil
    }
  }
}

/// Makes a cell as large as its row.
final class RowBridge: ViewOwner {
  private weak var cell: UIView?
  init(of cell: UIView) { self.cell = cell }
  func layoutSubviews() {}
  func didMoveToSuperview() {}
  func didMoveToWindow() {}
  func safeAreaInsetsDidChange() {}

  func didResize(from old: Size) {
    guard let cell else { return }
    MainActor.assumeIsolated {
      guard let row = cell.node.superview else { return }
      cell.frame = CGRect(origin: .zero, size: CGSize(row.bounds.size))
    }
  }
}
