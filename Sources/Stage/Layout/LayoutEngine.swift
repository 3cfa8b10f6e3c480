/// Keeps the active constraints of all windows and computes where they put each view.
///
/// A participating view has four unknowns: left, top, width and height in its superview. Those of a view laid out by
/// frame are fixed to its frame; those of the others follow from the constraints. Transforms play no part.
final class LayoutEngine {
  final class Unknowns {
    unowned let view: View
    let left, top, width, height: ConstraintSolver.Variable
    /// The constraints that hold it to its frame: left, top, width, height.
    ///
    /// Nil for one that is contradicted; empty for a view that constraints manage.
    var holds: [ConstraintSolver.Handle?] = []
    var solved: Rect = .zero

    init(of view: View, in solver: inout ConstraintSolver) {
      self.view = view
      left = solver.makeVariable()
      top = solver.makeVariable()
      width = solver.makeVariable()
      height = solver.makeVariable()
    }
  }

  var solver = ConstraintSolver()
  private var participants: [Unknowns] = []
  /// Every constraint ever activated; its index is its tag in the solver.
  private(set) var constraints: [Constraint] = []
  /// Those that contradict a frame, until layout: by then their view may be managed by constraints.
  private var waiting: [Constraint] = []
  var pending: [(handle: ConstraintSolver.Handle, constant: Double)] = []
  private(set) var isOutdated = false
  /// The active constraints to safe areas.
  ///
  /// Assigned as a whole: every layout reads them, and accesses to values mutated in place are checked at run time.
  private(set) var safeConstraints: [Constraint] = []

  var isUnsettled: Bool { isOutdated || hasMovedSafeAreas }

  /// Whether a constrained safe area differs from the solver's.
  var hasMovedSafeAreas: Bool {
    safeConstraints.contains { $0.toldConstant != LayoutEngine.constant(of: $0) }
  }

  // MARK: Constraints

  /// Adds a constraint; one that contradicts a frame waits for layout, which may find the view managed by constraints.
  ///
  /// As in UIKit, which makes constraints of a frame only as it lays out, so that apps set
  /// `translatesAutoresizingMaskIntoConstraints` before or after.
  ///
  /// - Parameters:
  ///   - mayWait: Whether it may wait for layout.
  ///   - mayBreak: Whether another may be broken for it.
  func activate(_ constraint: Constraint, mayWait: Bool = true, mayBreak: Bool = true) {
    guard constraint.isFinite else {
      warn(constraint, "\(constraint) was not activated: its numbers must be finite.")
      return
    }
    guard let ancestor = LayoutEngine.commonAncestor(of: constraint) else {
      warn(constraint, "\(constraint) was not activated: its views have no common superview.")
      return
    }
    let expression = expression(of: constraint, in: ancestor)
    applyPending()
    constraints.append(constraint)
    let tag = constraints.count - 1
    while constraint.handle == nil {
      do {
        constraint.handle = try solver.add(
          expression, constraint.relation, priority: constraint.priority, tag: tag)
      } catch {
        if mayWait, error.conflicts.contains(LayoutEngine.frameTag) {
          constraint.isWaiting = true
          waiting.append(constraint)
          isOutdated = true
          return
        }
        guard mayBreak else { return report(constraint, contradicts: error.conflicts) }
        breakOne(of: [tag] + error.conflicts)
      }
    }
    isOutdated = true
    if constraint.isSafe {
      constraint.toldConstant = expression.constant
      safeConstraints = safeConstraints + [constraint]
    }
    markIfManaged(constraint.first.view)
    if let second = constraint.second { markIfManaged(second.view) }
  }

  private func activateWaiting() {
    let ready = waiting
    waiting = []
    for constraint in ready {
      constraint.isWaiting = false
      activate(constraint, mayWait: false)
    }
  }

  func deactivate(_ constraint: Constraint) {
    if constraint.isWaiting {
      constraint.isWaiting = false
      waiting.removeAll { $0 === constraint }
    }
    guard let handle = constraint.handle else { return }
    pending.removeAll { $0.handle == handle }
    solver.remove(handle)
    constraint.handle = nil
    if constraint.isSafe { safeConstraints = safeConstraints.filter { $0 !== constraint } }
    isOutdated = true
  }

  /// Deactivates the constraints between a departing subtree and the rest, as UIKit does.
  func willRemove(_ view: View) {
    guard view.takesPart else { return }
    for constraint in constraints where constraint.isActive {
      guard let second = constraint.second else { continue }
      if constraint.first.view.lies(in: view) != second.view.lies(in: view) {
        deactivate(constraint)
      }
    }
  }

