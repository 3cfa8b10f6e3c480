/// Causes of bugs that a play fixes, to measure each one's effect: a more forgiving UIKit.
///
/// Fixes act on `animate`, layout and notifications, independent of the approach, so that they work for an app's own
/// handlers too. An empty set plays the script as it is.
public struct Mending: OptionSet, Sendable, Hashable, CaseIterable {
  /// One bit per cause.
  public let rawValue: Int

  /// A set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Handlers' blocks take the keyboard's curve.
  public static let curve = Mending(rawValue: 1)
  /// Handlers' blocks last as long as the notification reports, even those without animation.
  public static let duration = Mending(rawValue: 2)
  /// Work that handlers defer, or do once the keyboard is there, happens as it begins to appear.
  public static let start = Mending(rawValue: 4)
  /// Views marked in a handler's block are laid out in it, and no layout pass undoes its frames.
  public static let layout = Mending(rawValue: 8)
  /// Keyboard handlers run in the keyboard's own block.
  public static let context = Mending(rawValue: 16)
  /// Frames in notifications report what the keyboard finally covers of the app.
  public static let height = Mending(rawValue: 32)
  /// Frames in notifications are shorter by the safe area's bottom inset.
  public static let inset = Mending(rawValue: 64)
  /// The main thread never stalls.
  public static let stall = Mending(rawValue: 256)

  /// Before a keyboard handler reads a frame that a waiting layout will change, that layout is done.
  public static let reading = Mending(rawValue: 512)

  /// No fix but a trial: the app's views have no inset at the screen's bottom.
  ///
  /// A bar that is as far above the keyboard then does not count the inset twice, but keeps a distance by design.
  package static let withoutInset = Mending(rawValue: 128)

  /// Each cause alone, in order of declaration.
  public static let allCases: [Mending] = [
    .curve, .duration, .start, .layout, .context, .height, .inset,
    .stall, .reading,
  ]

  /// The causes that a film can have: a stall or a stale read only where there is one.
  package static func causes(of film: Film) -> [Mending] {
    allCases.filter { cause in
      switch cause {
      case .stall: film.events.contains(where: \.action.isStall)
      case .reading: film.log.contains(where: \.isStaleRead)
      default: true
      }
    }
  }

  private static let names = [
    "curve", "duration", "start", "layout", "context", "height", "inset", "stall",
    "reading",
  ]

  /// The names of the causes, joined by a plus sign; `nothing` for none.
  public var name: String {
    let names = zip(Mending.allCases, Mending.names).filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? "nothing" : names.joined(separator: "+")
  }
}

extension Mending: CustomStringConvertible {
  /// The same as ``name``.
  public var description: String { name }
}
