import Stage

extension FrameOffsets {
  /// The frame with the greatest speed; nil where none moves, or one is infinitely fast.
  var fastest: OffsetFrame? {
    let fastest = self.max { $0.velocity.magnitude < $1.velocity.magnitude }
    guard let fastest, fastest.velocity.isFinite, fastest.velocity != 0 else { return nil }
    return fastest
  }

  /// The frame that is farthest beyond the motion's end; nil where none is visibly so.
  var farthestOvershoot: OffsetFrame? {
    guard distance != 0, let farthest = self.max(by: { $0.progress < $1.progress }),
      farthest.progress > 1 + FrameOffsets.visibleOvershoot
    else { return nil }
    return farthest
  }

  /// The least visible overshoot, as a share of the distance: a line's width.
  private static var visibleOvershoot: Double { 0.005 }
}