  /// The active constraints whose views' nearest common ancestor is `view`, in order of activation.
  func constraints(heldBy view: View) -> [Constraint] {
    constraints.enumerated().filter { index, constraint in
      constraint.isActive && LayoutEngine.commonAncestor(of: constraint) === view
        // A reactivated one counts at its last position.
        && !constraints[(index + 1)...].contains { $0 === constraint }
    }.map(\.element)
  }

  private func markIfManaged(_ view: View) {
    if !view.translatesAutoresizingMaskIntoConstraints { view.superview?.setNeedsLayout() }
  }

  func constantDidChange(of constraint: Constraint) {
    guard let handle = constraint.handle else { return }
    constraint.toldConstant = LayoutEngine.constant(of: constraint)
    change(handle, to: constraint.toldConstant)
  }

  func safeAreaDidChange(of view: View) {
    for constraint in safeConstraints {
      func isTied(_ term: Term) -> Bool { term.isSafe && term.view === view }
      if isTied(constraint.first) || constraint.second.map(isTied) == true {
        constantDidChange(of: constraint)
      }
    }
  }

  /// Updates the constraints to safe areas that changed as views moved.
  private func followSafeAreas() {
    for constraint in safeConstraints
    where constraint.toldConstant != LayoutEngine.constant(of: constraint) {
      constantDidChange(of: constraint)
    }
  }

