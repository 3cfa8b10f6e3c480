/// An incremental solver of linear constraints with priorities; it is a value.
///
/// It satisfies every required constraint, and errs least on the others, priority by priority. Cassowary (Badros,
/// Borning, Stuckey: "The Cassowary Linear Arithmetic Constraint Solving Algorithm", ACM TOCHI 8(4), 2001), which Auto
/// Layout is known to use. Note:
/// - priorities are compared in order, as the paper's symbolic weights are, and never added up with large factors, as
///   implementations do;
/// - a required constraint that does not hold yet is reached by the dual simplex method, as after a change of constant,
///   instead of by artificial variables: the tableau is at an optimum between calls, and a required constraint costs
///   nothing;
/// - constants stay apart from the rows (see ``Tableau``), so that rounding does not add up.
///
/// - Values are exact where they are sums of inputs with coefficients such as ±1 and ½ and every partial sum fits a
///   `Double`.
/// - The same calls in the same order give the same bits.
/// - Where the constraints leave a choice, the values are one corner of the feasible set, a function of the calls so
///   far and of nothing else. A variable that no constraint ties to a number is 0; of several tied only to each other,
///   the ones made first are 0 and the others follow from them. A variable with a lower bound alone, or an upper one,
///   is at that bound.
///
/// A copy is a snapshot, which is also how a failed change is undone. Copies share their rows until one of them
/// changes. Variables and handles belong to the solver that made them, and its copies.
struct ConstraintSolver: Sendable {
  struct Handle: Hashable, Sendable {
    fileprivate let slot: Int
    fileprivate let serial: Int
  }

  /// The priority of constraints that must hold, on UIKit's scale; lower ones give way.
  static let required = 1000.0

  /// The pivots after which the rows of a small system are rebuilt.
  ///
  /// Each may multiply the rounding of those before, on average by some 1 % where coefficients are random integers up
  /// to 3.
  private static let pivotsBeforeRebuilding = 100

  private struct Constraint {
    /// The number of constraints added before it.
    let serial: Int
    let tag: Int
    let priority: Double
    /// −1 where the expression was negated to turn ≥ into ≤.
    let sign: Double
    /// The expression's shortfall from 0; the column that identifies the constraint.
    let slack: Int
    /// The expression's excess above 0; nil where that is forbidden.
    let error: Int?
    /// The cost per point of slack: 1 for an equality that may give way.
    let slackCost: Double
    /// The slack in terms of the variables and the error, as it was added.
    let form: LinearForm
  }

  private var tableau = Tableau()
  private var constraints: [Constraint?] = []
  private var vacantSlots: [Int] = []
  private var nextSerial = 0
  /// The constraint of each column; nil for a variable.
  private var owners: [Int?] = []

  /// A new variable, at 0 until constrained.
  mutating func makeVariable() -> Variable {
    Variable(column: makeColumn(.free, owner: nil))
  }

  /// Adds the constraint `expression relation 0`.
  ///
  /// - Parameters:
  ///   - expression: In points. Coefficients under 1e-9 count as 0.
  ///   - priority: 1 to 1000; 1000 is required. Others are violated as little as possible: the absolute errors of one
  ///     priority add up.
  ///   - tag: The caller's name for the constraint in an error.
  /// - Throws: `Unsatisfiable` where a required constraint contradicts others; the solver is then as before.
  mutating func add(
    _ expression: Expression, _ relation: Relation, priority: Double = required, tag: Int
  ) throws(Unsatisfiable) -> Handle {
    precondition((1...Self.required).contains(priority), "priority \(priority) is not 1…1000")
    precondition(
      expression.constant.isFinite && expression.terms.allSatisfy { $0.coefficient.isFinite },
      "a constraint's numbers must be finite")

    let isRequired = priority == Self.required
    let slot = vacantSlots.popLast() ?? constraints.count
    let sign = relation == .greaterThanOrEqual ? -1.0 : 1.0
    let slack = makeColumn(
      isRequired && relation == .equal ? .zero : .nonNegative,
      offset: sign * expression.constant, owner: slot)
    let error = isRequired ? nil : makeColumn(.nonNegative, owner: slot)
    // slack + offset = error − expression
    var form = LinearForm(count: expression.terms.count) { index in
      let term = expression.terms[index]
      return (term.variable.column, -sign * term.coefficient)
    }
    if let error { form.add(1, of: error) }
    let constraint = Constraint(
      serial: nextSerial, tag: tag, priority: priority, sign: sign, slack: slack, error: error,
      slackCost: relation == .equal && !isRequired ? 1 : 0,
      form: form)
    nextSerial += 1
    if slot == constraints.count { constraints.append(nil) }
    constraints[slot] = constraint

    let row = tableau.insertRow(constraint.form, basic: slack)
    do {
      try enter(row, of: constraint)
    } catch {
      let unsatisfiable = describe(error, changing: [slot])
      tableau.removeRow(row)
      forget(constraint, in: slot)
      throw unsatisfiable
    }
    rebuildIfWorn()
    return Handle(slot: slot, serial: constraint.serial)
  }

