import Testing

@testable import Stage

/// Systems whose answers are known by hand.
@Suite struct SolverTests {
  @Test func equalitiesAreSolvedExactly() throws {
    var solver = ConstraintSolver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let width = solver.makeVariable()
    let centre = solver.makeVariable()
    _ = try solver.add(1 * left + 1 * width - 1 * right, .equal, tag: 1)
    _ = try solver.add(2 * centre - 1 * left - 1 * right, .equal, tag: 2)
    _ = try solver.add(1 * centre - 187.5, .equal, tag: 3)
    _ = try solver.add(1 * width - 343.25, .equal, tag: 4)
    #expect(solver.value(of: left) == 187.5 - 343.25 / 2)
    #expect(solver.value(of: right) == 187.5 + 343.25 / 2)
    #expect(solver.value(of: width) == 343.25)
    #expect(solver.value(of: centre) == 187.5)
  }

  @Test func aLongChainOfSumsIsExact() throws {
    var solver = ConstraintSolver()
    var previous = solver.makeVariable()
    let pin = try solver.add(1 * previous - 10.25, .equal, tag: 0)
    var edges = [previous]
    for index in 1...200 {
      let next = solver.makeVariable()
      _ = try solver.add(1 * next - 1 * previous - 0.5 * Double(index), .equal, tag: index)
      edges.append(next)
      previous = next
    }
    for top in [10.25, 336, -7.125] {
      try solver.setConstant(-top, of: pin)
      for (index, edge) in edges.enumerated() {
        #expect(solver.value(of: edge) == top + 0.25 * Double(index * (index + 1)))
      }
    }
  }

  @Test func threeEqualColumnsShareTheWidth() throws {
    var solver = ConstraintSolver()
    let columns = (0..<3).map { _ in solver.makeVariable() }
    _ = try solver.add(1 * columns[0] - 1 * columns[1], .equal, tag: 1)
    _ = try solver.add(1 * columns[1] - 1 * columns[2], .equal, tag: 2)
    let sum = 1 * columns[0] + 1 * columns[1] + 1 * columns[2]
    let total = try solver.add(sum - 375, .equal, tag: 3)
    #expect(columns.map(solver.value) == [125, 125, 125])
    try solver.setConstant(-393, of: total)
    #expect(columns.map(solver.value) == [131, 131, 131])
  }

  @Test func aFactorOnBothSidesCancelsExactly() throws {
    // 49 · (1 / 49) is not 1 in binary.
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try solver.add(49 * y - 49 * x, .equal, tag: 1)
    _ = try solver.add(1 * x - 3, .equal, tag: 2)
    #expect(solver.value(of: y) == 3)
  }

  @Test func anEqualityAtABoundPrevailsOverWishes() throws {
    for (relation, wish) in [
      (ConstraintSolver.Relation.greaterThanOrEqual, 9.0),
      (.lessThanOrEqual, 1),
    ] {
      for sign in [1.0, -1] {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        _ = try solver.add(1 * x - 5, relation, tag: 1)
        _ = try solver.add((1 * x - 5) * sign, .equal, tag: 2)
        _ = try solver.add(1 * x - wish, .equal, priority: 999, tag: 3)
        #expect(solver.value(of: x) == 5)
      }
    }
  }

