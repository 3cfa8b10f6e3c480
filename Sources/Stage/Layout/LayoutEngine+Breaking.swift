/// Which of several required constraints that exclude one another is broken.
extension LayoutEngine {
  /// The priority of a broken constraint: it still holds as far as the required ones let it, before all others.
  private static let broken = 999.9

  /// Breaks one of those with these tags, the first of which was added or changed last.
  ///
  /// A frame that takes part is not a constraint that could be broken here.
  func breakOne(of tags: [Int]) {
    let own = tags.filter { $0 != LayoutEngine.frameTag }
    guard let tag = own.max(by: { constraints[$1].isBroken(before: constraints[$0]) }) else {
      pending = []
      return
    }
    let constraint = constraints[tag]
    report(constraint, contradicts: tags.filter { $0 != tag })
    if let handle = constraint.handle {
      pending.removeAll { $0.handle == handle }
      solver.remove(handle)
    }
    guard let ancestor = LayoutEngine.commonAncestor(of: constraint) else { return }
    constraint.handle = try? solver.add(
      expression(of: constraint, in: ancestor), constraint.relation,
      priority: LayoutEngine.broken, tag: tag)
  }

  func report(_ constraint: Constraint, contradicts others: [Int]) {
    warn(
      constraint,
      "Unsatisfiable constraints: “\(constraint)” contradicts \(names(of: others)) and was broken.")
  }

  func names(of tags: [Int]) -> String {
    guard !tags.isEmpty else { return "itself" }
    return tags.map { $0 == LayoutEngine.frameTag ? "a fixed frame" : "“\(constraints[$0])”" }
      .joined(separator: ", ")
  }
}

extension Constraint {
  /// Whether it is broken rather than another: the one of the deepest item, then an inequality, then by attribute, then
  /// the larger constant, whatever the order in which they were added.
  ///
  /// Source: github.com/Vercantez/openuikit, uikit/docs/agent_reports/guest-interactive-2.md, of 820 systems on iOS 26.1.
  func isBroken(before other: Constraint) -> Bool {
    for (own, its) in zip(rank, other.rank) where own != its {
      return its.lexicographicallyPrecedes(own)
    }
    return false
  }

  /// The order of constraints: by the later item, by the other one, then by relation, attribute and constant.
  private var rank: [[Double]] {
    let (one, two) = (first.place, second?.place ?? [])
    let isTurned = one.lexicographicallyPrecedes(two)
    let relations: [Relation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]
    let attributes: [Attribute] = [
      .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
    ]
    let attribute = isTurned ? second?.attribute ?? first.attribute : first.attribute
    return [
      isTurned ? two : one, isTurned ? one : two,
      [
        Double(relations.firstIndex(of: relation) ?? 0),
        Double(attributes.firstIndex(of: attribute) ?? 0), isTurned ? -constant : constant,
      ],
    ]
  }
}

extension Term {
  /// Where its item is in the tree, level by level: the depth, then the indices on the path from the root.
  fileprivate var place: [Double] {
    var way: [Double] = isSafe ? [.infinity] : []
    var current = view
    while let parent = current.superview {
      way.append(Double(parent.subviews.firstIndex { $0 === current } ?? 0))
      current = parent
    }
    return [Double(way.count)] + way.reversed()
  }
}
