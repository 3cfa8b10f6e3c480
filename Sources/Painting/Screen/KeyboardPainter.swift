import Graphics
import Stage

/// Draws the system keyboard.
struct KeyboardPainter {
  let colors: KeyboardPalette

  /// The system's suggestions before any typing.
  private static let suggestedWords = ["I", "The", "I’m"]

  func draw(_ face: KeyboardFace, in rect: Rect, on canvas: Canvas) {
    let layout = KeyboardLayout(face, size: rect.size)
    canvas.saved {
      canvas.translate(x: rect.minX, y: rect.minY)
      for tray in layout.trays { drawTray(face, in: tray, on: canvas) }
      drawSuggestions(layout.suggestions, isGlass: face.cornerRadius > 0, on: canvas)
      for key in layout.keys { draw(key, layout, hasShadow: face.cornerRadius <= 0, on: canvas) }
    }
  }

  private func drawTray(_ face: KeyboardFace, in bounds: Rect, on canvas: Canvas) {
    if face.isLoose {
      drawLooseTray(face, in: bounds, on: canvas)
      return
    }
    // Reaches below the edge, so that a half-covered last row of pixels has no seam.
    let tray = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height + 1)
    guard face.cornerRadius > 0 else {
      canvas.fill(tray, colors.tray)
      return
    }
    let path = Path.rounded(tray, radius: face.cornerRadius, corners: .top)
    canvas.fill(path, colors.glassTray)
    let half = canvas.pixel / 2
    let inside = tray.inset(by: Insets(top: half, left: half, bottom: 0, right: half))
    let fade = LinearGradient(
      from: .zero, to: Point(x: 0, y: face.cornerRadius), colors.edge, colors.edge.opacity(0))
    canvas.stroke(
      .rounded(inside, radius: face.cornerRadius - half, corners: .top), .gradient(fade),
      Stroke(width: canvas.pixel))
  }

  /// The radius of a tray that does not reach the screen's edges, in points; judged by eye.
  private static let looseRadius = 10.0

  /// A tray with round corners and an edge, as the screen is visible around it.
  private func drawLooseTray(_ face: KeyboardFace, in bounds: Rect, on canvas: Canvas) {
    let radius = max(face.cornerRadius, KeyboardPainter.looseRadius)
    canvas.fill(
      .rounded(bounds, radius: radius), face.cornerRadius > 0 ? colors.glassTray : colors.tray)
    canvas.hairline(around: bounds, radius: radius, colors.hairline)
  }

  private func drawSuggestions(_ bar: Rect, isGlass: Bool, on canvas: Canvas) {
    guard bar.height > 0 else { return }
    let words = KeyboardPainter.suggestedWords
    let width = bar.width / Double(words.count)
    // In the middle between the edge and the first keys' visible shade.
    let box = Rect(x: 0, y: bar.minY + 2, width: width, height: bar.height)
    let style = TextStyle(17, .regular, colors.ink)
    for (index, word) in words.enumerated() {
      canvas.text(word, in: box.offset(x: Double(index) * width, y: 0), style)
      guard index > 0 else { continue }
      let room = bar.height * 0.24
      canvas.hairline(
        x: Double(index) * width, from: box.minY + room, to: box.maxY - room, colors.hairline)
    }
  }

  private func draw(
    _ key: KeyboardLayout.Key, _ layout: KeyboardLayout, hasShadow: Bool, on canvas: Canvas
  ) {
    let rect = canvas.snapped(key.rect)
    let fill: Color? =
      switch key.kind {
      case .letter: colors.key
      case .function: hasShadow ? colors.functionKey : colors.glassFunctionKey
      case .enter: colors.returnKey
      case .bare: nil
      }
    if let fill {
      if hasShadow {
        let below = max(canvas.pixel, (1 / canvas.pixel).rounded() * canvas.pixel)
        canvas.fill(
          .rounded(rect.offset(x: 0, y: below), radius: layout.keyRadius), colors.keyShadow)
      }
      canvas.fill(.rounded(rect, radius: layout.keyRadius), fill)
    }
    let ink =
      switch key.kind {
      case .enter: colors.onReturnKey
      case .bare: colors.second
      case .letter, .function: colors.ink
      }
    switch key.legend {
    case .letter(let letter):
      // Small letters are centred a little above capitals.
      canvas.text(
        letter, in: rect.offset(x: 0, y: -0.04 * layout.letterSize),
        TextStyle(layout.letterSize, .regular, ink))
    case .word(let word):
      canvas.text(
        word, in: rect, TextStyle(layout.wordSize, .regular, ink), truncates: true)
    case .symbol(let symbol):
      let side = key.kind == .bare ? 27 : layout.symbolSide
      symbol.draw(in: rect, side: side, weight: 1.5, ink, on: canvas)
    }
  }
}

extension KeyboardFace {
  /// Whether the screen is visible around it, or between its parts.
  var isLoose: Bool { position == .floating || position == .split || barWidth != nil }
}
