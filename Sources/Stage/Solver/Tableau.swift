/// The simplex tableau: every basic column as a linear form of the columns outside the basis.
///
/// A column is a variable of the layout, or a constraint's own slack or error. Every constraint reads `expression +
/// constant + slack − error = 0`, and its constant is kept as the slack's *offset*: in `slack + offset` the rows are
/// homogeneous. So a row is linear in the constants, through the slacks' coefficients, and its value is always summed
/// afresh from the constants, in order of column: values depend on the basis, not on its history, and no change leaves
/// a rounding error to the next.
///
/// Guarantees between calls of the solver:
/// - the value of a column outside the basis is 0;
/// - a free column outside the basis occurs in rows of free columns only, and has no cost;
/// - a row of a `zero` column holds `zero` columns only (the constraint is redundant);
/// - no non-negative column is below 0, and no objective can be improved.
struct Tableau {
  enum Kind {
    /// Any: a variable of the layout.
    case free
    /// 0 or more: the slack of an inequality, an error.
    case nonNegative
    /// 0 alone: the slack of a required equality, which never enters the basis.
    case zero
  }

  struct Row {
    /// The column that the row is solved for, or nil where the row is vacant.
    var basic: Int?
    var form: LinearForm
    var value: Double
  }

  /// A slack or an error this near to 0, in points, is 0.
  ///
  /// Layouts measure up to some 1e5 pt, where sums of a few hundred terms err by 1e-10 at most; a display shows steps
  /// of 0.3 pt.
  static let feasibilityTolerance = 1e-8

  private(set) var rows: [Row] = []
  private(set) var kinds: [Kind] = []
  var objective = Objective()
  private(set) var pivots = 0
  private var offsets: [Double] = []
  private var rowOfColumn: [Int?] = []
  private var rowsHolding: [RowSet] = []
  private var vacantRows: [Int] = []
  private var vacantColumns: [Int] = []
  private var workspace = LinearForm.Workspace()

  /// A new column, numbered in the order of making if free, else perhaps by a discarded number.
  mutating func makeColumn(_ kind: Kind, offset: Double = 0) -> Int {
    if kind != .free, let column = vacantColumns.popLast() {
      kinds[column] = kind
      offsets[column] = offset
      return column
    }
    if kinds.isEmpty { reserve(columns: Self.usualColumns) }
    kinds.append(kind)
    offsets.append(offset)
    rowOfColumn.append(nil)
    rowsHolding.append(RowSet())
    return kinds.count - 1
  }

  /// At least the number of columns of a screen's layout.
  private static let usualColumns = 64

  private mutating func reserve(columns: Int) {
    kinds.reserveCapacity(columns)
    offsets.reserveCapacity(columns)
    rowOfColumn.reserveCapacity(columns)
    rowsHolding.reserveCapacity(columns)
  }

  /// Discards a column that no row is solved for, or holds except by rounding.
  mutating func discardColumn(_ column: Int) {
    for row in rowsHolding[column] { rows[row].form.remove(column) }
    rowsHolding[column].removeAll()
    objective.forget(column)
    vacantColumns.append(column)
  }

  func row(of column: Int) -> Int? { rowOfColumn[column] }

  func value(of column: Int) -> Double { rowOfColumn[column].map { rows[$0].value } ?? 0 }

  func offset(of column: Int) -> Double { offsets[column] }

  func rows(holding column: Int) -> RowSet { rowsHolding[column] }

  mutating func setOffset(_ offset: Double, of column: Int) {
    offsets[column] = offset
    if let row = rowOfColumn[column] { evaluate(row) }
    for row in rowsHolding[column] { evaluate(row) }
  }

