import Foundation
import Stage

/// The items of a changing list that stay.
struct ListChange {
  /// For the path of an item that stays, the one that it had; one that is reloaded does not stay.
  var items: [IndexPath: IndexPath] = [:]
  /// For the index of a section that stays, the one that it had.
  var sections: [Int: Int] = [:]
  /// The items that stay and whose cells the app fills anew.
  var reconfigured: [IndexPath] = []
}

/// Changes of a list that are shown together, as UIKit takes them: removed items by their old paths, new ones by their new paths.
struct BatchUpdates {
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  /// The old path by the new one.
  var moved: [IndexPath: IndexPath] = [:]
  var reloaded: Set<IndexPath> = []
  var reconfigured: Set<IndexPath> = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [Int: Int] = [:]
  var reloadedSections = IndexSet()
  /// The number of calls that add to it.
  var depth = 0
  /// The call whose motion is not modelled, if there is one.
  var animated: String?
  var completions: [() -> Void] = []

  /// The items of a list that stay, by the number of items in each section before and afterwards.
  func change(from old: [Int], to new: [Int]) -> ListChange {
    var change = ListChange()
    let leaving = Set(moved.values)
    let gone = deletedSections.union(IndexSet(movedSections.values))
    var staying = old.indices.filter { !gone.contains($0) }[...]
    for section in new.indices {
      let origin =
        movedSections[section] ?? (insertedSections.contains(section) ? nil : staying.popFirst())
      if let origin, !reloadedSections.contains(origin) { change.sections[section] = origin }
      var rows = origin.map { origin in
        (0..<old[origin]).map { IndexPath(item: $0, section: origin) }
          .filter { !deleted.contains($0) && !leaving.contains($0) }[...]
      }
      for row in 0..<new[section] {
        let path = IndexPath(item: row, section: section)
        let from = moved[path] ?? (inserted.contains(path) ? nil : rows?.popFirst())
        guard let from, !reloaded.contains(from), !reloadedSections.contains(from.section) else {
          continue
        }
        change.items[path] = from
        if reconfigured.contains(from) { change.reconfigured.append(path) }
      }
    }
    return change
  }
}

/// A list whose changes are shown together.
@preconcurrency @MainActor
protocol BatchUpdating: UIScrollView {
  var pending: BatchUpdates { get set }
  /// The number of items of each section, as they are shown.
  var shownCounts: [Int] { get }
  /// The same as the data source has it.
  var counts: [Int] { get }
  /// Shows the data source's present items: those that stay keep their views, and are in their new places at once.
  func show(_ change: ListChange)
  func reloadData()
}

/// How long a list animates insertions and removals, in seconds: a decision of the model, logged of a table.
private let rowAnimation = 0.4

extension BatchUpdating {
  /// Adds changes, and shows them unless others are to be added.
  ///
  /// - Parameter animated: The call whose motion is not modelled.
  func update(_ animated: String?, _ add: (Self) -> Void) {
    pending.depth += 1
    add(self)
    if let animated { pending.animated = animated }
    endUpdating()
  }

  func endUpdating() {
    pending.depth = max(0, pending.depth - 1)
    guard pending.depth == 0 else { return }
    let changes = pending
    pending = BatchUpdates()
    show(changes.change(from: shownCounts, to: counts))
    end(changes.animated, changes.completions)
  }

  /// Shows a snapshot that was applied; before iOS 15 the list was reloaded where nothing was to be animated.
  func apply(_ change: ListChange, compares: Bool, animates: Bool, _ completion: (() -> Void)?) {
    if compares || node.simulation.system >= .ios15 { show(change) } else { reloadData() }
    end(animates ? "apply" : nil, completion.map { [$0] } ?? [])
  }

  /// Ends a change: its motion is reported where it would be seen, and completions are called when it would end.
  private func end(_ animated: String?, _ completions: [() -> Void]) {
    var delay = 0.0
    if let animated, window != nil, node.simulation.isPlaying, UIView.areAnimationsEnabled {
      Play.warn(
        "The animation of \(animated) is not modelled: rows appear and disappear at once.")
      delay = rowAnimation
    }
    for completion in completions { DispatchQueue.main.add(after: delay, completion) }
  }
}
