@testable import Stage

extension ConstraintSolver.Expression {
  init(_ terms: [(variable: ConstraintSolver.Variable, coefficient: Double)], constant: Double = 0)
  {
    self.init(terms: terms, constant: constant)
  }

  init(_ variable: ConstraintSolver.Variable) {
    self.init([(variable, 1)])
  }

  static func + (left: Self, right: Self) -> Self {
    Self(left.terms + right.terms, constant: left.constant + right.constant)
  }

  static func - (left: Self, right: Self) -> Self {
    left + right * -1
  }

  static func + (left: Self, constant: Double) -> Self {
    Self(left.terms, constant: left.constant + constant)
  }

  static func - (left: Self, constant: Double) -> Self {
    left + -constant
  }

  static func * (left: Self, factor: Double) -> Self {
    Self(
      left.terms.map { ($0.variable, $0.coefficient * factor) }, constant: left.constant * factor)
  }
}

extension ConstraintSolver.Variable {
  static func * (factor: Double, variable: Self) -> ConstraintSolver.Expression {
    ConstraintSolver.Expression([(variable, factor)])
  }
}

extension ConstraintSolver {
  /// Changes the constant of a constraint's expression, in points.
  mutating func setConstant(_ constant: Double, of handle: Handle) throws(Unsatisfiable) {
    try setConstants([(handle, constant)])
  }
}
