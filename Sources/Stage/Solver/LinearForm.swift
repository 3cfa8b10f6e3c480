import Basics

/// A sparse sum of columns times coefficients, in ascending order, none twice and none times 0.
struct LinearForm {
  struct Term {
    var column: Int
    var coefficient: Double
  }

  /// The columns gained and lost in a merge, and a buffer that saves an allocation.
  struct Workspace {
    fileprivate(set) var gained: [Int] = []
    fileprivate(set) var lost: [Int] = []
    fileprivate var spare: [Term] = []
  }

  /// A coefficient nearer to 0 than this is the rounding residue of two that cancelled.
  ///
  /// Layouts have coefficients near 1, which pivots divide and add: a cancelled pair leaves some 1e-16, and any
  /// intended multiplier is far larger.
  static let negligible = 1e-9

  private(set) var terms: [Term]

  init(capacity: Int = 0) {
    terms = []
    terms.reserveCapacity(capacity)
  }

  init(column: Int) {
    terms = [Term(column: column, coefficient: 1)]
  }

  /// A sum in any order, in which a column may recur.
  init(count: Int, _ term: (_ index: Int) -> (column: Int, coefficient: Double)) {
    self.init(capacity: count + 1)
    for index in 0..<count {
      let (column, coefficient) = term(index)
      accumulate(coefficient, of: column)
    }
    terms.removeAll { $0.coefficient.magnitude < Self.negligible }
  }

  /// Adds a multiple of one column, dropping the term if it cancels.
  mutating func add(_ coefficient: Double, of column: Int) {
    let index = accumulate(coefficient, of: column)
    if terms[index].coefficient.magnitude < Self.negligible { terms.remove(at: index) }
  }

  @discardableResult
  private mutating func accumulate(_ coefficient: Double, of column: Int) -> Int {
    let index = position(of: column)
    if index < terms.count, terms[index].column == column {
      terms[index].coefficient += coefficient
    } else {
      terms.insert(Term(column: column, coefficient: coefficient), at: index)
    }
    return index
  }

  /// 0 for a column that does not occur; logarithmic in the number of terms.
  func coefficient(of column: Int) -> Double {
    let index = position(of: column)
    return index < terms.count && terms[index].column == column ? terms[index].coefficient : 0
  }

  mutating func remove(_ column: Int) {
    let index = position(of: column)
    if index < terms.count, terms[index].column == column { terms.remove(at: index) }
  }

  /// Solves `basic = self` for a column, by division rather than the inverse: 3 ÷ 3 is 1.
  mutating func solve(for column: Int, insteadOf basic: Int) {
    var place = position(of: column)
    let pivot = terms[place].coefficient
    for index in terms.indices { terms[index].coefficient /= -pivot }
    // The basic column takes the other's term, which then moves to the place of its number.
    terms[place] = Term(column: basic, coefficient: 1 / pivot)
    while place > 0, terms[place - 1].column > basic {
      terms.swapAt(place, place - 1)
      place -= 1
    }
    while place + 1 < terms.count, terms[place + 1].column < basic {
      terms.swapAt(place, place + 1)
      place += 1
    }
  }

  /// Substitutes a form for a column that occurs here; notes other columns gained and lost.
  mutating func substitute(_ form: LinearForm, for column: Int, with workspace: inout Workspace) {
    let factor = coefficient(of: column)
    remove(column)
    add(form, times: factor, with: &workspace)
  }

  /// Adds a multiple of a form, dropping cancelled terms; notes columns gained and lost.
  mutating func add(_ form: LinearForm, times factor: Double, with workspace: inout Workspace) {
    workspace.gained.removeAll(keepingCapacity: true)
    workspace.lost.removeAll(keepingCapacity: true)
    workspace.spare.removeAll(keepingCapacity: true)
    workspace.spare.reserveCapacity(terms.count + form.terms.count)
    var next = 0
    for added in form.terms {
      while next < terms.count, terms[next].column < added.column {
        workspace.spare.append(terms[next])
        next += 1
      }
      var sum = factor * added.coefficient
      let isKnown = next < terms.count && terms[next].column == added.column
      if isKnown {
        sum += terms[next].coefficient
        next += 1
      }
      if sum.magnitude < Self.negligible {
        if isKnown { workspace.lost.append(added.column) }
      } else {
        if !isKnown { workspace.gained.append(added.column) }
        workspace.spare.append(Term(column: added.column, coefficient: sum))
      }
    }
    workspace.spare.append(contentsOf: terms[next...])
    swap(&workspace.spare, &terms)
  }

  private func position(of column: Int) -> Int {
    terms.partitioningIndex { $0.column >= column }
  }
}
