/// What a view was, for the whole of a film: its place in the tree, its looks and its tracks.
public struct Layer: Sendable, Hashable {
  /// The view's name, for people.
  public let name: String
  /// The index of the layer it lies in; nil for a window.
  public let parent: Int?
  /// What it draws.
  public let contents: Contents
  /// What fills its bounds; nil is clear.
  public let background: Swatch?
  /// The radius of its corners, in points.
  public let cornerRadius: Double
  /// Whether it cuts off what lies outside its bounds.
  public let clips: Bool
  /// When it appeared, in seconds; −∞ when it was there from the start.
  public let birth: Double
  /// When it vanished, in seconds; +∞ when it stayed.
  public let death: Double
  /// How it lies, by width and by height.
  let across, down: Placing
  /// Its opacity.
  let alpha: Number
  /// When it and every layer it lies in exist.
  let presence: Presence

  /// One of its numbers.
  subscript(property: Property) -> Number {
    switch property {
    case .centerX: across.center
    case .centerY: down.center
    case .width: across.length
    case .height: down.length
    case .originX: across.origin
    case .originY: down.origin
    case .translationX: across.translation
    case .translationY: down.translation
    case .scaleX: across.scale
    case .scaleY: down.scale
    case .alpha: alpha
    }
  }

  /// Whether it exists at a moment.
  public func exists(at moment: Moment) -> Bool {
    Presence(birth: birth, death: death).contains(moment)
  }
}

/// A time in which something exists, in seconds.
struct Presence: Sendable, Hashable {
  let birth, death: Double

  func contains(_ moment: Moment) -> Bool {
    if moment.isBeforeTurns { return birth < moment.time && moment.time <= death }
    return birth <= moment.time && moment.time < death
  }
}

/// A layer at one moment, in screen coordinates after every transform and scroll.
public struct LayerState: Sendable, Hashable {
  /// The layer's index in `Film.layers`.
  public let index: Int
  /// Where its bounds are drawn, in points.
  public let rect: Rect
  /// The size its contents were laid out for, in points; `rect` differs from it when a transform scales.
  public let size: Size
  /// What the layers around it let through, in points.
  public let clip: Rect
  /// Its opacity times that of the layers around it, 0…1.
  public let alpha: Double
}