  @Test func aVariableMayOccurTwice() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    _ = try solver.add(1 * x + 2 * x - 12, .equal, tag: 1)
    #expect(solver.value(of: x) == 4)
    _ = try solver.add(1 * x - 1 * x, .equal, tag: 2)
    #expect(solver.value(of: x) == 4)
  }

  @Test func boundsHoldAndTheWishComesAsNearAsTheyAllow() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    _ = try solver.add(1 * x - 44, .greaterThanOrEqual, tag: 1)
    _ = try solver.add(1 * x - 120, .lessThanOrEqual, tag: 2)
    let wish = try solver.add(1 * x, .equal, priority: 250, tag: 3)
    for (wanted, got) in [(0.0, 44.0), (44, 44), (80.5, 80.5), (120, 120), (500, 120), (-3, 44)] {
      try solver.setConstant(-wanted, of: wish)
      #expect(solver.value(of: x) == got)
    }
  }

  @Test func errorsOfOnePriorityAddUpSoThatTheMedianWins() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for (tag, wish) in [1.0, 2, 9, 40, 41].enumerated() {
      _ = try solver.add(1 * x - wish, .equal, priority: 500, tag: tag)
    }
    #expect(solver.value(of: x) == 9)
  }

  @Test func oneOfAHigherPriorityOutweighsAThousandLowerOnes() throws {
    for isHighFirst in [true, false] {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      if isHighFirst { _ = try solver.add(1 * x - 3, .equal, priority: 501, tag: 0) }
      // The other way about every one of them costs a pivot, so that fewer must do.
      for tag in 1...(isHighFirst ? 1000 : 100) {
        let relation = tag % 10 == 0 ? ConstraintSolver.Relation.equal : .greaterThanOrEqual
        _ = try solver.add(1 * x - 4, relation, priority: 500, tag: tag)
      }
      #expect(solver.value(of: x) == (isHighFirst ? 3 : 4))
      if !isHighFirst { _ = try solver.add(1 * x - 3, .equal, priority: 501, tag: 0) }
      #expect(solver.value(of: x) == 3)
    }
  }

  @Test func aSmallErrorAboveOutweighsALargeOneBelow() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    _ = try solver.add(1_000_000 * x, .equal, priority: 749.5, tag: 1)
    _ = try solver.add(1 * x - 0.001, .greaterThanOrEqual, priority: 749.75, tag: 2)
    #expect(solver.value(of: x) == 0.001)
  }

  @Test func lowerPrioritiesDecideWhatHigherOnesLeaveOpen() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try solver.add(1 * x + 1 * y - 100, .equal, tag: 1)
    _ = try solver.add(1 * x - 20, .greaterThanOrEqual, priority: 750, tag: 2)
    _ = try solver.add(1 * y - 70, .greaterThanOrEqual, priority: 500, tag: 3)
    _ = try solver.add(1 * x - 90, .equal, priority: 250, tag: 4)
    #expect(solver.value(of: x) == 30)
    #expect(solver.value(of: y) == 70)
  }

  @Test func whatNothingDecidesIsAsDocumented() throws {
    var solver = ConstraintSolver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    #expect(solver.value(of: first) == 0)
    _ = try solver.add(1 * first - 1 * second + 5, .equal, tag: 1)
    #expect(solver.value(of: first) == 0)
    #expect(solver.value(of: second) == 5)
    let pin = try solver.add(1 * second - 30, .equal, tag: 2)
    #expect(solver.value(of: first) == 25)
    solver.remove(pin)
    #expect(solver.value(of: first) == 0)
    #expect(solver.value(of: second) == 5)

    let bounded = solver.makeVariable()
    let bound = try solver.add(1 * bounded - 8, .lessThanOrEqual, tag: 3)
    #expect(solver.value(of: bounded) == 8)
    solver.remove(bound)
    _ = try solver.add(1 * bounded + 8, .greaterThanOrEqual, tag: 4)
    #expect(solver.value(of: bounded) == -8)

    // What was removed in between does not count as an order of making.
    let guest = try solver.add(1 * first - 1, .equal, tag: 5)
    let third = solver.makeVariable()
    solver.remove(guest)
    let fourth = solver.makeVariable()
    _ = try solver.add(1 * third - 1 * fourth + 5, .equal, tag: 6)
    #expect([third, fourth].map(solver.value) == [0, 5])
  }

  @Test func aWeakerBoundStillHoldsWhenTheStrongerOneGoes() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let strong = try solver.add(1 * x - 5, .greaterThanOrEqual, tag: 1)
    _ = try solver.add(1 * x - 2, .greaterThanOrEqual, tag: 2)
    #expect(solver.value(of: x) == 5)
    solver.remove(strong)
    #expect(solver.value(of: x) == 2)
    #expect(throws: Unsatisfiable(tag: 3, conflicts: [2])) {
      try solver.add(1 * x - 1, .equal, tag: 3)
    }
  }

  @Test func removingAndAddingAgainRestores() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try solver.add(1 * x - 1 * y - 10, .greaterThanOrEqual, tag: 1)
    let wish = try solver.add(1 * y - 7.5, .equal, priority: 750, tag: 2)
    _ = try solver.add(1 * x, .equal, priority: 250, tag: 3)
    for _ in 0..<20 {
      let strong = try solver.add(1 * x - 12, .equal, priority: 900, tag: 4)
      #expect(solver.value(of: x) == 12)
      #expect(solver.value(of: y) == 2)
      solver.remove(strong)
      #expect(solver.value(of: x) == 17.5)
      #expect(solver.value(of: y) == 7.5)
    }
    solver.remove(wish)
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) <= -10)
  }

  @Test func eitherOfTwoEqualConstraintsIsEnough() throws {
    for (first, second) in [(1.0, 1.0), (1, -2), (2, 1)] {
      for removesFirst in [true, false] {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let one = try solver.add((1 * x - 5) * first, .equal, tag: 1)
        let two = try solver.add((1 * x - 5) * second, .equal, tag: 2)
        // A slack that could give way wrongly in the redundant row's stead.
        _ = try solver.add(1 * y + 1 * x - 9, .lessThanOrEqual, tag: 3)
        _ = try solver.add(1 * y - 1, .greaterThanOrEqual, tag: 4)
        solver.remove(removesFirst ? one : two)
        #expect(solver.value(of: x) == 5)
        let rest = removesFirst ? (two, second) : (one, first)
        try solver.setConstant(-7 * rest.1, of: rest.0)
        #expect(solver.value(of: x) == 7)
        #expect(throws: Unsatisfiable.self) { try solver.setConstant(-9 * rest.1, of: rest.0) }
        #expect(solver.value(of: x) == 7)
      }
    }
  }

  @Test func aCopyIsIndependent() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let pin = try solver.add(1 * x - 5, .equal, tag: 1)
    let copy = solver
    try solver.setConstant(-6, of: pin)
    #expect(copy.value(of: x) == 5)
    #expect(solver.value(of: x) == 6)
  }

  @Test func misuseStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      let pin = try solver.add(1 * x, .equal, tag: 1)
      solver.remove(pin)
      _ = try solver.add(1 * x, .equal, tag: 2)
      solver.remove(pin)
    }
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      _ = try solver.add(1 * x, .equal, priority: 1001, tag: 1)
    }
  }
}
