import Basics

/// A list of rows that makes views for those in its bounds only: UIKit's `UITableView`, or a `UICollectionView` with a
/// list's layout.
///
/// Rows come and go as the table lays itself out, which a change of its bounds, of its rows or of its offset marks it
/// for: in the turn's layout pass, outside every animation, or in the context of who calls `layoutIfNeeded`. A row that
/// goes vanishes at once, at the start of an animation.
public final class Table: ScrollView {
  /// Which of UIKit's views it stands for: how a row comes that is made inside an animation.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// `UITableView`: a new cell is sized, configured and laid out without animation.
    ///
    /// Stacks of apps show so: `_configureCellForDisplay:`, and in later systems `layoutBelowIfNeeded` of the new cell,
    /// run inside `performWithoutAnimation:` of `_createPreparedCellForGlobalRow:`, below `layoutSubviews`.
    case table
    /// `UICollectionView`: a new cell takes its size and is configured in the animation, and flies in from an empty
    /// frame.
    case collection
  }

  /// Where a row can be scrolled to, among what the insets leave of the table.
  public enum ScrollPosition: String, Sendable, Hashable, CaseIterable {
    /// As little as it takes for all of it to be seen; nowhere if it is.
    case none
    /// Its top at the table's top.
    case top
    /// Its middle in the table's.
    case middle
    /// Its bottom at the table's bottom.
    case bottom
  }

  /// Which of UIKit's views it stands for.
  public let kind: Kind

  /// Fills a new row; called with the row's view, already sized, and its index.
  ///
  /// Hold the table's screen `unowned` in it.
  public var configureRow: ((_ row: View, _ index: Int) -> Void)?

  /// The most rows a table may have.
  public static let rowLimit = 20_000

  private var rowTops: [Double] = [0]
  /// What `rowTops` was, before rows came that do not continue it.
  private var earlierTops: [[Double]] = []
  private var rowViews: [Int: View] = [:]
  private var rowsChanged = false
  private var isTiling = false
  private var mustTileAgain = false
  /// How often tiling begins again because a row's configuration changed the table.
  private static let tilingRounds = 8
  private var records: [RowRecord] = []

  /// An empty table: a `UITableView`.
  public override convenience init(_ name: String, in simulation: Simulation) {
    self.init(name, .table, in: simulation)
  }

  /// An empty table of a kind.
  public init(_ name: String, _ kind: Kind, in simulation: Simulation) {
    self.kind = kind
    super.init(name, in: simulation)
    simulation.tables.append(self)
  }

  /// The rows' heights, in points; setting them makes every row anew, as `reloadData` does: number and content size are
  /// known at once, the rows come with the next layout.
  ///
  /// Heights that are not finite or negative count as 0, and rows beyond `rowLimit` are left out, with a warning.
  public var rowHeights: [Double] = [] {
    didSet { reload() }
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
    // Rows that are added at the end leave those before them where they are.
    if !tops.starts(with: rowTops) { earlierTops.append(rowTops) }
    rowTops = tops
    for view in rowViews.values { view.removeFromSuperview() }
    rowViews = [:]
    rowsChanged = true
    contentSize = Size(width: bounds.width, height: rowTops.last ?? 0)
    mark()
  }

  /// The number of rows.
  public var numberOfRows: Int { rowTops.count - 1 }

  /// A row's rectangle in the table's content, in points; nothing, with a warning, where there is no such row.
  public func rect(ofRow index: Int) -> Rect {
    guard (0..<numberOfRows).contains(index) else {
      simulation.warn("\(name) was asked for row \(index) of \(numberOfRows).")
      return .zero
    }
    return Rect(
      x: 0, y: rowTops[index], width: bounds.width, height: rowTops[index + 1] - rowTops[index])
  }

  /// The view of a row; nil while it is outside the bounds, and until the table has laid itself out.
  public func view(ofRow index: Int) -> View? { rowViews[index] }

  /// Scrolls a row to a position; animated, on a clock of its own.
  public func scrollToRow(_ index: Int, at position: ScrollPosition, animated: Bool) {
    guard (0..<numberOfRows).contains(index) else {
      simulation.warn("\(name) was told to scroll to row \(index) of \(numberOfRows).")
      return
    }
    let row = rect(ofRow: index)
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

  /// Makes and drops rows.
  public override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  /// Makes a row and lays it out.
  private func makeCell(_ index: Int) {
    let before = simulation.safeAreaUses
    let row = makeRow(index)
    // Whose safe area is another now is asked only where something in the row wants to know.
    if simulation.safeAreaUses == before { row.layOutOnce() } else { row.layoutIfNeeded() }
  }

  /// Has the rows made and dropped with the next layout, or once more in the one that is being made.
  private func mark() {
    if isTiling { mustTileAgain = true }
    markUnlessLayingOut()
  }

  /// Makes the rows that the bounds show, and drops the others.
  private func tile() {
    // A row's configuration may change the table; it is tiled again once it is done.
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

  /// The rows that lie, in part, between two heights of the content.
  private func indices(from top: Double, to bottom: Double) -> Range<Int> {
    guard bottom > top else { return 0..<0 }
    let first = rowTops.partitioningIndex { $0 > top } - 1
    let last = rowTops.partitioningIndex { $0 >= bottom }
    return max(first, 0)..<max(min(last, numberOfRows), max(first, 0))
  }

  /// Notes where the rows lie, if that is new; called with each commit.
  func recordRows() {
    guard rowsChanged else { return }
    rowsChanged = false
    records.append(
      RowRecord(
        time: simulation.filmTime, tops: earlierTops.count, count: rowTops.count,
        drawn: rowViews.map { (row: $0.key, view: $0.value.serial) }.sorted { $0.row < $1.row }))
  }

  /// Where the rows lay, whenever that changed: snapshots of rows that only become more share one list of edges.
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

/// Where a table's rows lie from one commit on, as long as it is played.
private struct RowRecord {
  /// Seconds.
  let time: Double
  /// Which of the table's lists of tops holds.
  let tops: Int
  /// How many of that list.
  let count: Int
  /// The rows that are drawn, by the serial numbers of their views.
  let drawn: [(row: Int, view: Int)]
}