  mutating func insertRow(_ sum: LinearForm, basic: Int) -> Int {
    let form = inBasis(sum)
    let new = Row(basic: basic, form: form, value: 0)
    let row: Int
    if let vacant = vacantRows.popLast() {
      row = vacant
      rows[row] = new
    } else {
      row = rows.count
      rows.append(new)
    }
    rowOfColumn[basic] = row
    for term in form.terms { rowsHolding[term.column].insert(row) }
    evaluate(row)
    return row
  }

  private mutating func inBasis(_ sum: LinearForm) -> LinearForm {
    guard sum.terms.contains(where: { rowOfColumn[$0.column] != nil }) else { return sum }
    var form = LinearForm(capacity: sum.terms.count)
    for term in sum.terms {
      if let row = rowOfColumn[term.column] {
        form.add(rows[row].form, times: term.coefficient, with: &workspace)
      } else {
        form.add(term.coefficient, of: term.column)
      }
    }
    return form
  }

  mutating func removeRow(_ row: Int) {
    for term in rows[row].form.terms { rowsHolding[term.column].remove(row) }
    if let basic = rows[row].basic { rowOfColumn[basic] = nil }
    rows[row] = Row(basic: nil, form: LinearForm(), value: 0)
    vacantRows.append(row)
  }

  /// Solves a row for one of its columns, and substitutes the result for that column elsewhere.
  mutating func pivot(_ row: Int, entering column: Int) {
    guard let leaving = rows[row].basic else { return }
    pivots += 1
    rows[row].form.solve(for: column, insteadOf: leaving)
    rows[row].basic = column
    rowOfColumn[column] = row
    rowOfColumn[leaving] = nil
    rowsHolding[leaving].insert(row)

    let form = rows[row].form
    let holders = rowsHolding[column]
    rowsHolding[column].removeAll()
    evaluate(row)
    for holder in holders where holder != row {
      rows[holder].form.substitute(form, for: column, with: &workspace)
      for gained in workspace.gained { rowsHolding[gained].insert(holder) }
      for lost in workspace.lost { rowsHolding[lost].remove(holder) }
      evaluate(holder)
    }
    objective.substitute(form, for: column, with: &workspace)
  }

  /// Computes the rows afresh from the constraints, for the same basis.
  ///
  /// The costs must be charged again. Where a constraint's slack or error is basic, it is in no other constraint, and
  /// takes the row; else the basic variable with the largest coefficient does, for the least rounding. There is one,
  /// because the rows of a basis are independent.
  mutating func rebuild(_ constraints: [(slack: Int, error: Int?, form: LinearForm)]) {
    let isBasic = rowOfColumn.map { $0 != nil }
    rows.removeAll()
    vacantRows.removeAll()
    objective.clear()
    for column in kinds.indices {
      rowOfColumn[column] = nil
      rowsHolding[column].removeAll()
    }
    for constraint in constraints {
      let row = insertRow(constraint.form, basic: constraint.slack)
      if isBasic[constraint.slack] { continue }
      if let error = constraint.error, isBasic[error] {
        pivot(row, entering: error)
      } else if let entering = rows[row].form.terms.filter({ isBasic[$0.column] })
        .max(by: { $0.coefficient.magnitude < $1.coefficient.magnitude })
      {
        pivot(row, entering: entering.column)
      }
    }
    pivots = 0
  }

  /// Charges for a column at a priority, in terms of the columns outside the basis.
  mutating func charge(_ column: Int, times cost: Double, at priority: Double) {
    guard cost != 0 else { return }
    let form = rowOfColumn[column].map { rows[$0].form } ?? LinearForm(column: column)
    objective.charge(form, times: cost, at: priority, with: &workspace)
  }

  private mutating func evaluate(_ row: Int) {
    guard let basic = rows[row].basic else { return }
    var sum = 0.0
    for term in rows[row].form.terms { sum += term.coefficient * offsets[term.column] }
    sum -= offsets[basic]
    let isNought = kinds[basic] != .free && sum.magnitude < Self.feasibilityTolerance
    rows[row].value = isNought ? 0 : sum
  }
}
