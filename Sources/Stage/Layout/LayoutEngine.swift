/// Keeps the active constraints of all windows and says where they put each view.
///
/// A view that takes part has four unknowns: left, top, width and height in its superview. Those of a view
/// laid out by frame are held to the frame it was given; those of the others follow from the constraints.
/// Transforms play no part.
final class LayoutEngine {
  /// The unknowns of a view.
  private struct Unknowns {
    let view: View
    let left, top, width, height: ConstraintSolver.Variable
    /// What holds a view laid out by frame where it is, in the order left, top, width, height.
    ///
    /// Nil where a constraint contradicts it; empty for a view that constraints manage.
    var holds: [ConstraintSolver.Handle?] = []
    /// Where the engine last said it lies.
    var solved: Rect = .zero

    var all: [ConstraintSolver.Variable] { [left, top, width, height] }
  }

  private var solver = ConstraintSolver()
  private var unknowns: [ObjectIdentifier: Unknowns] = [:]
  /// The views that take part, in the order they came.
  private var participants: [ObjectIdentifier] = []
  /// Every constraint ever activated; its index is its tag in the solver.
  private var constraints: [Constraint] = []
  /// Constants that changed since the last solution.
  private var pending: [(handle: ConstraintSolver.Handle, constant: Double)] = []
  /// Whether something changed since views were last told where they lie.
  private(set) var isOutdated = false

  // MARK: Constraints

  func activate(_ constraint: Constraint) {
    let terms = [constraint.first, constraint.second].compactMap { $0 }
    guard constraint.isFinite else {
      warn(constraint, "\(constraint) was not activated: its numbers must be finite.")
      return
    }
    guard let ancestor = LayoutEngine.commonAncestor(of: terms.map(\.view)) else {
      warn(constraint, "\(constraint) was not activated: its views have no common superview.")
      return
    }
    let relation: ConstraintSolver.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let expression = expression(of: constraint, in: ancestor)
    applyPending()
    constraints.append(constraint)
    do {
      constraint.handle = try solver.add(
        expression, relation, priority: constraint.priority, tag: constraints.count - 1)
      isOutdated = true
      for term in terms { markIfManaged(term.view) }
    } catch {
      report(constraint, contradicts: error.conflicts)
    }
  }

  func deactivate(_ constraint: Constraint) {
    guard let handle = constraint.handle else { return }
    pending.removeAll { $0.handle == handle }
    solver.remove(handle)
    constraint.handle = nil
    isOutdated = true
  }

  /// Deactivates the constraints between a subtree that is about to leave and what stays, as UIKit does.
  func willRemove(_ view: View) {
    for constraint in constraints where constraint.isActive {
      let inside = [constraint.first, constraint.second].compactMap { $0 }.map { term in
        term.view === view || term.view.ancestors.contains { $0 === view }
      }
      if inside.contains(true), inside.contains(false) { deactivate(constraint) }
    }
  }

  /// Marks the superview of a view that constraints manage, whose frame may not be theirs.
  private func markIfManaged(_ view: View) {
    if !view.translatesAutoresizingMaskIntoConstraints { view.superview?.setNeedsLayout() }
  }

  func constantDidChange(of constraint: Constraint) {
    guard let handle = constraint.handle else { return }
    change(handle, to: LayoutEngine.constant(of: constraint))
  }

  /// Tells the engine of new safe area insets, which the constraints to the safe area's edges follow.
  func safeAreaDidChange(of view: View) {
    for constraint in constraints where constraint.isActive {
      let terms = [constraint.first, constraint.second].compactMap { $0 }
      if terms.contains(where: { $0.isSafe && $0.view === view }) {
        constantDidChange(of: constraint)
      }
    }
  }

  /// Notes a new constant; all that were noted take effect together, so that they need not be satisfiable one by
  /// one.
  private func change(_ handle: ConstraintSolver.Handle, to constant: Double) {
    pending.removeAll { $0.handle == handle }
    pending.append((handle, constant))
    isOutdated = true
  }

  private func applyPending() {
    while !pending.isEmpty {
      do {
        try solver.setConstants(pending)
        pending = []
      } catch {
        let broken = ([error.tag] + error.conflicts).first { $0 >= 0 }
        guard let broken else {
          pending = []
          return
        }
        let others = ([error.tag] + error.conflicts).filter { $0 != broken }
        report(constraints[broken], contradicts: others)
        deactivate(constraints[broken])
      }
    }
  }

  /// What the solver holds to 0: first + offset − multiplier · (second + offset) − constant.
  private func expression(
    of constraint: Constraint, in ancestor: View
  ) -> ConstraintSolver.Expression {
    var expression = position(constraint.first, in: ancestor)
    if let second = constraint.second {
      expression = expression - position(second, in: ancestor) * second.multiplier
    }
    expression.constant = LayoutEngine.constant(of: constraint)
    return expression
  }

  private static func constant(of constraint: Constraint) -> Double {
    let second = constraint.second.map { $0.offset * $0.multiplier } ?? 0
    return Grid.snap(length: constraint.first.offset - second - constraint.constant)
  }

