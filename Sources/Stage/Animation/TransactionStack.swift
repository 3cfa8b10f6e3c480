/// The transactions of Core Animation that are open: the turn's own, and those that were begun in it.
struct TransactionStack {
  struct Transaction {
    /// Whether changes animate; nil as the one around it says.
    var disablesActions: Bool?
    /// Seconds; nil as the one around it says.
    var duration: Double?
    var timingFunction: UnitCurve?
    /// What to call once everything that was animated in it has ended.
    var completion: (() -> Void)?
    /// The latest end of what was animated in it since then, in seconds.
    var end: Double?
  }

  private(set) var open = [Transaction()]

  mutating func begin() { open.append(Transaction()) }

  /// Ends the innermost one; the turn's own is followed by that of the next.
  mutating func end() -> Transaction {
    let last = open.removeLast()
    if open.isEmpty { open.append(Transaction()) }
    return last
  }

  /// Whether any was begun and not committed.
  var hasBegun: Bool { open.count > 1 }

  /// The innermost one.
  var last: Transaction {
    get { open[open.count - 1] }
    set { open[open.count - 1] = newValue }
  }

  var disablesActions: Bool { open.last { $0.disablesActions != nil }?.disablesActions ?? false }

  /// The duration of implicit animations, in seconds; 1/4 where none is set (CATransaction.h).
  var duration: Double { open.last { $0.duration != nil }?.duration ?? 0.25 }

  /// Something animates until a time, in seconds.
  mutating func extend(to end: Double) {
    for index in open.indices { open[index].end = max(open[index].end ?? end, end) }
  }

  /// Told of a change that does not animate, in a block or outside.
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
  /// Commits the innermost transaction.
  func endTransaction() {
    if transactions.hasBegun { log(.transaction("committed")) }
    let transaction = transactions.end()
    guard let completion = transaction.completion else { return }
    schedule(at: transaction.end ?? now, "completion of a transaction", completion)
  }

  /// Commits all that are open, as the turn ends.
  func closeTransactions() {
    while transactions.hasBegun {
      warn("A transaction was begun without being committed, which came at the turn's end.")
      endTransaction()
    }
    endTransaction()
  }
}
