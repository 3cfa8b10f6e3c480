@testable import Stage

/// A system of constraints as plain numbers, and its solution by trying every corner.
///
/// Shares nothing with the solver. The lexicographic optimum of absolute errors over a bounded
/// polyhedron is at a point where as many constraints' boundaries meet as there are variables, so
/// that all such points need only be listed and compared.
struct SolverProblem {
  struct Line {
    var coefficients: [Double]
    var constant: Double
    var relation: ConstraintSolver.Relation
    var priority: Double
    var tag: Int

    /// How far the line is from holding, in the units of its expression.
    func error(at point: [Double]) -> Double {
      let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .equal: value.magnitude
      case .lessThanOrEqual: max(value, 0)
      case .greaterThanOrEqual: max(-value, 0)
      }
    }

    func expression(of variables: [ConstraintSolver.Variable]) -> ConstraintSolver.Expression {
      ConstraintSolver.Expression(
        zip(variables, coefficients).filter { $0.1 != 0 }.map { ($0.0, $0.1) }, constant: constant)
    }
  }

  /// The data are small integers: rounding stays far below this, a true difference far above.
  static let tolerance = 1e-6

  let dimension: Int
  var lines: [Line]

  /// Every variable between the bounds, as required constraints with negative tags.
  static func box(_ bound: Double, dimension: Int) -> [Line] {
    (0..<dimension).flatMap { axis -> [Line] in
      var coefficients = [Double](repeating: 0, count: dimension)
      coefficients[axis] = 1
      return [
        Line(
          coefficients: coefficients, constant: bound, relation: .greaterThanOrEqual,
          priority: 1000, tag: -2 * axis - 1),
        Line(
          coefficients: coefficients, constant: -bound, relation: .lessThanOrEqual,
          priority: 1000, tag: -2 * axis - 2),
      ]
    }
  }

  /// The sums of errors, from the highest priority down; required ones among them.
  func errors(at point: [Double]) -> [Double] {
    Set(lines.map(\.priority)).sorted(by: >).map { priority in
      lines.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) }
    }
  }

  func holdsRequired(at point: [Double]) -> Bool {
    lines.allSatisfy { $0.priority < 1000 || $0.error(at: point) < Self.tolerance }
  }

  /// The least errors by priority, or nil if the required constraints contradict each other.
  func leastErrors() -> [Double]? {
    var best: [Double]?
    forEachCorner { corner in
      guard holdsRequired(at: corner) else { return }
      let errors = errors(at: corner)
      guard let known = best else {
        best = errors
        return
      }
      for (new, old) in zip(errors, known) where (new - old).magnitude > Self.tolerance {
        if new < old { best = errors }
        return
      }
    }
    return best
  }

  private func forEachCorner(_ body: ([Double]) -> Void) {
    var chosen: [Int] = []
    func choose(from first: Int) {
      if chosen.count == dimension {
        if let corner = intersection(of: chosen) { body(corner) }
        return
      }
      for index in first..<lines.count {
        chosen.append(index)
        choose(from: index + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
  }

  /// Gaussian elimination with row exchange; nil if the boundaries do not meet in one point.
  private func intersection(of chosen: [Int]) -> [Double]? {
    var matrix = chosen.map { lines[$0].coefficients + [-lines[$0].constant] }
    for column in 0..<dimension {
      guard
        let pivot = (column..<dimension).max(by: {
          matrix[$0][column].magnitude < matrix[$1][column].magnitude
        }), matrix[pivot][column].magnitude > Self.tolerance
      else { return nil }
      matrix.swapAt(pivot, column)
      for row in 0..<dimension where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for index in column...dimension { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return (0..<dimension).map { matrix[$0][dimension] / matrix[$0][$0] }
  }
}

/// A small seeded generator (SplitMix64: Steele, Lea, Flood, OOPSLA 2014).
struct SolverRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A constraint of integers: coefficients within ±3, a constant within ±12.
  mutating func line(dimension: Int, priorities: [Double], tag: Int) -> SolverProblem.Line {
    let coefficients = (0..<dimension).map { _ in
      Bool.random(using: &self) ? Double(Int.random(in: -3...3, using: &self)) : 0
    }
    return SolverProblem.Line(
      coefficients: coefficients, constant: Double(Int.random(in: -12...12, using: &self)),
      relation: ConstraintSolver.Relation.allCases.randomElement(using: &self) ?? .equal,
      priority: priorities.randomElement(using: &self) ?? 1000, tag: tag)
  }
}
