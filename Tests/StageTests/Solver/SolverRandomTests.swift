import Testing

@testable import Stage

/// Random systems and changes, against trying every corner and against solvers built afresh.
@Suite struct SolverRandomTests {
  private static let priorities: [Double] = [1000, 750, 749, 500, 1]

  /// Adds, removes and changes at random; after each step the errors are the least there are, at
  /// every priority, and a step fails exactly where nothing can hold.
  @Test(arguments: 0..<40) func everyStepIsOptimal(seed: Int) throws {
    var random = SolverRandom(seed: 1000 + UInt64(seed))
    let dimension = 1 + seed % 3
    var solver = ConstraintSolver()
    let variables = (0..<dimension).map { _ in solver.makeVariable() }
    let box = SolverProblem.box(50, dimension: dimension)
    for line in box {
      _ = try solver.add(line.expression(of: variables), line.relation, tag: line.tag)
    }
    var problem = SolverProblem(dimension: dimension, lines: box)
    var handles: [ConstraintSolver.Handle] = []
    for step in 0..<40 {
      var changed = problem
      var isDone = true
      let index = handles.indices.randomElement(using: &random)
      switch (Int.random(in: 0..<5, using: &random), index) {
      case (0, let index?):
        solver.remove(handles.remove(at: index))
        changed.lines.remove(at: box.count + index)
      case (1...2, let index?):
        let constant = Double(Int.random(in: -30...30, using: &random))
        changed.lines[box.count + index].constant = constant
        do { try solver.setConstant(constant, of: handles[index]) } catch { isDone = false }
      default:
        guard handles.count < 9 else { continue }
        let line = random.line(
          dimension: dimension, priorities: Self.priorities, tag: step)
        changed.lines.append(line)
        do {
          handles.append(
            try solver.add(
              line.expression(of: variables), line.relation, priority: line.priority, tag: step))
        } catch { isDone = false }
      }
      let least = changed.leastErrors()
      #expect((least != nil) == isDone)
      if isDone { problem = changed }
      let point = variables.map(solver.value)
      #expect(problem.holdsRequired(at: point))
      let expected = try #require(isDone ? least : problem.leastErrors())
      for (got, wanted) in zip(problem.errors(at: point), expected) {
        #expect((got - wanted).magnitude < SolverProblem.tolerance)
      }
    }
  }

