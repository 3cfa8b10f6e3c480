import Foundation
import Stage

// How a table asks the app for its rows, their heights, and their views when they are shown.

extension UITableView {
  // MARK: Loading

  func loadIfNeeded() { if needsRows { loadRows() } }

  func loadRows() {
    needsRows = false
    guard !isMeasuring else { return }
    isMeasuring = true
    defer { isMeasuring = false }
    items = []
    measured = [:]
    for view in cells.values { view.removeFromSuperview() }
    cells = [:]
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
    measuredWidth = node.bounds.width
    table.rowHeights = items.indices.map { measuredWidth > 0 ? height(of: $0) : 0 }
  }

  func hasHeader(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      || delegate?.tableView(self, viewForHeaderInSection: section) != nil
  }

  /// In points: UIKit's headers with a title in a plain table.
  private static let titleHeight = 28.0

  func height(of index: Int) -> Double {
    switch items[index] {
    case .tableHeader: return Double(tableHeaderView?.frame.height ?? 0)
    case .tableFooter: return Double(tableFooterView?.frame.height ?? 0)
    case .row(let path):
      return height(
        of: index, asked: delegate?.tableView(self, heightForRowAt: path) ?? rowHeight)
    case .header(let section):
      let asked =
        delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      if asked >= 0 { return Double(asked) }
      if delegate?.tableView(self, viewForHeaderInSection: section) == nil {
        return UITableView.titleHeight
      }
      return height(of: index, asked: asked)
    case .footer(let section):
      return height(
        of: index,
        asked: delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight)
    }
  }

  /// The least height of a cell without constraints, in points: UIKit's.
  static let defaultRowHeight = 44.0

  func height(of index: Int, asked: CGFloat) -> Double {
    guard asked < 0 else { return Double(asked) }
    guard let view = made(index) else { return 0 }
    measured[index] = view
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
      switch items[index] {
      case .row(let path): dataSource?.tableView(self, cellForRowAt: path)
      case .header(let section): header(of: section)
      case .footer(let section): delegate?.tableView(self, viewForFooterInSection: section)
      case .tableHeader: tableHeaderView
      case .tableFooter: tableFooterView
      }
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
