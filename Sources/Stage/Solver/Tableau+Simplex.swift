extension Tableau {
  /// A row that no choice of the columns outside the basis can make valid.
  ///
  /// It is a sum of multiples of the constraints whose columns are named. Any other contradiction among these columns
  /// alone would be a multiple of the same row, for no other row is solved for one of them: the set is minimal.
  struct Contradiction: Error {
    let columns: [Int]
  }

  /// The row of the lowest column whose value its kind forbids.
  var firstInvalidRow: Int? {
    var found: Int?
    var lowest = Int.max
    for row in rows.indices {
      let value = rows[row].value
      guard value != 0, let basic = rows[row].basic, basic < lowest else { continue }
      switch kinds[basic] {
      case .free: continue
      case .nonNegative: if value > 0 { continue }
      case .zero: break
      }
      found = row
      lowest = basic
    }
    return found
  }

  /// The primal simplex method: from valid values to the least errors, priority by priority.
  ///
  /// Among the columns that improve a priority, those that cost at a higher one are barred; the others leave the higher
  /// ones as they are. The lowest column enters, and on equal terms the lowest leaves (Bland 1977), so that it cannot
  /// cycle.
  mutating func minimise() {
    var isBarred = [Bool](repeating: false, count: kinds.count)
    for level in objective.levels.indices {
      while let entering = objective.levels[level].costs.terms.first(where: {
        $0.coefficient < 0 && kinds[$0.column] == .nonNegative && !isBarred[$0.column]
      })?.column {
        if let row = limitingRow(of: entering, sign: -1) {
          pivot(row, entering: entering)
        } else {
          // Errors have a lower bound, so this cost is a rounding error.
          objective.forget(entering, at: level)
        }
      }
      for term in objective.levels[level].costs.terms where term.coefficient > 0 {
        isBarred[term.column] = true
      }
    }
  }

  /// The dual simplex method, with Bland's rule: from the least errors to valid values.
  mutating func restoreValidity() throws(Contradiction) {
    while let row = firstInvalidRow { try expel(row) }
  }

  /// Removes an invalid column, or a new equality's slack, from the basis at the least cost.
  mutating func expel(_ row: Int) throws(Contradiction) {
    let value = rows[row].value
    if let entering = cheapestColumn(of: row, sign: value > 0 ? -1 : 1) {
      pivot(row, entering: entering)
    } else if value == 0, let entering = cheapestColumn(of: row, sign: -1) {
      pivot(row, entering: entering)
    } else if value != 0 {
      var columns = rows[row].form.terms.map(\.column)
      if let basic = rows[row].basic { columns.append(basic) }
      throw Contradiction(columns: columns)
    }
  }

  /// Makes a departing constraint's column basic, at any value, leaving all other columns valid.
  mutating func admitDeparting(_ column: Int) {
    let row =
      lowestRow(of: column, kind: .zero) ?? limitingRow(of: column, sign: -1)
      ?? limitingRow(of: column, sign: 1) ?? lowestRow(of: column, kind: .free)
    if let row { pivot(row, entering: column) }
  }

  /// The first row whose column becomes 0 as the entering one grows (−1) or shrinks (1).
  private func limitingRow(of entering: Int, sign: Double) -> Int? {
    var found: Int?
    var least = Double.infinity
    var lowest = Int.max
    for row in rows(holding: entering) {
      guard let basic = rows[row].basic, kinds[basic] == .nonNegative else { continue }
      let coefficient = sign * rows[row].form.coefficient(of: entering)
      guard coefficient > 0 else { continue }
      let ratio = rows[row].value / coefficient
      guard ratio < least || (ratio == least && basic < lowest) else { continue }
      found = row
      least = ratio
      lowest = basic
    }
    return found
  }

  /// The row of the lowest basic column of a kind that holds a column.
  private func lowestRow(of column: Int, kind: Kind) -> Int? {
    var found: Int?
    var lowest = Int.max
    for row in rows(holding: column) {
      guard let basic = rows[row].basic, kinds[basic] == kind, basic < lowest else { continue }
      found = row
      lowest = basic
    }
    return found
  }

  /// The column that moves a row's value at the least cost by priority; the lowest of equals.
  private func cheapestColumn(of row: Int, sign: Double) -> Int? {
    var candidates = rows[row].form.terms.filter {
      kinds[$0.column] == .nonNegative && sign * $0.coefficient > 0
    }
    for level in objective.levels {
      guard candidates.count > 1 else { break }
      let ratios = candidates.map {
        level.costs.coefficient(of: $0.column) / $0.coefficient.magnitude
      }
      let least = ratios.min() ?? 0
      // The tolerance of cancelling coefficients: a difference by rounding alone is equality.
      candidates = zip(candidates, ratios)
        .filter { $0.1 - least < LinearForm.negligible }.map(\.0)
    }
    return candidates.first?.column
  }
}
