/// How far the bar is from where a right one would be, in each frame of an event or of a rest.
///
/// What counts is the distance between the two within one frame, so a recorder's clock does not matter; and a bar that
/// goes with the keyboard may still come nearer to it: one that stands on a safe area has less far to go. It either
/// does so as the keyboard goes, or waits for the keyboard to reach it and rides on it from there. It is compared with
/// the one of both that it is nearer to, from its first frame to its last.
///
/// Where a right bar would be follows from the rests of the whole film. `BarCourse` says how a bar goes between its own.
public struct EventGaps: Sendable, Hashable {
  /// One frame.
  public struct Gap: Sendable, Hashable {
    /// The film's frame.
    public let frame: Int
    /// When, in seconds from the film's first frame.
    public let time: Double
    /// From the bar's bottom to the keyboard's top, in the film's unit: positive where what lies behind shows, negative
    /// where the bar is covered.
    public let distance: Double
    /// How much farther the bar is above the keyboard than it should be, in the film's unit; negative where it is
    /// covered.
    public let excess: Double
    /// Half the width of the range that holds it 19 times of 20, in the film's unit.
    public let uncertainty: Double
    /// How far the keyboard is on its way, 0…1.
    let progress: Double
    /// Whether the frame's readings fit the others': what does not is no part of the extremes.
    public internal(set) var isTrusted = true
  }

  /// The frames that show both, in order of time.
  public internal(set) var frames: [Gap]
  /// The frames that show the bar and not the keyboard's top, which the frames beside them leave little room: the bar is
  /// where a right one may be.
  var bracketed: Set<Int> = []
  /// Whether the frames are exact numbers: each of them counts.
  var isExact = false
  /// Whether the bar went with the keyboard: what is left is noise, of which the middle of three frames is taken.
  var isNoise = false
  /// Whether the bar is read too badly for the extremes to be told.
  var isWeak = false

  /// The widest gap that can be told from none, in the film's unit.
  public var widest: Gap? { extreme { $0.excess } }
  /// The most that the keyboard covers, as a negative excess, that can be told from nothing, in the film's unit.
  public var deepest: Gap? { extreme { -$0.excess } }

  /// The part of the frames that must be trusted for the extremes to be told.
  private static let trustedShare = 0.7

  /// Whether the extremes are told: without, they are nil because too little is seen, and not because nothing is wrong.
  public var isTold: Bool {
    isExact
      || !isWeak
        && Double(frames.count(where: \.isTrusted)) >= EventGaps.trustedShare * Double(frames.count)
  }

  private func extreme(_ size: (Gap) -> Double) -> Gap? {
    guard isTold else { return nil }
    let trusted = frames.filter(\.isTrusted)
    let sizes = trusted.indices.map { index in
      let near = trusted[max(index - 1, 0)...min(index + 1, trusted.count - 1)].map(size)
      return isNoise && !isExact ? median(near) : size(trusted[index])
    }
    guard let index = sizes.indices.max(by: { sizes[$0] < sizes[$1] }),
      sizes[index] > trusted[index].uncertainty
    else { return nil }
    return trusted[index]
  }
}
