/// A change made in a block; the turn's commit animates it.
struct PendingChange {
  let property: Property
  let old, new: Double
  let clock: AnimationClock
  let beginsFromCurrentState: Bool
  let block: AnimationBlock
  let keyframe: Keyframe?
  let animator: PropertyAnimator?
  /// Whether it is a layer's own, without a block.
  let isImplicit: Bool

  /// Whether it can add to running animations: repeating, keyframe and implicit animations replace them.
  var canAdd: Bool { keyframe == nil && clock.repetition == .once && !isImplicit }
}
