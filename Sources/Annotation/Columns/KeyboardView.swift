import Stage

/// The keyboard as drawn at a moment.
struct KeyboardView: Sendable, Hashable {
  /// In points of the screen.
  let rect: Rect
  /// From 0 to 1.
  let alpha: Double
  let face: KeyboardFace
  let screen: Rect

  /// Its top above the screen's bottom, in points; less while it fades.
  var rise: Double { max(0, screen.maxY - rect.minY) * alpha }

  /// Its height on the screen, in points; less while it fades.
  var visible: Double { rect.intersection(screen).height * alpha }

  var isSeen: Bool { visible > 0 }
}

extension Film {
  /// At a time in seconds; nil where the film has none.
  func keyboardView(at time: Double) -> KeyboardView? {
    guard let layer = layer(of: .keyboard, at: .at(time)),
      let rect = rect(of: layer, at: .at(time)),
      case .keyboard(let face) = layers[layer].contents
    else { return nil }
    let screen = screen(at: time)
    // Wholly clear layers are not drawn at all.
    let alpha =
      rect.intersection(screen).isEmpty ? 0 : alpha(of: layer, at: .at(time))
    return KeyboardView(rect: rect, alpha: alpha, face: face, screen: screen)
  }
}
