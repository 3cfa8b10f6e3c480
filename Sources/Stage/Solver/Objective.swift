/// The solver's objective: one sum of errors for each priority in use, the highest first.
///
/// The sums are compared lexicographically: a lower priority counts only among solutions that are equal at every higher
/// one. There are no weights, so no number of constraints outvotes one of a higher priority.
struct Objective {
  /// In terms of the columns outside the basis.
  struct Level {
    let priority: Double
    var members: Int
    var costs: LinearForm
  }

  private(set) var levels: [Level] = []

  mutating func join(_ priority: Double) {
    let index = position(of: priority)
    if index < levels.count, levels[index].priority == priority {
      levels[index].members += 1
    } else {
      levels.insert(Level(priority: priority, members: 1, costs: LinearForm()), at: index)
    }
  }

  /// Leaves a level, which is removed with its last constraint.
  mutating func leave(_ priority: Double) {
    let index = position(of: priority)
    levels[index].members -= 1
    if levels[index].members == 0 { levels.remove(at: index) }
  }

  mutating func charge(
    _ form: LinearForm, times cost: Double, at priority: Double,
    with workspace: inout LinearForm.Workspace
  ) {
    levels[position(of: priority)].costs.add(form, times: cost, with: &workspace)
  }

  mutating func clear() {
    for index in levels.indices { levels[index].costs = LinearForm() }
  }

  mutating func substitute(
    _ form: LinearForm, for column: Int, with workspace: inout LinearForm.Workspace
  ) {
    for index in levels.indices where levels[index].costs.coefficient(of: column) != 0 {
      levels[index].costs.substitute(form, for: column, with: &workspace)
    }
  }

  mutating func forget(_ column: Int, at level: Int? = nil) {
    for index in levels.indices where level == nil || level == index {
      levels[index].costs.remove(column)
    }
  }

  private func position(of priority: Double) -> Int {
    levels.firstIndex { $0.priority <= priority } ?? levels.count
  }
}
