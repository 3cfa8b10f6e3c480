/// How much a play may make of a script: what takes memory, and what takes time wherever the film is looked at.
///
/// The numbers are chosen so that the films of one scenario, however many approaches it has, stay below 512 MiB, and
/// whatever is measured or drawn of them takes a few seconds of a processor. As measured on x86-64, a view takes half a
/// kibibyte with its layer, a change up to a third of one with its entry in the log, and a frame of an animation less
/// than a microsecond.
public struct PlayLimits: Sendable, Hashable {
  /// The most views that are made, a list's rows and what is in them too; those that are gone count.
  public var views: Int
  /// The most changes of views' numbers that reach the screen.
  public var changes: Int
  /// The most frames of animations of one number of a view; animations that run at the same time count each.
  public var animatedFrames: Int

  /// Limits of these numbers.
  public init(views: Int, changes: Int, animatedFrames: Int) {
    self.views = views
    self.changes = changes
    self.animatedFrames = animatedFrames
  }

  /// What all plays of a scenario may make together.
  public static let all = PlayLimits(
    views: 200_000, changes: 1_000_000, animatedFrames: 2_000_000)

  /// What each of so many plays may make.
  ///
  /// - Parameter plays: 1 or more.
  public func share(among plays: Int) -> PlayLimits {
    PlayLimits(
      views: views / plays, changes: changes / plays, animatedFrames: animatedFrames / plays)
  }
}

extension PlayLimits: CustomStringConvertible {
  /// The three numbers.
  public var description: String {
    "\(views) views, \(changes) changes, \(animatedFrames) animated frames"
  }
}
