/// A running animation block: what a change made inside it does.
struct AnimationContext {
  /// The duration that nested blocks inherit, in seconds.
  let duration: Double
  /// The curve that nested blocks inherit.
  let curve: AnimationCurve
  /// When and how changes made now will animate; nil for a block of duration 0, whose changes jump.
  let timing: Timing?
  /// UIKit's flags.
  let options: AnimationOptions
  /// Where the block keeps its accounts.
  let block: AnimationBlock
}

/// What a block really animated, which says when it completes.
final class AnimationBlock {
  /// The latest end of anything it or a block inside it animates, in seconds; nil while nothing does.
  var end: Double?
  /// Views whose bounds changed size in it.
  var resized: [View] = []
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