  /// A term's edge or size in the coordinates of an ancestor, without its offset.
  private func position(_ term: Term, in ancestor: View) -> ConstraintSolver.Expression {
    let own = takePart(term.view)
    switch term.attribute {
    case .width: return ConstraintSolver.Expression(own.width)
    case .height: return ConstraintSolver.Expression(own.height)
    case .left, .right, .centerX:
      return origin(of: term.view, in: ancestor, \.left) + term.attribute.share * own.width
    case .top, .bottom, .centerY:
      return origin(of: term.view, in: ancestor, \.top) + term.attribute.share * own.height
    }
  }

  /// The sum of a view's origins up to, and without, an ancestor's own.
  private func origin(
    of view: View, in ancestor: View, _ edge: KeyPath<Unknowns, ConstraintSolver.Variable>
  ) -> ConstraintSolver.Expression {
    var sum = ConstraintSolver.Expression()
    for step in [view] + view.ancestors {
      if step === ancestor { break }
      sum = sum + ConstraintSolver.Expression(takePart(step)[keyPath: edge])
    }
    return sum
  }

  private static func commonAncestor(of views: [View]) -> View? {
    guard let first = views.first else { return nil }
    return ([first] + first.ancestors).first { candidate in
      views.allSatisfy { view in view === candidate || view.ancestors.contains { $0 === candidate }
      }
    }
  }

  // MARK: Views

  /// The unknowns of a view, made when a constraint first needs them.
  @discardableResult
  private func takePart(_ view: View) -> Unknowns {
    let key = ObjectIdentifier(view)
    if let known = unknowns[key] { return known }
    var own = Unknowns(
      view: view, left: solver.makeVariable(), top: solver.makeVariable(),
      width: solver.makeVariable(), height: solver.makeVariable())
    if view.translatesAutoresizingMaskIntoConstraints { own.holds = hold(own) }
    unknowns[key] = own
    participants.append(key)
    return own
  }

  /// Holds a view that came to be laid out by frame, or lets go of one that came to be laid out by constraints.
  func managementDidChange(of view: View) {
    let key = ObjectIdentifier(view)
    guard var own = unknowns[key] else { return }
    isOutdated = true
    applyPending()
    if view.translatesAutoresizingMaskIntoConstraints {
      if own.holds.isEmpty { own.holds = hold(own) }
    } else {
      for case let handle? in own.holds { solver.remove(handle) }
      own.holds = []
      markIfManaged(view)
    }
    unknowns[key] = own
  }

  /// Holds a view's unknowns to its frame.
  private func hold(_ own: Unknowns) -> [ConstraintSolver.Handle?] {
    let frame = own.view.frameInLayout
    var holds: [ConstraintSolver.Handle?] = []
    for (variable, number) in zip(own.all, [frame.minX, frame.minY, frame.width, frame.height]) {
      do {
        let expression = ConstraintSolver.Expression(variable) - number
        holds.append(try solver.add(expression, .equal, tag: LayoutEngine.frameTag))
      } catch {
        holds.append(nil)
        own.view.simulation.warn(
          "The frame of \(own.view.name) contradicts \(names(of: error.conflicts)); views tied to it "
            + "keep to the constraints.")
      }
    }
    return holds
  }

  /// The tag of what holds a view laid out by frame.
  private static let frameTag = -1

  /// Tells the engine of a new frame; it matters for views laid out by frame only.
  func frameDidChange(of view: View) {
    guard let own = unknowns[ObjectIdentifier(view)], !own.holds.isEmpty else { return }
    let frame = view.frameInLayout
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    for case (let handle?, let number) in zip(own.holds, numbers) { change(handle, to: -number) }
  }

  // MARK: Layout

  /// Solves what changed, and marks the superviews of the views that must move.
  func update() {
    guard isOutdated else { return }
    isOutdated = false
    applyPending()
    for key in participants {
      guard var own = unknowns[key], !own.view.translatesAutoresizingMaskIntoConstraints else {
        continue
      }
      let numbers = own.all.map { Grid.snap(length: solver.value(of: $0)) }
      let solved = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      guard solved != own.solved else { continue }
      own.solved = solved
      unknowns[key] = own
      own.view.superview?.setNeedsLayout()
    }
  }

  /// Puts the subviews that constraints manage where they belong, in the caller's context.
  func placeSubviews(of view: View) {
    var placed: [String] = []
    for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard !subview.keepsItsFrame else { continue }
      guard let own = unknowns[ObjectIdentifier(subview)] else { continue }
      guard subview.frameInLayout != own.solved else { continue }
      placed.append(subview.name)
      subview.place(
        center: Point(x: own.solved.midX, y: own.solved.midY), size: own.solved.size)
    }
    if !placed.isEmpty {
      view.simulation.log(
        .layout(of: view.name, placed: placed, isPass: view.simulation.isInLayoutPass))
    }
  }

  // MARK: Messages

  private func report(_ constraint: Constraint, contradicts others: [Int]) {
    warn(
      constraint,
      "Unsatisfiable constraints: “\(constraint)” contradicts \(names(of: others)) and was broken.")
  }

  private func names(of tags: [Int]) -> String {
    guard !tags.isEmpty else { return "itself" }
    return tags.map { $0 == LayoutEngine.frameTag ? "a fixed frame" : "“\(constraints[$0])”" }
      .joined(separator: ", ")
  }

  private func warn(_ constraint: Constraint, _ text: String) {
    constraint.first.view.simulation.warn(text)
  }
}
