import Stage

/// How much of the keyboard is seen at a moment.
struct KeyboardView: Sendable, Hashable {
  /// Where it is drawn, in points of the screen.
  let rect: Rect
  /// Its opacity, 0…1.
  let alpha: Double
  /// What it shows.
  let face: KeyboardFace
  /// The screen as it is held then.
  let screen: Rect

  /// How far its top has risen above the screen's bottom, in points; less while it fades.
  var rise: Double { max(0, screen.maxY - rect.minY) * alpha }

  /// How many points of its height are on the screen; fewer while it fades.
  var visible: Double { rect.intersection(screen).height * alpha }

  /// Whether any of it can be seen.
  var isSeen: Bool { visible > 0 }
}

extension Film {
  /// The keyboard at a time, in seconds; nil where the film has none.
  func keyboardView(at time: Double) -> KeyboardView? {
    guard let layer = layer(of: .keyboard, at: .at(time)),
      let rect = rect(of: layer, at: .at(time)),
      case .keyboard(let face) = layers[layer].contents
    else { return nil }
    let screen = screen(at: time)
    // Layers that are wholly clear are not drawn at all.
    let alpha =
      rect.intersection(screen).isEmpty ? 0 : alpha(of: layer, at: .at(time))
    return KeyboardView(rect: rect, alpha: alpha, face: face, screen: screen)
  }
}
