import Testing

@testable import Stage

/// Systems that kiwi's authors test with, and the answers they require.
///
/// Figures from nucleic/kiwi, py/tests/test_solver.py, tests/SolverTest.cpp and
/// tests/SimplexTest.cpp at commit b24c7e67a2aeeaa8fbb429633f9edfc982b37f85 (BSD-3-Clause). Its
/// strengths strong, medium and weak are priorities 750, 500 and 250 here; its edit variables are
/// equalities whose constants change; its tolerances are not needed.
@Suite struct SolverPublishedTests {
  private let strong = 750.0
  private let medium = 500.0
  private let weak = 250.0

  @Test func editBeatsWeak() throws {
    var solver = ConstraintSolver()
    let v1 = solver.makeVariable()
    let edit = try solver.add(1 * v1, .equal, priority: medium, tag: 1)
    _ = try solver.add(1 * v1 - 1, .equal, priority: weak, tag: 2)
    try solver.setConstant(-2, of: edit)
    #expect(solver.value(of: v1) == 2)
  }

  @Test func editInSeveralRows() throws {
    var solver = ConstraintSolver()
    let v1 = solver.makeVariable()
    let v2 = solver.makeVariable()
    let edit = try solver.add(1 * v2, .equal, priority: weak, tag: 1)
    _ = try solver.add(1 * v1 + 1 * v2, .equal, tag: 2)
    _ = try solver.add(1 * v2 + 1, .lessThanOrEqual, tag: 3)
    _ = try solver.add(1 * v2, .greaterThanOrEqual, priority: weak, tag: 4)
    try solver.setConstant(0, of: edit)
    #expect(solver.value(of: v2) <= -1)
  }

  @Test func underConstrained() throws {
    var solver = ConstraintSolver()
    let v = solver.makeVariable()
    let edit = try solver.add(1 * v, .equal, priority: weak, tag: 1)
    _ = try solver.add(2 * v + 1, .greaterThanOrEqual, tag: 2)
    try solver.setConstant(-10, of: edit)
    #expect(solver.value(of: v) == 10)
    #expect(2 * solver.value(of: v) + 1 == 21)
  }

  @Test func strengths() throws {
    var first = ConstraintSolver()
    let v1 = first.makeVariable()
    let v2 = first.makeVariable()
    _ = try first.add(1 * v1 + 1 * v2, .equal, tag: 1)
    _ = try first.add(1 * v1 - 10, .equal, tag: 2)
    _ = try first.add(1 * v2, .greaterThanOrEqual, priority: weak, tag: 3)
    #expect(first.value(of: v1) == 10)
    #expect(first.value(of: v2) == -10)

    var second = ConstraintSolver()
    let w1 = second.makeVariable()
    let w2 = second.makeVariable()
    _ = try second.add(1 * w1 + 1 * w2, .equal, tag: 1)
    _ = try second.add(1 * w1 - 10, .greaterThanOrEqual, priority: medium, tag: 2)
    _ = try second.add(1 * w2 - 2, .equal, priority: strong, tag: 3)
    #expect(second.value(of: w1) == -2)
    #expect(second.value(of: w2) == 2)
  }

  @Test func infeasibleDual() throws {
    var solver = ConstraintSolver()
    let xm = solver.makeVariable()
    let xl = solver.makeVariable()
    let xr = solver.makeVariable()
    let middle = try solver.add(1 * xm, .equal, priority: strong, tag: 1)
    let left = try solver.add(1 * xl, .equal, priority: weak, tag: 2)
    let right = try solver.add(1 * xr, .equal, priority: weak, tag: 3)
    _ = try solver.add(2 * xm - 1 * xl - 1 * xr, .equal, tag: 4)
    _ = try solver.add(1 * xl - 1 * xr + 20, .lessThanOrEqual, tag: 5)
    _ = try solver.add(1 * xl + 10, .greaterThanOrEqual, tag: 6)
    _ = try solver.add(1 * xr - 100, .lessThanOrEqual, tag: 7)
    try solver.setConstant(-40, of: middle)
    try solver.setConstant(-50, of: right)
    try solver.setConstant(-30, of: left)
    try solver.setConstant(-60, of: middle)
    try solver.setConstant(-90, of: middle)
    #expect(solver.value(of: xl) == 80)
    #expect(solver.value(of: xr) == 100)
    #expect(solver.value(of: xm) == 90)
  }

  @Test func violatedWish() throws {
    var solver = ConstraintSolver()
    let v = solver.makeVariable()
    _ = try solver.add(1 * v - 10, .greaterThanOrEqual, tag: 1)
    _ = try solver.add(1 * v + 5, .lessThanOrEqual, priority: weak, tag: 2)
    #expect(solver.value(of: v) == 10)
  }

  @Test func unsatisfiable() throws {
    var solver = ConstraintSolver()
    let v = solver.makeVariable()
    _ = try solver.add(1 * v - 1, .greaterThanOrEqual, tag: 1)
    #expect(throws: Unsatisfiable(tag: 2, conflicts: [1])) {
      try solver.add(1 * v, .lessThanOrEqual, tag: 2)
    }
  }

  /// The optimum is not unique ((13, 3, 11) and (5.5, 0, 12.5) both are), so only the objective
  /// and the constraints are required.
  @Test func simplexMaximisation() throws {
    var solver = ConstraintSolver()
    let x1 = solver.makeVariable()
    let x2 = solver.makeVariable()
    let x3 = solver.makeVariable()
    let z = solver.makeVariable()
    for (tag, x) in [x1, x2, x3].enumerated() {
      _ = try solver.add(1 * x, .greaterThanOrEqual, tag: tag)
    }
    _ = try solver.add(2 * x1 - 5 * x2 - 11, .lessThanOrEqual, tag: 4)
    _ = try solver.add(-1 * x1 + 3 * x2 + 1 * x3 - 7, .equal, tag: 5)
    _ = try solver.add(1 * x1 - 8 * x2 + 4 * x3 - 33, .greaterThanOrEqual, tag: 6)
    _ = try solver.add(-2 * x1 + 7 * x2 + 4 * x3 - 1 * z, .equal, tag: 7)
    let edit = try solver.add(1 * z, .equal, priority: weak, tag: 8)
    try solver.setConstant(-1e6, of: edit)

    let (a, b, c) = (solver.value(of: x1), solver.value(of: x2), solver.value(of: x3))
    let rounding = 1e-12
    #expect((solver.value(of: z) - 39).magnitude <= rounding)
    #expect(min(a, b, c) >= 0)
    #expect(2 * a - 5 * b <= 11 + rounding)
    #expect((-a + 3 * b + c - 7).magnitude <= rounding)
    #expect(a - 8 * b + 4 * c >= 33 - rounding)
  }
}
