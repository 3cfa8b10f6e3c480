/// Causes that a play mends, to find out what each of them does: UIKit made more forgiving, one thing at a time.
///
/// Mending acts on `animate`, layout and notifications and knows nothing of the approach, so that it serves an app's
/// own handlers too. Mending nothing plays the script as it is.
public struct Mending: OptionSet, Sendable, Hashable, CaseIterable {
  /// One bit per cause.
  public let rawValue: Int

  /// Causes by their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Blocks that handlers run take the keyboard's curve.
  public static let curve = Mending(rawValue: 1)
  /// Blocks that handlers run last as long as the notification says, even one that asks for no animation.
  public static let duration = Mending(rawValue: 2)
  /// What handlers defer, or do once the keyboard has come, happens as it begins to come.
  public static let start = Mending(rawValue: 4)
  /// What a handler's block marks is laid out in it, and no layout pass undoes a frame that a handler set.
  public static let layout = Mending(rawValue: 8)
  /// Handlers of notifications run in the keyboard's own block.
  public static let context = Mending(rawValue: 16)
  /// Frames in notifications say what the keyboard covers of the app once it has moved.
  public static let height = Mending(rawValue: 32)
  /// Frames in notifications are shorter by the safe area's bottom inset.
  public static let inset = Mending(rawValue: 64)

  /// Each cause alone, in the order of their declaration.
  public static let allCases: [Mending] = [
    .curve, .duration, .start, .layout, .context, .height, .inset,
  ]

  private static let names = ["curve", "duration", "start", "layout", "context", "height", "inset"]

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
