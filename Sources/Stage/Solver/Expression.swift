extension ConstraintSolver {
  /// An unknown of the solver (an edge, a length, a centre), in points, of either sign.
  struct Variable: Hashable, Sendable {
    /// The tableau's column, numbered densely in the order of making.
    let column: Int
  }

  /// A constraint's relation of its expression to 0.
  enum Relation: Hashable, Sendable, CaseIterable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }

  /// A constant plus variables times coefficients, which add up where one recurs.
  struct Expression: Sendable {
    var terms: [(variable: Variable, coefficient: Double)]
    var constant: Double

    init(_ terms: [(variable: Variable, coefficient: Double)] = [], constant: Double = 0) {
      self.terms = terms
      self.constant = constant
    }

    init(_ variable: Variable) {
      self.init([(variable, 1)])
    }

    static func + (left: Expression, right: Expression) -> Expression {
      Expression(left.terms + right.terms, constant: left.constant + right.constant)
    }

    static func - (left: Expression, right: Expression) -> Expression {
      left + right * -1
    }

    static func + (left: Expression, constant: Double) -> Expression {
      Expression(left.terms, constant: left.constant + constant)
    }

    static func - (left: Expression, constant: Double) -> Expression {
      left + -constant
    }

    static func * (left: Expression, factor: Double) -> Expression {
      Expression(
        left.terms.map { ($0.variable, $0.coefficient * factor) },
        constant: left.constant * factor)
    }
  }
}

extension ConstraintSolver.Variable {
  static func * (factor: Double, variable: Self) -> ConstraintSolver.Expression {
    ConstraintSolver.Expression([(variable, factor)])
  }
}
