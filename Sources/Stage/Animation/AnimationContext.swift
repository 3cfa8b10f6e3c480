/// A running animation block.
struct AnimationContext {
  let duration: Double
  var pace: AnimationPace
  /// Animates changes made now; nil for a block of duration 0, whose changes jump.
  var clock: AnimationClock?
  /// For vertical positions; nil where it is the same.
  var verticalClock: AnimationClock?
  let options: AnimationOptions
  let block: AnimationBlock
  var keyframe: Keyframe?
  var animator: PropertyAnimator?
  /// The request of `beginAnimations` and the setters after it; nil for a block that is a closure.
  var opened: BlockRequest?
}

struct BlockRequest {
  let call: LogEntry.Block.Call
  /// In seconds, as is the delay.
  var duration: Double
  var delay = 0.0
  /// The curve in them counts only where `pace` is that curve.
  var options: AnimationOptions = []
  var pace: AnimationPace
  /// For vertical positions; nil where it is the same.
  var verticalPace: AnimationPace?
  /// Nil as the options say.
  var repetition: Repetition?
  var inherits = true
  var mode: KeyframeOptions.Mode?
}

/// The animations a block started, which decide when it completes.
final class AnimationBlock {
  /// The latest end of its and nested blocks' animations, in seconds; nil while there are none.
  var end: Double?
  var resized: [View] = []
  var wasReplaced = false
  var completion: ((Bool) -> Void)?

  func complete(finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }

  func extend(to end: Double) {
    self.end = max(self.end ?? end, end)
  }
}
