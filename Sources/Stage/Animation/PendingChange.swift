/// A change that a setter made inside a block; the turn's commit makes an animation of it.
struct PendingChange {
  let property: Property
  /// The model's value before and after.
  let old, new: Double
  let timing: Timing
  let beginsFromCurrentState: Bool
  let block: AnimationBlock
}
