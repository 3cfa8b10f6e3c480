/// How often an animation plays, positive or infinite, and whether it autoreverses.
public struct Repetition: Sendable, Hashable, Codable {
  /// How many times it plays, back and forth being one; infinite until replaced or the film's end.
  ///
  /// It need not be whole, like UIKit's repeat count.
  public let count: Double
  /// Whether it plays back after playing forward.
  public let autoreverses: Bool

  /// Creates a repetition; nil unless the count is above 0.
  public init?(count: Double, autoreverses: Bool = false) {
    guard count > 0 else { return nil }
    self.init(unchecked: count, autoreverses)
  }

  private init(unchecked count: Double, _ autoreverses: Bool) {
    self.count = count
    self.autoreverses = autoreverses
  }

  /// Once, forward.
  public static let once = Repetition(unchecked: 1, false)

  init(_ options: AnimationOptions) {
    self.init(
      unchecked: options.contains(.repeat) ? .infinity : 1, options.contains(.autoreverse))
  }

  var passes: Double { autoreverses ? 2 * count : count }
}

extension Repetition: CustomStringConvertible {
  /// For example "3 times, back and forth"; empty for once.
  public var description: String {
    let times = count == 1 ? "" : count.isFinite ? "\(count.decimals(upTo: 4)) times" : "endlessly"
    let ways = autoreverses ? "back and forth" : ""
    return [times, ways].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