  /// Thousands of changes of constants (over all seeds) come to what a solver built afresh comes to.
  @Test(arguments: 0..<8) func changesEqualBuildingAfresh(seed: Int) throws {
    var random = SolverRandom(seed: 2000 + UInt64(seed))
    let dimension = 10
    var problem = SolverProblem(
      dimension: dimension, lines: SolverProblem.box(20, dimension: dimension))
    // Holds at the origin, so that it can be built; some changes will fail.
    for tag in 0..<30 {
      var line = random.line(
        dimension: dimension, priorities: [1000] + Self.priorities, tag: tag)
      line.constant = line.relation == .equal ? 0 : line.constant.magnitude
      if line.relation == .lessThanOrEqual { line.constant.negate() }
      if line.priority == 1000, line.relation == .equal, tag > 10 { line.priority = 600 }
      problem.lines.append(line)
    }
    var (solver, variables, handles) = try build(problem)
    var failures = 0
    for step in 1...500 {
      let index = Int.random(in: 2 * dimension..<problem.lines.count, using: &random)
      // Steps of a third of a point: nothing is exact.
      let constant = Double(Int.random(in: -300...300, using: &random)) / 3
      let point = variables.map(solver.value)
      do {
        try solver.setConstant(constant, of: handles[index])
        problem.lines[index].constant = constant
      } catch {
        failures += 1
        #expect(variables.map(solver.value) == point)
        var changed = problem
        changed.lines[index].constant = constant
        if failures % 10 == 1 { #expect(throws: Unsatisfiable.self) { try build(changed) } }
      }
      guard step % 25 == 0 else { continue }
      let fresh = try build(problem)
      let incremental = problem.errors(at: variables.map(solver.value))
      let afresh = problem.errors(at: fresh.1.map(fresh.0.value))
      #expect(problem.holdsRequired(at: variables.map(solver.value)))
      for (one, other) in zip(incremental, afresh) {
        #expect((one - other).magnitude < SolverProblem.tolerance)
      }
    }
    #expect(failures > 0 && failures < 450)
  }

  /// The values depend on the constants, not on the path that led to them: no rounding adds up.
  @Test func aLongJourneyBackEndsOnTheSameBits() throws {
    var random = SolverRandom(seed: 3)
    var solver = ConstraintSolver()
    var edges: [ConstraintSolver.Variable] = []
    var pins: [ConstraintSolver.Handle] = []
    for tag in 0..<40 {
      let edge = solver.makeVariable()
      let expression = 3 * edge - 0.1
      pins.append(
        try solver.add(
          edges.last.map { expression - 2 * $0 } ?? expression, .equal, tag: tag))
      edges.append(edge)
    }
    let bits = edges.map { solver.value(of: $0).bitPattern }
    for pin in pins {
      for _ in 0..<50 {
        try solver.setConstant(Double.random(in: -1e4...1e4, using: &random), of: pin)
      }
    }
    #expect(edges.map { solver.value(of: $0).bitPattern } != bits)
    for pin in pins.shuffled(using: &random) { try solver.setConstant(-0.1, of: pin) }
    #expect(edges.map { solver.value(of: $0).bitPattern } == bits)
  }

  /// The same calls give the same bits, and a call that fails is as if it had not been made.
  @Test(arguments: 0..<20) func equalCallsGiveEqualBitsWhateverFailedBetween(seed: Int) throws {
    var random = SolverRandom(seed: 4000 + UInt64(seed))
    let dimension = 6
    var plain = ConstraintSolver()
    var tried = ConstraintSolver()
    let variables = (0..<dimension).map { _ in plain.makeVariable() }
    let others = (0..<dimension).map { _ in tried.makeVariable() }
    var handles: [(ConstraintSolver.Handle, ConstraintSolver.Handle)] = []
    var failures = 0
    for tag in 0..<120 {
      if tag % 4 == 3, !handles.isEmpty {
        let index = Int.random(in: handles.indices, using: &random)
        if Bool.random(using: &random) {
          let pair = handles.remove(at: index)
          plain.remove(pair.0)
          tried.remove(pair.1)
        } else {
          let constant = Double.random(in: -20...20, using: &random)
          let former = plain
          do {
            try tried.setConstant(constant, of: handles[index].1)
            try plain.setConstant(constant, of: handles[index].0)
          } catch {
            plain = former
            failures += 1
          }
        }
      } else {
        let line = random.line(dimension: dimension, priorities: Self.priorities, tag: tag)
        do {
          let handle = try tried.add(
            line.expression(of: others), line.relation, priority: line.priority, tag: tag)
          handles.append(
            (
              try plain.add(
                line.expression(of: variables), line.relation, priority: line.priority, tag: tag),
              handle
            ))
        } catch { failures += 1 }
      }
      let bits = variables.map { plain.value(of: $0).bitPattern }
      #expect(others.map { tried.value(of: $0).bitPattern } == bits)
    }
    #expect(failures > 0)
  }

  /// Adding and removing for ever does not wear: the first answer comes back.
  @Test func thousandsOfGuestsLeaveNothingBehind() throws {
    var random = SolverRandom(seed: 5)
    var problem = SolverProblem(dimension: 4, lines: SolverProblem.box(60, dimension: 4))
    for tag in 0..<6 {
      problem.lines.append(random.line(dimension: 4, priorities: [750, 500, 250], tag: tag))
    }
    var (solver, variables, _) = try build(problem)
    let errors = problem.errors(at: variables.map(solver.value))
    var guests: [ConstraintSolver.Handle] = []
    for step in 0..<3000 {
      let line = random.line(dimension: 4, priorities: Self.priorities, tag: step)
      if let handle = try? solver.add(
        line.expression(of: variables), line.relation, priority: line.priority, tag: step)
      {
        guests.append(handle)
      }
      if guests.count > 12 {
        solver.remove(guests.remove(at: Int.random(in: guests.indices, using: &random)))
      }
    }
    for guest in guests.shuffled(using: &random) { solver.remove(guest) }
    #expect(problem.holdsRequired(at: variables.map(solver.value)))
    for (one, other) in zip(problem.errors(at: variables.map(solver.value)), errors) {
      #expect((one - other).magnitude < SolverProblem.tolerance)
    }
  }

  private func build(
    _ problem: SolverProblem
  ) throws -> (ConstraintSolver, [ConstraintSolver.Variable], [ConstraintSolver.Handle]) {
    var solver = ConstraintSolver()
    let variables = (0..<problem.dimension).map { _ in solver.makeVariable() }
    let handles = try problem.lines.map {
      try solver.add(
        $0.expression(of: variables), $0.relation, priority: $0.priority, tag: $0.tag)
    }
    return (solver, variables, handles)
  }
}
