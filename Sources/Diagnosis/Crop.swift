public import Stage

/// The part of the screen that a picture shows.
public enum Crop: Sendable, Hashable {
  /// The part that bar and keyboard travel over.
  case seam
  case screen
  /// In points from the screen's top left, clipped to the screen.
  case part(Rect)

  /// The shortest side of a part, in points; smaller ones would be unrecognisable.
  public static let shortestSide = 20.0

  /// A crop by name: `seam`, `screen`, or a part as `X,Y,WIDTH,HEIGHT` in points; else nil.
  public init?(_ text: some StringProtocol) {
    switch text {
    case "seam": self = .seam
    case "screen": self = .screen
    default:
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
        Double($0.drop { $0 == " " })
      }
      guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
        let height = numbers[3]
      else { return nil }
      self.init(part: Rect(x: x, y: y, width: width, height: height))
    }
  }

  /// A part of the screen; nil unless its origin is finite and its sides `shortestSide`…10,000 pt.
  public init?(part: Rect) {
    let sides = Crop.shortestSide...10_000
    guard part.minX.isFinite, part.minY.isFinite, sides.contains(part.width),
      sides.contains(part.height)
    else { return nil }
    self = .part(part)
  }

  /// The visible part of a screen, in points; nil where hardly any of it is on the screen.
  public func part(of screen: Rect) -> Rect? {
    guard case .part(let part) = self else { return screen }
    let seen = part.offset(x: screen.minX, y: screen.minY).intersection(screen)
    return Crop(part: seen) == nil ? nil : seen
  }
}

extension Crop: CustomStringConvertible {
  /// As read by `init(_:)`.
  public var description: String {
    switch self {
    case .seam: "seam"
    case .screen: "screen"
    case .part(let part):
      [part.minX, part.minY, part.width, part.height].map(\.shortest).joined(separator: ",")
    }
  }
}
