/// The bar's distances from a right bar, in each frame of an event or of a rest.
///
/// The distance between both edges within one frame counts, so a recorder's clock does not matter. A bar that moves
/// with the keyboard may still come nearer to it: one on a safe area has a shorter way. It either moves in proportion,
/// or waits for the keyboard and rides on it from there. It is compared with the nearer of both, from its first frame
/// to its last.
///
/// The right place follows from the rests of the whole film; `BarCourse` is a bar's motion between its own.
public struct EventGaps: Sendable, Hashable {
  /// One frame.
  public struct Gap: Sendable, Hashable {
    /// The film's frame.
    public let frame: Int
    /// Seconds from the film's first frame.
    public let time: Double
    /// From the bar's bottom to the keyboard's top, in the film's unit: negative if it is covered.
    public let distance: Double
    /// How much farther above the keyboard than right, in the film's unit; negative if covered.
    public let excess: Double
    /// Half the width of the 95 % range, in the film's unit.
    public let uncertainty: Double
    /// The keyboard's progress, 0…1.
    let progress: Double
    /// Whether the frame's readings fit the others'; if not, it is left out of the extremes.
    public internal(set) var isTrusted = true
    /// Whether the keyboard covers the bar, so that it may lack more than `excess`.
    var isLeast = false
  }

  /// The frames that show both, in order of time.
  public internal(set) var frames: [Gap]
  /// Frames without the keyboard's top, whose neighbours confine it so that the bar may be right.
  var bracketed: Set<Int> = []
  /// In how many of those the bar is nowhere between the right places that its neighbours leave, however far apart.
  var outsideCount = 0
  /// Whether the frames are exact numbers: each of them counts.
  var isExact = false
  /// Whether the bar moved with the keyboard: the rest is noise, and medians of three frames count.
  var isNoise = false
  /// Whether the bar's readings are too bad for extremes.
  var isWeak = false

  /// The widest gap beyond the uncertainty, in the film's unit.
  public var widest: Gap? { extreme { $0.excess } }
  /// The largest cover, a negative excess, beyond the uncertainty, in the film's unit.
  public var deepest: Gap? { extreme { -$0.excess } }

  var extremes: [Gap] { [widest, deepest].compactMap { $0 } }

  /// The least share of trusted frames for the extremes to be known.
  private static let trustedShare = 0.7

  /// Whether the extremes are known: if not, they are nil for want of readings, not of faults.
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
