/// A view over a whole film: its place in the tree, style and tracks.
package struct Layer: Sendable, Hashable, Codable {
  package let name: String
  package let parent: Int?
  package let contents: Contents
  package let look: TextLook
  /// Nil is clear.
  package let background: SemanticColor?
  package let cornerRadius: Double
  package let clips: Bool
  /// When it appeared, in seconds; −∞ from the start.
  package let birth: Double
  /// When it vanished, in seconds; +∞ if it stayed.
  package let death: Double
  let across, down: AxisGeometry
  let alpha: AnimatableValue
  /// When it and every layer around it exist.
  let lifetime: Lifetime

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

  /// Whether its size may change.
  package var resizes: Bool {
    if case .still = across.length, case .still = down.length { false } else { true }
  }

  package func exists(at moment: Moment) -> Bool {
    Lifetime(birth: birth, death: death).contains(moment)
  }
}

/// A layer at a moment, in screen coordinates after every transform and scroll.
package struct LayerState: Sendable, Hashable {
  package let index: Int
  package let rect: Rect
  /// The size its contents were laid out for, in points; differs from `rect` under a scale.
  package let size: Size
  package let clip: Rect
  /// Its opacity times that of the layers around it, 0…1.
  package let alpha: Double
}
