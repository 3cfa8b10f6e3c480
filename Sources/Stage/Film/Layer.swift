/// A view over a whole film: its position in the tree, its style and its tracks.
package struct Layer: Sendable, Hashable {
  /// The view's name, for people.
  package let name: String
  /// The index of the layer it lies in; nil for a window.
  package let parent: Int?
  /// What it draws.
  package let contents: Contents
  /// What fills its bounds; nil is clear.
  package let background: SemanticColor?
  /// The radius of its corners, in points.
  package let cornerRadius: Double
  /// Whether it cuts off what lies outside its bounds.
  package let clips: Bool
  /// When it appeared, in seconds; −∞ when it was there from the start.
  package let birth: Double
  /// When it vanished, in seconds; +∞ when it stayed.
  package let death: Double
  /// Its geometry, horizontally and vertically.
  let across, down: AxisGeometry
  /// Its opacity.
  let alpha: AnimatableValue
  /// When it and every layer it lies in exist.
  let lifetime: Lifetime

  /// One of its numbers.
  subscript(property: Property) -> AnimatableValue {
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
  package func exists(at moment: Moment) -> Bool {
    Lifetime(birth: birth, death: death).contains(moment)
  }
}

/// A layer at one moment, in screen coordinates after every transform and scroll.
package struct LayerState: Sendable, Hashable {
  /// The layer's index in `Film.layers`.
  package let index: Int
  /// Where its bounds are drawn, in points.
  package let rect: Rect
  /// The size its contents were laid out for, in points; `rect` differs from it when a transform scales.
  package let size: Size
  /// What the layers around it let through, in points.
  package let clip: Rect
  /// Its opacity times that of the layers around it, 0…1.
  package let alpha: Double
}
