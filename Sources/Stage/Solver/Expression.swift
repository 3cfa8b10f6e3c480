extension ConstraintSolver {
  /// An unknown of the solver (an edge, a length, a centre), in points, of either sign.
  struct Variable: Hashable, Sendable {
    /// The tableau's column, numbered densely in the order of making.
    let column: Int
  }

  /// A constraint's relation of its expression to 0.
  typealias Relation = Stage.Constraint.Relation

  /// A constant plus variables times coefficients, which add up where one recurs.
  struct Expression: Sendable {
    var terms: [(variable: Variable, coefficient: Double)] = []
    var constant = 0.0
  }
}
