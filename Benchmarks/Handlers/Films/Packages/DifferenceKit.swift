import FilmstripUIKit

// Of DifferenceKit: one change from the old data to the new.

struct StagedChangeset<Value> {
  let source: [Value]
  let target: [Value]

  func flattenIfPossible() -> StagedChangeset { self }
  var isEmpty: Bool { source.isEmpty && target.isEmpty }
  var sectionInserted: [Int] { source.isEmpty && !target.isEmpty ? [0] : [] }
}

extension UICollectionView {
  func reload<Value>(
    using changes: StagedChangeset<Value>, interrupt: (StagedChangeset<Value>) -> Bool,
    onInterruptedReload: () -> Void, completion: ((Bool) -> Void)?, setData: ([Value]) -> Void
  ) {
    setData(changes.target)
    if window == nil || interrupt(changes) { onInterruptedReload() } else { reloadData() }
    completion?(true)
  }
}