  /// Records a new constant; all take effect together, as one by one may be unsatisfiable.
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
        breakOne(of: [error.tag] + error.conflicts)
      }
    }
  }

  /// The solver's expression: first + offset − multiplier · (second + offset) − constant.
  func expression(
    of constraint: Constraint, in ancestor: View
  ) -> ConstraintSolver.Expression {
    var expression = ConstraintSolver.Expression(
      constant: LayoutEngine.constant(of: constraint))
    expression.terms.reserveCapacity(8)
    add(constraint.first, times: 1, to: &expression, in: ancestor)
    if let second = constraint.second {
      add(second, times: -second.multiplier, to: &expression, in: ancestor)
    }
    return expression
  }

  private static func constant(of constraint: Constraint) -> Double {
    let second = constraint.second.map { $0.offset * $0.multiplier } ?? 0
    return Grid.snap(length: constraint.first.offset - second - constraint.constantToTheRight)
  }

  /// Adds a multiple of a term's edge or size in an ancestor's coordinates, without its offset.
  private func add(
    _ term: Term, times factor: Double, to expression: inout ConstraintSolver.Expression,
    in ancestor: View
  ) {
    let own = takePart(term.view)
    switch term.attribute {
    case .width: expression.terms.append((own.width, factor))
    case .height: expression.terms.append((own.height, factor))
    case .left, .right, .centerX:
      add({ $0.left }, of: term.view, times: factor, to: &expression, in: ancestor)
      expression.terms.append((own.width, term.attribute.share * factor))
    case .top, .bottom, .centerY:
      add({ $0.top }, of: term.view, times: factor, to: &expression, in: ancestor)
      expression.terms.append((own.height, term.attribute.share * factor))
    }
  }

  /// Adds a multiple of the sum of a view's origins up to, and excluding, an ancestor's own.
  private func add(
    _ edge: (Unknowns) -> ConstraintSolver.Variable, of view: View, times factor: Double,
    to expression: inout ConstraintSolver.Expression, in ancestor: View
  ) {
    var current: View? = view
    while let step = current, step !== ancestor {
      expression.terms.append((edge(takePart(step)), factor))
      current = step.superview
    }
  }

  static func commonAncestor(of constraint: Constraint) -> View? {
    guard let second = constraint.second?.view else { return constraint.first.view }
    var current: View? = constraint.first.view
    while let candidate = current, !second.lies(in: candidate) { current = candidate.superview }
    return current
  }

  // MARK: Views

  @discardableResult
  private func takePart(_ view: View) -> Unknowns {
    if let known = view.unknowns { return known }
    let own = Unknowns(of: view, in: &solver)
    if view.translatesAutoresizingMaskIntoConstraints { own.holds = hold(own) }
    view.unknowns = own
    participants.append(own)
    return own
  }

  func managementDidChange(of view: View) {
    guard let own = view.unknowns else { return }
    isOutdated = true
    if view.translatesAutoresizingMaskIntoConstraints {
      applyPending()
      if own.holds.isEmpty { own.holds = hold(own) }
    } else {
      // Earlier changes do not contradict a frame that no longer counts.
      release(own)
      applyPending()
      markIfManaged(view)
    }
  }

  /// Holds a view laid out by frame anew, by the present requirements on its frame.
  func holdAnew(_ view: View) {
    guard let own = view.unknowns, !own.holds.isEmpty else { return }
    isOutdated = true
    applyPending()
    release(own)
    own.holds = hold(own)
  }

  private func release(_ own: Unknowns) {
    for case let handle? in own.holds {
      pending.removeAll { $0.handle == handle }
      solver.remove(handle)
    }
    own.holds = []
  }

  private func hold(_ own: Unknowns) -> [ConstraintSolver.Handle?] {
    let frame = own.view.frameInLayout
    var holds: [ConstraintSolver.Handle?] = []
    holds.reserveCapacity(4)
    let place = own.view.framePriority
    let isLoose = own.view.superview == nil && own.view.window == nil
    let size = isLoose ? min(LayoutEngine.looseFrame, place) : place
    let height = own.view.isSizedByContents ? LayoutEngine.compressed : size
    let numbers = [
      (own.left, frame.minX, place), (own.top, frame.minY, place),
      (own.width, frame.width, size), (own.height, frame.height, height),
    ]
    for (variable, number, priority) in numbers {
      do {
        // Of 0 the difference is 0, not −0.
        let expression = ConstraintSolver.Expression(terms: [(variable, 1)], constant: 0 - number)
        holds.append(
          try solver.add(expression, .equal, priority: priority, tag: LayoutEngine.frameTag))
      } catch {
        holds.append(nil)
        own.view.simulation.warn(
          "The frame of \(own.view.name) contradicts \(names(of: error.conflicts)); views tied to it "
            + "keep to the constraints.")
      }
    }
    return holds
  }

  static let frameTag = -1
  /// The priority of the size of a view without a superview, which only yields to required constraints.
  private static let looseFrame = 999.5
  /// That of a height that follows the contents: UIKit's `fittingSizeLevel`.
  static let compressed = 50.0

  /// Updates a view's frame; it matters for views laid out by frame only.
  func frameDidChange(of view: View) {
    guard let own = view.unknowns, !own.holds.isEmpty else { return }
    let frame = view.frameInLayout
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    for case (let handle?, let number) in zip(own.holds, numbers) { change(handle, to: -number) }
  }

  // MARK: Layout

  /// Solves the changes, and marks the superviews of the views that must move.
  func update() {
    followSafeAreas()
    guard isOutdated else { return }
    activateWaiting()
    isOutdated = false
    applyPending()
    for own in participants where !own.view.translatesAutoresizingMaskIntoConstraints {
      func solved(_ variable: ConstraintSolver.Variable) -> Double {
        Grid.snap(length: solver.value(of: variable))
      }
      let solved = Rect(
        x: solved(own.left), y: solved(own.top), width: solved(own.width),
        height: solved(own.height))
      guard solved != own.solved else { continue }
      own.solved = solved
      own.view.superview?.setNeedsLayout()
    }
  }

  /// Places the constrained subviews, in the caller's context.
  func placeSubviews(of view: View) {
    var placed: [String] = []
    for subview in view.subviews {
      guard let own = subview.unknowns, !subview.translatesAutoresizingMaskIntoConstraints,
        !subview.keepsItsFrame, subview.frameInLayout != own.solved
      else { continue }
      placed.append(subview.name)
      subview.setting([.center, .bounds]) {
        subview.place(
          center: Point(x: own.solved.midX, y: own.solved.midY), size: own.solved.size,
          in: view.simulation)
      }
    }
    if !placed.isEmpty {
      view.simulation.log(
        .layout(of: view.name, placed: placed, isPass: view.simulation.isInLayoutPass))
    }
  }

  // MARK: Fitting

  /// A view's size by its inner constraints and the requested ones, wherever it is.
  func fittingSize(of view: View, with constraints: [Constraint]) -> Size {
    let wasManaged = !view.translatesAutoresizingMaskIntoConstraints
    view.translatesAutoresizingMaskIntoConstraints = false
    for constraint in constraints { activate(constraint, mayBreak: false) }
    followSafeAreas()
    applyPending()
    activateWaiting()
    let own = takePart(view)
    let size = Size(width: solver.value(of: own.width), height: solver.value(of: own.height))
    for constraint in constraints { constraint.isActive = false }
    view.translatesAutoresizingMaskIntoConstraints = !wasManaged
    return size.snapped
  }

  // MARK: Messages

  func warn(_ constraint: Constraint, _ text: String) {
    constraint.first.view.simulation.warn(text)
  }
}

extension View {
  fileprivate var takesPart: Bool { unknowns != nil || subviews.contains { $0.takesPart } }
}
