/// Core Animation's transactions, as far as they matter to views: UIKit's `CATransaction`.
///
/// A view's layer animates in an animation block alone, never by a transaction: its duration and timing function are
/// kept and change nothing that a view shows. What does work on views is that actions can be disabled, inside of
/// blocks too, and that a completion is called at the end of what was animated.
///
/// Source: Apple, Core Animation Programming Guide, "How to Animate Layer-Backed Views", and `CATransaction`.
public struct Transaction {
  fileprivate unowned let simulation: Simulation

  /// Begins a transaction inside those that are open; `commit` ends it.
  public func begin() {
    simulation.transactions.begin()
    simulation.log(.transaction("begun"))
  }

  /// Ends the transaction that was begun last; without one, a warning.
  public func commit() {
    guard simulation.transactions.hasBegun else {
      simulation.warn("A transaction was committed without being begun.")
      return
    }
    simulation.endTransaction()
  }

  /// The duration of implicit animations, in seconds; 0.25 unless one is set.
  public var animationDuration: Double { simulation.transactions.duration }

  /// Sets the duration of implicit animations, in seconds, which views do not have.
  public func setAnimationDuration(_ duration: Double) {
    guard duration >= 0, duration.isFinite else {
      simulation.warn("A transaction's duration of \(duration) s was ignored.")
      return
    }
    simulation.transactions.last.duration = duration
  }

  /// Sets the pace of implicit animations, which views do not have.
  public func setAnimationTimingFunction(_ function: MediaTimingFunction) {
    simulation.transactions.last.timingFunction = function.unitCurve
  }

  /// Whether changes made now cannot animate.
  public var disableActions: Bool { simulation.transactions.disablesActions }

  /// Says whether changes animate that are made until the transaction ends, in animation blocks too.
  ///
  /// Outside of `begin` and `commit` until the turn ends.
  public func setDisableActions(_ disables: Bool) {
    simulation.transactions.last.disablesActions = disables
    simulation.log(.transaction(disables ? "actions disabled" : "actions enabled"))
  }

  /// Has `completion` called, in a turn of its own, once everything has ended that the transaction animates from now
  /// on; right after the transaction's turn where nothing does.
  public func setCompletionBlock(_ completion: @escaping () -> Void) {
    simulation.transactions.last.completion = completion
    simulation.transactions.last.end = nil
    simulation.log(.transaction("given a completion"))
  }
}

extension AppScreen {
  /// UIKit's `CATransaction`.
  public var transaction: Transaction { Transaction(simulation: simulation) }
}
