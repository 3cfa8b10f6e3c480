/// A running animation block: what a change made inside it does.
struct AnimationContext {
  /// The duration that nested blocks inherit, in seconds.
  let duration: Double
  /// What paces nested blocks that inherit it.
  var pace: AnimationPace
  /// When and how changes made now will animate; nil for a block of duration 0, whose changes jump.
  var clock: AnimationClock?
  /// The same for vertical positions; nil where it is no other.
  var verticalClock: AnimationClock?
  /// UIKit's flags.
  let options: AnimationOptions
  /// Where the block keeps its accounts.
  let block: AnimationBlock
  /// The keyframe that changes made now belong to; nil outside of keyframe animations.
  var keyframe: Keyframe?
  /// The animator that they belong to.
  var animator: PropertyAnimator?
  /// What `beginAnimations` and the setters after it ask for; nil for a block that is a closure.
  var opened: BlockRequest?
}

/// What a caller asks of a block.
struct BlockRequest {
  /// What was called.
  let call: LogEntry.Block.Call
  /// Seconds.
  var duration: Double
  /// Seconds.
  var delay = 0.0
  /// UIKit's flags; the curve in them counts only where `pace` is it.
  var options: AnimationOptions = []
  /// What paces it.
  var pace: AnimationPace
  /// What paces vertical positions; nil where it is the same.
  var verticalPace: AnimationPace?
  /// How often it plays; nil as the options say.
  var repetition: Repetition?
  /// Whether it takes duration and curve from a block around it.
  var inherits = true
  /// How values follow from keyframes; nil where there are none.
  var mode: KeyframeOptions.Mode?
}

/// What a block really animated, which says when it completes.
final class AnimationBlock {
  /// The latest end of anything it or a block inside it animates, in seconds; nil while nothing does.
  var end: Double?
  /// Views whose bounds changed size in it.
  var resized: [View] = []
  /// Whether something of it was replaced, which ends it.
  var wasReplaced = false
  /// What to call at the end; taken away once called.
  var completion: ((Bool) -> Void)?

  func complete(finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }

  /// Something that it animates ends at a time, in seconds.
  func extend(to end: Double) {
    self.end = max(self.end ?? end, end)
  }
}
