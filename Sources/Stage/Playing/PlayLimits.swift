/// Limits on the memory and the time that a play takes, and wherever its film is measured or drawn.
///
/// The numbers are chosen so that the films of one scenario, however many approaches it has, stay below 512 MiB, and
/// measuring or drawing them takes a few seconds of a processor. As measured on x86-64, a view takes half a kibibyte
/// with its layer, a change up to a third of one with its log entry, and a frame of an animation less than a
/// microsecond.
public struct PlayLimits: Sendable, Hashable {
  /// The most views, including a list's rows and their subviews, and removed ones.
  public var views: Int
  /// The most changes of views' numbers that reach the screen.
  public var changes: Int
  /// The most animated frames of one number of a view; simultaneous animations count each.
  public var animatedFrames: Int

  /// The most processor time of one play of an app's own code, in seconds; other plays are not limited.
  public var seconds: Int

  /// Limits with these numbers.
  public init(views: Int, changes: Int, animatedFrames: Int, seconds: Int = 60) {
    self.views = views
    self.changes = changes
    self.animatedFrames = animatedFrames
    self.seconds = seconds
  }

  /// For all plays of a scenario together.
  public static let all = PlayLimits(
    views: 200_000, changes: 1_000_000, animatedFrames: 2_000_000)

  /// The limits of each of `plays` plays, 1 or more.
  public func share(among plays: Int) -> PlayLimits {
    PlayLimits(
      views: views / plays, changes: changes / plays, animatedFrames: animatedFrames / plays,
      seconds: seconds)
  }
}

extension PlayLimits: CustomStringConvertible {
  /// The numbers.
  public var description: String {
    "\(views) views, \(changes) changes, \(animatedFrames) animated frames, \(seconds) s"
  }
}
