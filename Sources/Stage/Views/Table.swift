import Basics

/// A list with views only for visible rows: `UITableView`, or `UICollectionView` as a list.
///
/// Rows come and go in the table's layout, which a change of its bounds, rows or offset requests: in the turn's layout
/// pass, outside every animation, or in the context of a `layoutIfNeeded` call. A row that goes vanishes at once, at
/// the start of an animation.
public final class Table: ScrollView {
  /// The UIKit view it models, which decides how rows made in an animation appear.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// `UITableView`: a new cell is sized, configured and laid out without animation.
    ///
    /// Stack traces of apps show so: `_configureCellForDisplay:`, and in later systems `layoutBelowIfNeeded` of the new
    /// cell, run inside `performWithoutAnimation:` of `_createPreparedCellForGlobalRow:`, below `layoutSubviews`.
    case table
    /// `UICollectionView`: a cell is sized and configured in the animation, and flies in.
    case collection
  }

  /// Where a row is scrolled to within the table's insets.
  public enum ScrollPosition: String, Sendable, Hashable, CaseIterable {
    /// As little as needed to show all of it.
    case none
    case top
    case middle
    case bottom
  }

  /// The UIKit view that it models.
  public let kind: Kind

  /// Fills a new row's view, already sized; hold the table's screen `unowned` in it.
  public var configureRow: ((_ row: View, _ index: Int) -> Void)?

  /// The most rows a table may have.
  public static let rowLimit = 20_000

  private var rowTops: [Double] = [0]
  /// Former values of `rowTops` that the current one does not continue.
  private var earlierTops: [[Double]] = []
  private var rowViews: [Int: View] = [:]
  /// The views of rows that stay, by their new indices, while others are set.
  private var kept: [Int: View] = [:]
  private var rowsChanged = false
  private var isTiling = false
  private var mustTileAgain = false
  /// How often tiling restarts because a row's configuration changed the table.
  private static let tilingRounds = 8
  private var records: [RowRecord] = []

  /// An empty `UITableView`.
  public override convenience init(_ name: String, in simulation: Simulation) {
    self.init(name, .table, in: simulation)
  }

  /// An empty table of a kind.
  public init(_ name: String, _ kind: Kind, in simulation: Simulation) {
    self.kind = kind
    super.init(name, in: simulation)
    simulation.tables.append(self)
  }

  /// The rows' heights, in points; setting them makes every row anew, as `reloadData` does.
  ///
  /// Number and content size are known at once, the rows come with the next layout. Heights that are not finite or
  /// negative count as 0, and rows beyond `rowLimit` are left out, with a warning.
  public var rowHeights: [Double] = [] {
    didSet { reload() }
  }

  /// Sets the rows' heights as batch updates without animation do: a row that stays keeps its view, at its new place, and
  /// the others that show are made at once.
  ///
  /// - Parameter old: For the index of a row that stays, the one that it had.
  ///
  /// Source: Apple, `UITableView.insertRows(at:with:)`: cells are asked for immediately afterwards.
  public func setRowHeights(_ heights: [Double], keeping old: [Int: Int]) {
    simulation.performWithoutAnimation {
      kept = old.compactMapValues { rowViews[$0] }
      rowHeights = heights
      kept = [:]
      guard !isLayingOut else { return }
      // New rows are laid out, and nothing around the table.
      isLayingOut = true
      tile()
      isLayingOut = false
    }
  }

  private func reload() {
    let possible = rowHeights.prefix(Table.rowLimit).map { $0.isFinite ? max(0, $0) : 0 }
    if possible != rowHeights {
      simulation.warn(
        "\(name) was given rows with invalid heights, or too many; they were left out.")
    }
    var tops = [0.0]
    tops.reserveCapacity(possible.count + 1)
    var bottom = 0.0
    for height in possible {
      bottom += Grid.snap(length: height)
      tops.append(bottom)
    }
    // Rows added at the end leave those before them in place.
    if !tops.starts(with: rowTops) { earlierTops.append(rowTops) }
    rowTops = tops
    let stay = Set(kept.values.map(\.serial))
    for view in rowViews.values where !stay.contains(view.serial) { view.removeFromSuperview() }
    rowViews = kept
    rowsChanged = true
    contentSize = Size(width: bounds.width, height: rowTops.last ?? 0)
    mark()
  }

  /// The number of rows.
  public var numberOfRows: Int { rowTops.count - 1 }

  /// A row's rectangle in the content, in points; empty, with a warning, if there is none.
  public func rect(ofRow index: Int) -> Rect {
    guard (0..<numberOfRows).contains(index) else {
      simulation.warn("\(name) was asked for row \(index) of \(numberOfRows).")
      return .zero
    }
    return Rect(
      x: 0, y: rowTops[index], width: bounds.width, height: rowTops[index + 1] - rowTops[index])
  }

  /// The view of a row; nil while it is outside the bounds, and until the table has been laid out.
  public func view(ofRow index: Int) -> View? { rowViews[index] }

  /// Scrolls a row to a position; animated, on its own clock.
  public func scrollToRow(_ index: Int, at position: ScrollPosition, animated: Bool) {
    guard (0..<numberOfRows).contains(index) else {
      simulation.warn("\(name) was told to scroll to row \(index) of \(numberOfRows).")
      return
    }
    scroll(toRow: rect(ofRow: index), at: position, animated: animated)
  }

  /// Scrolls a part of a row to a position, by its rectangle in the content, in points.
  package func scroll(toRow row: Rect, at position: ScrollPosition, animated: Bool) {
    guard position != .none else { return scroll(row, intoViewAnimated: animated) }
    let inset = adjustedContentInset
    let free = bounds.height - inset.top - inset.bottom
    let target =
      switch position {
      case .none, .top: row.minY - inset.top
      case .middle: row.midY - inset.top - free / 2
      case .bottom: row.maxY - inset.top - free
      }
    let offset = min(max(Grid.snap(length: target), minimumOffset), maximumOffset)
    setContentOffset(Point(x: contentOffset.x, y: offset), animated: animated)
  }

  override func boundsDidChange(resized: Bool, scrolled: Bool) {
    if isTiling { mustTileAgain = true }
    super.boundsDidChange(resized: resized, scrolled: scrolled)
  }

  /// Makes and removes rows.
  public override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  private func makeCell(_ index: Int) {
    let before = simulation.safeAreaUses
    let row = makeRow(index)
    // Safe areas are checked only where something in the row uses them.
    if simulation.safeAreaUses == before { row.layOutOnce() } else { row.layoutIfNeeded() }
  }

  /// Requests tiling in the next layout, or once more in the current one.
  private func mark() {
    if isTiling { mustTileAgain = true }
    markUnlessLayingOut()
  }

  private func tile() {
    // A row's configuration may change the table; it is tiled again afterwards.
    isTiling = true
    for _ in 0..<Table.tilingRounds {
      mustTileAgain = false
      tileOnce()
      guard mustTileAgain else { break }
    }
    isTiling = false
    guard mustTileAgain else { return }
    mustTileAgain = false
    simulation.warn("Configuring the rows of \(name) changes it endlessly.")
  }

  private func tileOnce() {
    let shown = indices(from: bounds.minY, to: bounds.maxY)
    for (index, view) in rowViews where !shown.contains(index) {
      view.removeFromSuperview()
      rowViews[index] = nil
      rowsChanged = true
    }
    for index in shown where !mustTileAgain {
      if let view = rowViews[index] {
        let frame = rect(ofRow: index)
        if view.frameInLayout != frame { view.frame = frame }
      } else if cellsFlyIn {
        makeRow(index)
      } else {
        simulation.performWithoutAnimation { makeCell(index) }
      }
    }
  }

  /// Whether a row that is made inside an animation takes part in it.
  private var cellsFlyIn: Bool { kind == .collection || simulation.assumptions.tableCells == .fly }

  @discardableResult
  private func makeRow(_ index: Int) -> View {
    let view = View("row \(index)", in: simulation)
    rowViews[index] = view
    rowsChanged = true
    addSubview(view)
    view.frame = rect(ofRow: index)
    configureRow?(view, index)
    return view
  }

  /// The rows between two heights of the content, even partly.
  private func indices(from top: Double, to bottom: Double) -> Range<Int> {
    guard bottom > top else { return 0..<0 }
    let first = rowTops.partitioningIndex { $0 > top } - 1
    let last = rowTops.partitioningIndex { $0 >= bottom }
    return max(first, 0)..<max(min(last, numberOfRows), max(first, 0))
  }

  func recordRows() {
    guard rowsChanged else { return }
    rowsChanged = false
    records.append(
      RowRecord(
        time: simulation.filmTime, tops: earlierTops.count, count: rowTops.count,
        drawn: rowViews.map { (row: $0.key, view: $0.value.serial) }.sorted { $0.row < $1.row }))
  }

  /// The rows' layout, whenever it changed; snapshots that only add rows share one list of edges.
  ///
  /// - Parameter layer: The last layer of a view, by its serial number; nil where it has none.
  func history(_ layer: (_ view: Int) -> Int?) -> [RowSnapshot] {
    let tops = earlierTops + [rowTops]
    return records.map { record in
      RowSnapshot(
        time: record.time, edges: tops[record.tops].prefix(record.count),
        drawn: record.drawn.compactMap { drawn in
          layer(drawn.view).map { RowSnapshot.Drawn(row: drawn.row, layer: $0) }
        })
    }
  }
}

/// The rows' layout from one commit on.
private struct RowRecord {
  let time: Double
  /// The index of its list of tops.
  let tops: Int
  /// The number of its rows in that list.
  let count: Int
  /// The drawn rows, with the serial numbers of their views.
  let drawn: [(row: Int, view: Int)]
}
