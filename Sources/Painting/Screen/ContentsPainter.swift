import Basics
package import Graphics
package import Stage

/// Draws a view's background and contents from a rectangle, a swatch and contents, without layout.
package struct ContentsPainter: Sendable {
  package let theme: Theme

  package init(_ theme: Theme) {
    self.theme = theme
  }

  /// In points of the canvas.
  package func draw(
    _ contents: Contents, _ look: TextLook = .usual, background: SemanticColor?,
    cornerRadius: Double, in rect: Rect,
    on canvas: Canvas
  ) {
    if let background { fill(background, cornerRadius, in: rect, on: canvas) }
    if case .cursor(let x, let y) = contents {
      drawCursor(x: x, y: y, look, radius: cornerRadius, in: rect, on: canvas)
    } else {
      draw(contents, look, in: rect, on: canvas)
    }
  }

  package func draw(
    _ contents: Contents, _ look: TextLook = .usual, in rect: Rect, on canvas: Canvas
  ) {
    switch contents {
    case .none: break
    case .message(let lines): drawMessage(lines, look, in: rect, on: canvas)
    case .caption(let text):
      canvas.text(text, in: rect, TextStyle(10, .medium, theme.screen.caption).with(look))
    case .avatar(let initials, let isOutgoing):
      drawAvatar(initials, isOutgoing: isOutgoing, in: rect, on: canvas)
    case .placeholder(let text):
      let inside = rect.inset(by: Insets(left: 13, right: 13))
      drawLine(
        text, look, in: inside, TextStyle(16, .regular, theme.screen.placeholder), on: canvas)
    case .input(let lines, let isPlaceholder):
      drawInput(lines, look, isPlaceholder: isPlaceholder, in: rect, on: canvas)
    case .search(let text): drawSearch(text, look, in: rect, on: canvas)
    case .cursor(let x, let y): drawCursor(x: x, y: y, look, radius: 0, in: rect, on: canvas)
    case .label(let text): drawLabel(text, look, in: rect, on: canvas)
    case .heading(let text):
      canvas.text(
        text, in: rect, TextStyle(17, .semiBold, theme.screen.message).with(look), truncates: true)
    case .buttonTitle(let text):
      canvas.text(
        text, in: rect, TextStyle(17, .semiBold, theme.screen.onSendButton).with(look),
        truncates: true)
    case .tabBar(let items): drawTabBar(items, look, in: rect, on: canvas)
    case .sendButton: drawSendButton(in: rect, on: canvas)
    case .navigationBar(let title, let statusBarHeight):
      drawNavigationBar(title, look, below: statusBarHeight, in: rect, on: canvas)
    case .statusBar: drawStatusBar(in: rect, on: canvas)
    case .statusRing: drawStatusRing(in: rect, on: canvas)
    case .homeIndicator:
      canvas.fill(.rounded(rect, radius: rect.height / 2), theme.screen.homeIndicator)
    case .keyboard(let face):
      KeyboardPainter(colors: theme.keyboard).draw(face, in: rect, on: canvas)
    }
  }

  private func fill(
    _ swatch: SemanticColor, _ cornerRadius: Double, in rect: Rect, on canvas: Canvas
  ) {
    let color = theme.screen.fill(swatch)
    if cornerRadius > 0 {
      canvas.fill(.rounded(rect, radius: cornerRadius), color)
    } else {
      canvas.fill(rect, color)
    }
    switch swatch {
    case .field:
      canvas.hairline(around: rect, radius: cornerRadius, theme.screen.fieldBorder)
    case .toolbar:
      canvas.hairline(
        y: rect.minY, from: rect.minX, to: rect.maxX, theme.screen.barHairline)
    case .screen, .sheet, .cell, .navigationBar, .card, .tabBar, .button, .shade, .bubbleIncoming,
      .bubbleOutgoing, .backdrop:
      break
    }
  }

  /// A single line, aligned as UIKit aligns text by default.
  func drawLine(
    _ text: String, _ look: TextLook, in rect: Rect, _ style: TextStyle, on canvas: Canvas
  ) {
    canvas.text(
      text, in: rect, style.with(look), alignment: .natural(WritingDirection(of: text), look),
      truncates: true)
  }

  /// A message's em and line height, as in the layout that broke the lines.
  private static let message = (size: 15.0, lineHeight: 20.0)

  /// All lines of a message have the direction and alignment of its first letter.
  private func drawMessage(
    _ lines: [String], _ look: TextLook, in rect: Rect, on canvas: Canvas
  ) {
    let (size, usualHeight) = ContentsPainter.message
    let lineHeight = usualHeight * look.leading
    let direction = WritingDirection(of: lines.joined(separator: " "))
    let style = TextStyle(size, .regular, theme.screen.message, direction: direction).with(look)
    for (index, line) in lines.enumerated() {
      let box = Rect(
        x: rect.minX, y: rect.minY + Double(index) * lineHeight, width: rect.width,
        height: lineHeight)
      canvas.text(line, in: box, style, alignment: .natural(direction, look))
    }
  }

  private func drawAvatar(
    _ initials: String, isOutgoing: Bool, in rect: Rect, on canvas: Canvas
  ) {
    let shade = isOutgoing ? theme.screen.avatarOutgoing : theme.screen.avatarIncoming
    let radius = min(rect.width, rect.height) / 2
    let center = Point(x: rect.midX, y: rect.midY)
    let gradient = LinearGradient(
      from: Point(x: center.x, y: center.y - radius),
      to: Point(x: center.x, y: center.y + radius), shade.top, shade.bottom)
    canvas.fill(.circle(center: center, radius: radius), .gradient(gradient))
    canvas.text(
      initials, in: rect, TextStyle(radius * 0.76, .semiBold, theme.screen.onAvatar, tracking: 0.2))
  }

  private func drawSendButton(in rect: Rect, on canvas: Canvas) {
    let radius = min(rect.width, rect.height) / 2
    canvas.fill(
      .circle(center: Point(x: rect.midX, y: rect.midY), radius: radius),
      theme.screen.sendButton)
    Symbol.arrowUp.draw(
      in: rect, side: radius * 1.12, weight: radius * 0.15, theme.screen.onSendButton, on: canvas)
  }
}
