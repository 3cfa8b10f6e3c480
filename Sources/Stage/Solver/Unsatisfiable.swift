/// Required constraints contradict each other, so the last change was not made.
struct Unsatisfiable: Error, Hashable, Sendable {
  /// The tag of the required constraint that was added or changed, and cannot hold.
  let tag: Int

  /// The tags of the required constraints in conflict with it, in the order they were added.
  ///
  /// The set is minimal: without any one of them the rest could hold together with `tag`. It is empty for a constraint
  /// that contradicts itself, such as 0 = 5.
  let conflicts: [Int]
}