  /// Removes a constraint; the others err less where they can now.
  mutating func remove(_ handle: Handle) {
    let constraint = constraint(of: handle)
    charge(for: constraint, times: -1)
    // Slack and error have opposite columns: if one is basic, the other is in its row alone.
    if tableau.row(of: constraint.slack) == nil,
      constraint.error.flatMap({ tableau.row(of: $0) }) == nil
    {
      tableau.admitDeparting(constraint.slack)
    }
    for column in [constraint.slack, constraint.error].compactMap(\.self) {
      if let row = tableau.row(of: column) { tableau.removeRow(row) }
    }
    if constraint.error != nil { tableau.objective.leave(constraint.priority) }
    forget(constraint, in: handle.slot)
    tableau.minimise()
    rebuildIfWorn()
  }

  /// Changes constants of expressions, in points, at once: they need not be satisfiable one by one.
  ///
  /// - Throws: `Unsatisfiable` where required constraints then contradict each other, naming the first changed
  ///   constraint of the contradiction; all the old constants stay, and every value with them.
  mutating func setConstants(_ changes: [(handle: Handle, constant: Double)]) throws(Unsatisfiable)
  {
    var former: [(slack: Int, offset: Double)] = []
    for change in changes {
      precondition(change.constant.isFinite, "a constraint's numbers must be finite")
      let constraint = constraint(of: change.handle)
      former.append((constraint.slack, tableau.offset(of: constraint.slack)))
      tableau.setOffset(constraint.sign * change.constant, of: constraint.slack)
    }
    guard tableau.firstInvalidRow != nil else { return }
    let before = tableau
    do {
      try tableau.restoreValidity()
    } catch {
      let unsatisfiable = describe(error, changing: changes.map(\.handle.slot))
      tableau = before
      for old in former.reversed() { tableau.setOffset(old.offset, of: old.slack) }
      throw unsatisfiable
    }
    rebuildIfWorn()
  }

  /// In points, in constant time.
  func value(of variable: Variable) -> Double {
    tableau.value(of: variable.column)
  }

  /// Restores the tableau's guarantees with a row solved for its slack, or throws without a change.
  private mutating func enter(
    _ row: Int, of constraint: Constraint
  ) throws(Tableau.Contradiction) {
    let form = tableau.rows[row].form
    if let variable = form.terms.last(where: { tableau.kinds[$0.column] == .free })?.column {
      // The variable made last is expressed by the earlier ones.
      tableau.pivot(row, entering: variable)
    } else if let error = constraint.error {
      if tableau.rows[row].value < 0 { tableau.pivot(row, entering: error) }
    } else if tableau.kinds[constraint.slack] == .zero || tableau.rows[row].value < 0 {
      let before = tableau
      do {
        try tableau.expel(row)
        try tableau.restoreValidity()
      } catch {
        tableau = before
        throw error
      }
    }
    if constraint.error != nil {
      tableau.objective.join(constraint.priority)
      charge(for: constraint, times: 1)
      tableau.minimise()
    }
  }

  /// Adds a constraint's errors to the objective, or removes them.
  private mutating func charge(for constraint: Constraint, times factor: Double) {
    guard let error = constraint.error else { return }
    tableau.charge(
      constraint.slack, times: factor * constraint.slackCost, at: constraint.priority)
    tableau.charge(error, times: factor, at: constraint.priority)
  }

  /// Recomputes the rows after enough pivots to pay for it, which bounds their rounding.
  private mutating func rebuildIfWorn() {
    guard tableau.pivots > Self.pivotsBeforeRebuilding + constraints.count else { return }
    let current = constraints.compactMap(\.self)
    tableau.rebuild(current.map { ($0.slack, $0.error, $0.form) })
    for constraint in current { charge(for: constraint, times: 1) }
  }

  /// Discards the columns of a constraint that no row is solved for.
  private mutating func forget(_ constraint: Constraint, in slot: Int) {
    for column in [constraint.slack, constraint.error].compactMap(\.self) {
      tableau.discardColumn(column)
      owners[column] = nil
    }
    constraints[slot] = nil
    vacantSlots.append(slot)
  }

  private func describe(
    _ contradiction: Tableau.Contradiction, changing changed: [Int]
  ) -> Unsatisfiable {
    let members = Set(contradiction.columns.compactMap { owners[$0] })
    let culprit = changed.first(where: members.contains)
    let conflicts = members.filter { $0 != culprit }.compactMap { constraints[$0] }
      .sorted { $0.serial < $1.serial }
    let tag = culprit.flatMap { constraints[$0]?.tag } ?? conflicts.first?.tag ?? 0
    return Unsatisfiable(tag: tag, conflicts: conflicts.map(\.tag))
  }

  private func constraint(of handle: Handle) -> Constraint {
    guard let constraint = constraints[handle.slot], constraint.serial == handle.serial else {
      preconditionFailure("the constraint was removed")
    }
    return constraint
  }

  private mutating func makeColumn(
    _ kind: Tableau.Kind, offset: Double = 0, owner: Int?
  ) -> Int {
    let column = tableau.makeColumn(kind, offset: offset)
    if column < owners.count { owners[column] = owner } else { owners.append(owner) }
    return column
  }
}
