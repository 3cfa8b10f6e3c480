import Testing

@testable import Stage

/// What the solver says of systems that cannot hold, and that they leave it as it was.
@Suite struct SolverConflictTests {
  @Test func theChainOfCulpritsIsNamedAndBystandersAreNot() throws {
    var solver = ConstraintSolver()
    let edges = (0..<5).map { _ in solver.makeVariable() }
    _ = try solver.add(1 * edges[4] - 3, .equal, tag: 10)
    _ = try solver.add(1 * edges[0], .equal, tag: 11)
    _ = try solver.add(1 * edges[1] - 1 * edges[0] - 10, .greaterThanOrEqual, tag: 12)
    _ = try solver.add(1 * edges[1] - 200, .lessThanOrEqual, tag: 13)
    _ = try solver.add(1 * edges[2] - 1 * edges[1] - 10, .greaterThanOrEqual, tag: 14)
    _ = try solver.add(1 * edges[2] - 1 * edges[0] - 15, .equal, priority: 999, tag: 15)
    #expect(throws: Unsatisfiable(tag: 16, conflicts: [11, 12, 14])) {
      try solver.add(1 * edges[2] - 19, .lessThanOrEqual, tag: 16)
    }
    #expect(throws: Unsatisfiable(tag: 17, conflicts: [11, 12, 14])) {
      try solver.add(1 * edges[2] - 19, .equal, tag: 17)
    }
    _ = try solver.add(1 * edges[2] - 20, .lessThanOrEqual, tag: 18)
    #expect(edges.map(solver.value) == [0, 10, 20, 0, 3])
  }

  @Test func aConstraintMayContradictItself() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    #expect(throws: Unsatisfiable(tag: 1, conflicts: [])) {
      try solver.add(1 * x - 1 * x + 5, .equal, tag: 1)
    }
    #expect(throws: Unsatisfiable(tag: 2, conflicts: [])) {
      try solver.add(1 * x - 1 * x + 5, .lessThanOrEqual, tag: 2)
    }
    _ = try solver.add(1 * x - 1 * x + 5, .greaterThanOrEqual, tag: 3)
    _ = try solver.add(1 * x - 1 * x + 5, .equal, priority: 999, tag: 4)
    _ = try solver.add(1 * x - 3, .equal, tag: 5)
    #expect(solver.value(of: x) == 3)
  }

  @Test func twoEqualitiesOfOneLengthConflict() throws {
    var solver = ConstraintSolver()
    let top = solver.makeVariable()
    let bottom = solver.makeVariable()
    _ = try solver.add(1 * bottom - 1 * top - 44, .equal, tag: 1)
    let again = try solver.add(2 * top - 2 * bottom + 88, .equal, tag: 2)
    #expect(throws: Unsatisfiable(tag: 3, conflicts: [1])) {
      try solver.add(1 * bottom - 1 * top - 45, .equal, tag: 3)
    }
    #expect(throws: Unsatisfiable(tag: 2, conflicts: [1])) {
      try solver.setConstant(90, of: again)
    }
    #expect(solver.value(of: bottom) == 44)
  }

  @Test func aFailedChangeLeavesTheOldConstant() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let low = try solver.add(1 * x - 10, .greaterThanOrEqual, tag: 1)
    _ = try solver.add(1 * y - 1 * x - 5, .greaterThanOrEqual, tag: 2)
    let high = try solver.add(1 * y - 40, .lessThanOrEqual, tag: 3)
    _ = try solver.add(1 * x - 1 * y + 8, .equal, priority: 400, tag: 4)
    _ = try solver.add(1 * y - 25, .equal, priority: 300, tag: 5)
    #expect([x, y].map(solver.value) == [17, 25])
    #expect(throws: Unsatisfiable(tag: 1, conflicts: [2, 3])) {
      try solver.setConstant(-35.5, of: low)
    }
    #expect([x, y].map(solver.value) == [17, 25])
    #expect(throws: Unsatisfiable(tag: 3, conflicts: [1, 2])) {
      try solver.setConstant(-14.5, of: high)
    }
    #expect([x, y].map(solver.value) == [17, 25])
    try solver.setConstant(-15, of: high)
    #expect([x, y].map(solver.value) == [10, 15])
    try solver.setConstant(-40, of: high)
    #expect([x, y].map(solver.value) == [17, 25])
  }

  @Test func constantsMayPassThroughAContradictionTogether() throws {
    var solver = ConstraintSolver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let low = try solver.add(1 * left - 10, .equal, tag: 1)
    _ = try solver.add(1 * right - 1 * left - 5, .greaterThanOrEqual, tag: 2)
    let high = try solver.add(1 * right - 20, .equal, tag: 3)
    #expect(throws: Unsatisfiable(tag: 1, conflicts: [2, 3])) {
      try solver.setConstant(-110, of: low)
    }
    try solver.setConstants([(low, -110), (high, -120)])
    #expect([left, right].map(solver.value) == [110, 120])
    #expect(throws: Unsatisfiable(tag: 3, conflicts: [1, 2])) {
      try solver.setConstants([(high, -1), (low, -7), (low, -3)])
    }
    #expect([left, right].map(solver.value) == [110, 120])
    try solver.setConstants([])
    try solver.setConstants([(low, -7), (high, -500), (low, -3)])
    #expect([left, right].map(solver.value) == [3, 500])
  }

  @Test(arguments: 0..<150) func conflictsAreRealAndMinimal(seed: Int) throws {
    var random = SolverRandom(seed: UInt64(seed))
    let dimension = 2 + seed % 2
    var solver = ConstraintSolver()
    let variables = (0..<dimension).map { _ in solver.makeVariable() }
    var lines: [Int: SolverProblem.Line] = [:]
    var found = 0
    for tag in 0..<25 {
      let line = random.line(dimension: dimension, priorities: [1000, 1000, 400], tag: tag)
      do {
        _ = try solver.add(
          line.expression(of: variables), line.relation, priority: line.priority, tag: tag)
        lines[tag] = line
      } catch {
        #expect(error.tag == tag)
        var conflict = [line]
        for tag in error.conflicts { conflict.append(try #require(lines[tag])) }
        #expect(!isSatisfiable(conflict, dimension: dimension))
        for index in conflict.indices {
          var rest = conflict
          rest.remove(at: index)
          #expect(isSatisfiable(rest, dimension: dimension))
        }
        found += 1
      }
    }
    #expect(found > 0)
  }

  /// Whether the required ones of some lines can hold together.
  ///
  /// The box is wide enough to hold a corner of every system of such small integers, and closes
  /// what is open.
  private func isSatisfiable(_ lines: [SolverProblem.Line], dimension: Int) -> Bool {
    let problem = SolverProblem(
      dimension: dimension,
      lines: lines + SolverProblem.box(1e5, dimension: dimension))
    return problem.leastErrors() != nil
  }
}
