/// Core Animation's transactions, as far as they matter to views: UIKit's `CATransaction`.
///
/// A view's layer animates only in an animation block, never by a transaction: its duration is kept and changes nothing
/// there. Its timing function replaces that of the block's animations (CATransaction.h). Disabling actions does work on
/// views, inside blocks too, and so does the completion at the end of the animations.
///
/// Source: Apple, Core Animation Programming Guide, "How to Animate Layer-Backed Views", and `CATransaction`.
public struct Transaction {
  fileprivate unowned let simulation: Simulation

  /// Begins a nested transaction, ended by `commit`.
  public func begin() {
    simulation.transactions.begin()
    simulation.log(.transaction("begun"))
  }

  /// Ends the transaction begun last; warns without one.
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

  /// Sets the pace of animations, but not of springs and keyframes.
  public func setAnimationTimingFunction(_ function: MediaTimingFunction) {
    setAnimationCurve(function.unitCurve)
  }

  /// The pace that is set; nil for none.
  package var animationCurve: UnitCurve? { simulation.transactions.timingFunction }

  /// Sets the pace of animations to any curve, or for nil to that of the transaction around it.
  package func setAnimationCurve(_ curve: UnitCurve?) {
    simulation.transactions.last.timingFunction = curve
  }

  /// Whether changes made now cannot animate.
  public var disableActions: Bool { simulation.transactions.disablesActions }

  /// Sets whether changes animate until the transaction ends, in animation blocks too.
  ///
  /// Outside `begin` and `commit` it applies until the turn ends.
  public func setDisableActions(_ disables: Bool) {
    simulation.transactions.last.disablesActions = disables
    simulation.log(.transaction(disables ? "actions disabled" : "actions enabled"))
  }

  /// Calls `completion`, in its own turn, once the transaction's later animations have ended.
  ///
  /// Right after the transaction's turn where there are none.
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
