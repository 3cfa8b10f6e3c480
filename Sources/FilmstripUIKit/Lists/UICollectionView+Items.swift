import Foundation
import Stage

/// The items and supplementary items of which a collection shows a view.
enum CollectionElement: Hashable {
  case item(IndexPath)
  /// A section's, of a kind.
  case supplementary(String, Int)

  /// An item's.
  var path: IndexPath? { if case .item(let path) = self { path } else { nil } }
}

/// A row of the stage's table: its items, in its coordinates, and its height with the room around them, in points.
struct CollectionLine {
  var parts: [(element: CollectionElement, frame: CGRect)]
  var height: Double

  init(_ parts: [(CollectionElement, CGRect)], height: Double) {
    self.parts = parts.map { (element: $0, frame: $1) }
    self.height = height
  }

  init(_ element: CollectionElement, _ size: CGSize) {
    self.init([(element, CGRect(origin: .zero, size: size))], height: Double(size.height))
  }
}

// How a collection asks the app for its items, their heights, and their views when they are shown.

extension UICollectionView {
  // MARK: Loading

  var counts: [Int] {
    (0..<numberOfSections).map { max(0, numberOfItems(inSection: $0)) }
  }

  var allItems: [CollectionElement] {
    shownCounts.enumerated().flatMap { section, count in
      (0..<count).map { .item(IndexPath(item: $0, section: section)) }
    }
  }

  /// Makes everything anew, or that alone which a change does not leave.
  func loadItems(_ change: ListChange? = nil) {
    let width = node.bounds.width
    let change = needsItems || width != measuredWidth ? nil : change
    guard !isMeasuring else { return }
    isMeasuring = true
    defer { isMeasuring = false }
    needsItems = false
    let (oldLines, oldPlaces, oldViews) = (lines, places, views)
    (shownCounts, measured, views, known, measuredWidth) = (counts, [:], [:], [:], width)
    if let change {
      let arrivals = change.arrivals
      for (old, line) in oldPlaces {
        guard let new = arrivals(old) else { continue }
        views[new] = oldViews[old]
        known[new] = oldLines[line].parts.first { $0.element == old }.map {
          Double($0.frame.height)
        }
      }
      for path in change.reconfigured { refill(path) }
    }
    let staying = Set(views.values)
    for view in oldViews.values where !staying.contains(view) { view.removeFromSuperview() }
    lines =
      width > 0
      ? collectionViewLayout.lines(of: self) : allItems.map { CollectionLine($0, .zero) }
    places = [:]
    for (index, line) in lines.enumerated() {
      for part in line.parts { places[part.element] = index }
    }
    known = [:]
    let heights = lines.map(\.height)
    guard let change else {
      table.rowHeights = heights
      return
    }
    table.setRowHeights(heights, keeping: kept(of: oldLines, oldPlaces, by: change))
    forgetHiddenViews()
  }

  /// The former indices of lines that stay as they are, by their new ones; their parts are put in place.
  private func kept(
    of old: [CollectionLine], _ oldPlaces: [CollectionElement: Int], by change: ListChange
  ) -> [Int: Int] {
    var kept: [Int: Int] = [:]
    for (index, line) in lines.enumerated() {
      let former = line.parts.compactMap { change.former(of: $0.element) }
      guard former.count == line.parts.count, let place = former.first.flatMap({ oldPlaces[$0] }),
        old[place].parts.map(\.element) == former, let row = table.view(ofRow: place),
        line.parts.allSatisfy({ views[$0.element]?.node.superview === row })
      else { continue }
      kept[index] = place
      node.simulation.performWithoutAnimation {
        for part in line.parts { views[part.element]?.frame = part.frame }
      }
    }
    return kept
  }

  /// Has the app fill the cell of an item anew; an item without one is measured anew.
  private func refill(_ path: IndexPath) {
    known[.item(path)] = nil
    guard let cell = views[.item(path)] else { return }
    refilled = (path, cell)
    let filled = made(.item(path))
    refilled = nil
    guard filled !== cell else { return }
    Play.warn("A cell that was to be reconfigured was not the one that was dequeued for its path.")
    (views[.item(path)], measured[.item(path)]) = (nil, filled)
  }

  /// By its constraints, at the collection's width if at no other, in points.
  func fittingHeight(of element: CollectionElement, width: Double? = nil) -> Double {
    if let height = known[element], views[element] == nil { return height }
    guard let view = views[element] ?? measured[element] ?? made(element) else { return 0 }
    if views[element] == nil { measured[element] = view }
    let path = element.path ?? IndexPath(item: 0, section: 0)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame.size.width = CGFloat(width ?? measuredWidth)
    return Double(view.preferredLayoutAttributesFitting(attributes).size.height)
  }

  func show(_ change: ListChange) {
    play.calls.step()
    loadItems(change)
  }

  // MARK: Showing

  func show(_ index: Int, in row: Stage.View) {
    guard lines.indices.contains(index) else { return }
    row.backgroundColor = .cell
    for (element, frame) in lines[index].parts {
      let old = views[element]
      guard let view = old ?? measured[element] ?? made(element) else { continue }
      measured[element] = nil
      views[element] = view
      view.attach(to: row, in: self)
      view.frame = frame
      if old == nil, let path = element.path, let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }
    }
  }

  private func made(_ element: CollectionElement) -> UICollectionReusableView? {
    switch element {
    case .item(let path):
      play.calls.run("cellForItemAt") {
        let cell = dataSource?.collectionView(self, cellForItemAt: path)
        cell?.configure()
        return cell
      }
    case .supplementary(let kind, let section):
      play.calls.run("viewForSupplementaryElementOfKind") {
        dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
      }
    }
  }

  func forgetHiddenViews() {
    for (element, view) in views {
      let row = places[element].flatMap { table.view(ofRow: $0) }
      guard row == nil || view.node.superview !== row else { continue }
      view.removeFromSuperview()
      views[element] = nil
    }
  }

  /// In the collection's coordinates; nil where it has no such element.
  func frame(of element: CollectionElement) -> CGRect? {
    guard let line = places[element] else { return nil }
    let row = table.rect(ofRow: line)
    return lines[line].parts.first { $0.element == element }?.frame
      .offsetBy(dx: CGFloat(row.minX), dy: CGFloat(row.minY))
  }
}

extension ListChange {
  func former(of element: CollectionElement) -> CollectionElement? {
    switch element {
    case .item(let path): items[path].map { .item($0) }
    case .supplementary(let kind, let section): sections[section].map { .supplementary(kind, $0) }
    }
  }

  /// Where elements are that stay.
  var arrivals: (CollectionElement) -> CollectionElement? {
    let items = Dictionary(uniqueKeysWithValues: items.map { ($1, $0) })
    let sections = Dictionary(uniqueKeysWithValues: sections.map { ($1, $0) })
    return { element in
      switch element {
      case .item(let path): items[path].map { .item($0) }
      case .supplementary(let kind, let section): sections[section].map { .supplementary(kind, $0) }
      }
    }
  }
}
