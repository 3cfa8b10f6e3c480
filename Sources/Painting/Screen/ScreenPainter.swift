public import Stage

/// Draws a phone's screen as a film shows it at a time.
///
/// As Core Animation does, it draws each layer once, keeps the surface, and composes frames from
/// kept surfaces. Every edge is moved to the nearest pixel, each by itself, so edges that meet in
/// the film meet in the picture: a gap of 0 pt shows no pixel of what lies behind.
public final class ScreenPainter {
  /// Colours and fonts.
  public let theme: Theme
  /// Pixels a point of the screen: the device's own scale, or a fraction for a small picture.
  public let scale: Double

  private let kept: KeptSurfaces

  /// The scales that make sense: from a thumbnail to a lens.
  public static let scales = 0.05...16.0
  /// The radius of a frame around a screen with square corners, in points of the screen.
  public static let squareScreenRadius = 10.0

  /// A painter at a scale, which is held to `scales`, with the theme's fonts.
  public init(_ theme: Theme, scale: Double, fonts: Fonts) {
    let scales = ScreenPainter.scales
    self.theme = theme
    self.scale = min(max(scale, scales.lowerBound), scales.upperBound)
    kept = KeptSurfaces(ContentsPainter(theme), scale: self.scale, fonts: fonts)
  }

  /// How many layers were drawn so far.
  public var keptSurfaces: Int { kept.count }

  /// The pixels that a part of the screen covers.
  public func pixelSize(of window: Rect) -> (width: Int, height: Int) {
    let area = PixelRect(window, scale: scale)
    return (area.width, area.height)
  }

  /// An empty canvas of exactly a part of the screen, one pixel of the screen a pixel of its own.
  ///
  /// - Throws: `CanvasError.size`.
  public func canvas(for window: Rect, fonts: Fonts) throws(CanvasError) -> Canvas {
    let area = PixelRect(window, scale: scale)
    return try Canvas(
      pixelWidth: area.width, pixelHeight: area.height, scale: scale,
      background: theme.screen.fill(.screen), fonts: fonts)
  }

  /// Draws a film's screen at a time, in seconds, or a part of it.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - time: Seconds from its start.
  ///   - canvas: Where to.
  ///   - place: Where the top left of the part goes, in points of the canvas; moved to the nearest
  ///     pixel.
  ///   - window: The part of the screen, in points of the screen; nil for all of it.
  ///   - isFramed: Whether the part has the device's round corners and a hairline border.
  public func draw(
    _ film: Film, at time: Double, on canvas: Canvas, at place: Point = .zero,
    window: Rect? = nil, isFramed: Bool = false
  ) {
    draw(
      film.layers(at: time), of: film, on: canvas, at: place, window: window, isFramed: isFramed,
      screen: film.screen(at: time))
  }

  /// Draws layers of a film, back to front.
  ///
  /// Where the device is turned, what of the part lies outside `screen`, the screen as it is held then, stays as it
  /// is on the canvas.
  public func draw(
    _ states: [LayerState], of film: Film, on canvas: Canvas, at place: Point = .zero,
    window: Rect? = nil, isFramed: Bool = false, screen: Rect? = nil
  ) {
    let area = PixelRect(window ?? film.largestScreen, scale: scale)
    guard !area.isEmpty else { return }
    let device = canvas.devicePoint(place)
    let origin = (x: Int(Canvas.nearest(device.x)), y: Int(Canvas.nearest(device.y)))
    let shift = (x: origin.x - area.left, y: origin.y - area.top)
    var target = area.moved(x: shift.x, y: shift.y)
    if let screen, film.devices.count > 1 {
      target = PixelRect(screen, scale: scale).moved(x: shift.x, y: shift.y).intersection(target)
    }
    let radius =
      film.device.cornerRadius > 0 ? film.device.cornerRadius : ScreenPainter.squareScreenRadius
    canvas.inPixels {
      if isFramed {
        canvas.clip(.rounded(target.rect, radius: radius * scale))
      } else {
        canvas.clip(target.rect)
      }
      canvas.fill(target.rect, theme.screen.fill(.screen))
      for state in states {
        draw(state, film.layers[state.index], on: canvas, shift: shift, within: target)
      }
    }
    guard isFramed else { return }
    canvas.inPixels {
      canvas.hairline(around: target.rect, radius: radius * scale, theme.palette.hairline)
    }
  }

  private func draw(
    _ state: LayerState, _ layer: Layer, on canvas: Canvas, shift: (x: Int, y: Int),
    within target: PixelRect
  ) {
    guard layer.background != nil || layer.contents != .none else { return }
    let rect = PixelRect(state.rect, scale: scale).moved(x: shift.x, y: shift.y)
    let clip = PixelRect(state.clip, scale: scale).moved(x: shift.x, y: shift.y)
      .intersection(target)
    guard !rect.intersection(clip).isEmpty else { return }
    if layer.contents == .none, layer.cornerRadius <= 0, let background = layer.background,
      background != .toolbar
    {
      let color = theme.screen.fill(background)
      canvas.fill(rect.intersection(clip).rect, color.opacity(color.alpha * state.alpha))
      return
    }
    let isScaled = !ScreenPainter.isNearly(state.rect.size, state.size)
    let natural = isScaled ? PixelRect(Rect(origin: .zero, size: state.size), scale: scale) : rect
    guard !natural.isEmpty else { return }
    let key = KeptSurfaces.Key(
      contents: layer.contents, background: layer.background, cornerRadius: layer.cornerRadius,
      size: state.size, pixelWidth: natural.width, pixelHeight: natural.height)
    do {
      let surface = try kept.surface(for: key)
      canvas.saved {
        canvas.clip(clip.rect)
        if case .keyboard(let face) = layer.contents, face.cornerRadius > 0 {
          frost(rect, below: face, on: canvas, within: clip)
        }
        if isScaled {
          canvas.draw(surface, in: rect.rect, alpha: state.alpha)
        } else {
          canvas.draw(surface, x: rect.left, y: rect.top, alpha: state.alpha)
        }
      }
    } catch {
      canvas.fail(error)
    }
  }

  /// Points over which an iOS 26 keyboard blurs what lies behind it, judged by eye.
  private static let frostBlur = 18.0

  private func frost(
    _ rect: PixelRect, below face: KeyboardFace, on canvas: Canvas, within clip: PixelRect
  ) {
    let tray = Path.rounded(rect.rect, radius: face.cornerRadius * scale, corners: .top)
    canvas.frost(tray, over: rect.intersection(clip), blur: ScreenPainter.frostBlur * scale)
  }

  /// How much two lengths may differ and still count as unscaled, in points: rounding of the
  /// model's grid.
  private static let scaleTolerance = 1e-4

  private static func isNearly(_ size: Size, _ other: Size) -> Bool {
    abs(size.width - other.width) < scaleTolerance
      && abs(size.height - other.height) < scaleTolerance
  }
}
