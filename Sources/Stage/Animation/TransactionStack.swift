/// The open transactions of Core Animation: the turn's own, and those begun in it.
struct TransactionStack {
  struct Transaction {
    /// Nil inherits from the enclosing one, as for `duration`.
    var disablesActions: Bool?
    var duration: Double?
    var timingFunction: UnitCurve?
    var completion: (() -> Void)?
    /// The latest end of its animations since `completion` was set, in seconds.
    var end: Double?
  }

  private(set) var open = [Transaction()]

  mutating func begin() { open.append(Transaction()) }

  mutating func end() -> Transaction {
    let last = open.removeLast()
    if open.isEmpty { open.append(Transaction()) }
    return last
  }

  var hasBegun: Bool { open.count > 1 }

  var last: Transaction {
    get { open[open.count - 1] }
    set { open[open.count - 1] = newValue }
  }

  var disablesActions: Bool { open.last { $0.disablesActions != nil }?.disablesActions ?? false }

  /// The duration of implicit animations, in seconds; 1/4 by default (CATransaction.h).
  var duration: Double { open.last { $0.duration != nil }?.duration ?? 0.25 }

  var timingFunction: UnitCurve? { open.last { $0.timingFunction != nil }?.timingFunction }

  mutating func extend(to end: Double) {
    for index in open.indices { open[index].end = max(open[index].end ?? end, end) }
  }

  func didJump(in simulation: Simulation) {
    guard !disablesActions, simulation.contexts.isEmpty, simulation.animationsAreEnabled,
      open.contains(where: { $0.duration != nil || $0.timingFunction != nil })
    else { return }
    simulation.warn(
      "A transaction's duration and timing function pace layers that stand alone; views outside of animation blocks "
        + "jump all the same.")
  }
}

extension Simulation {
  func endTransaction() {
    if transactions.hasBegun { log(.transaction("committed")) }
    let transaction = transactions.end()
    guard let completion = transaction.completion else { return }
    schedule(at: transaction.end ?? now, "completion of a transaction", completion)
  }

  func closeTransactions() {
    while transactions.hasBegun {
      warn("A transaction was begun without being committed, which came at the turn's end.")
      endTransaction()
    }
    endTransaction()
  }
}
