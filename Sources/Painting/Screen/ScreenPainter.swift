package import Graphics
package import Stage

/// Draws a phone's screen at a time of a film.
///
/// As Core Animation does, it draws each layer once, keeps the surface, and composes frames from cached layers. Every
/// edge is moved to the nearest pixel, each by itself, so edges that meet in the film meet in the picture: a gap of 0
/// pt shows no pixel of the background.
package final class ScreenPainter {
  package let theme: Theme
  /// Pixels a point of the screen: the device's scale, or a fraction for a small picture.
  package let scale: Double

  let cache: LayerCache

  /// From a thumbnail to a magnifier.
  package static let scales = 0.05...16.0
  /// The radius of a frame around a screen with square corners, in points of the screen.
  package static let squareScreenRadius = 10.0

  /// A painter at a scale, which is clamped to `scales`, with the theme's fonts.
  package init(_ theme: Theme, scale: Double, fonts: Fonts) {
    self.theme = theme
    self.scale = ScreenPainter.held(scale)
    cache = LayerCache(ContentsPainter(theme), scale: self.scale, fonts: fonts)
  }

  /// The scale, clamped to `scales`.
  static func held(_ scale: Double) -> Double {
    min(max(scale, scales.lowerBound), scales.upperBound)
  }

  /// The number of layers drawn so far.
  package var cachedLayers: Int { cache.count }

  /// The pixels that a part of the screen covers.
  package func pixelSize(of window: Rect) -> (width: Int, height: Int) {
    let area = PixelBounds(window, scale: scale)
    return (area.width, area.height)
  }

  /// An empty canvas of a part of the screen, pixel for pixel; throws `CanvasError.size`.
  package func canvas(
    for window: Rect, in medium: Canvas.Medium = .pixels, fonts: Fonts
  ) throws(CanvasError) -> Canvas {
    let area = PixelBounds(window, scale: scale)
    return try Canvas(
      pixelWidth: area.width, pixelHeight: area.height, scale: scale,
      background: theme.screen.fill(.screen), medium: medium, fonts: fonts)
  }

  /// Draws a film's screen, or a part of it, at a time in seconds.
  ///
  /// - Parameters:
  ///   - place: The top left of the part, in points of the canvas; moved to the nearest pixel.
  ///   - window: In points of the screen; nil for the whole screen.
  ///   - isFramed: Whether the part has the device's round corners and a hairline border.
  ///   - isOnce: Whether this is the only time, so that of large layers only the visible part is drawn.
  package func draw(
    _ film: Film, at time: Double, on canvas: Canvas, at place: Point = .zero,
    window: Rect? = nil, isFramed: Bool = false, isOnce: Bool = false
  ) {
    draw(
      film.layers(at: time), of: film, on: canvas, at: place, window: window, isFramed: isFramed,
      isOnce: isOnce, screen: film.screen(at: time))
  }

  /// Draws layers of a film, back to front.
  ///
  /// In a turned device, the part outside `screen`, the screen as it is then held, is left as it is on the canvas.
  package func draw(
    _ states: [LayerState], of film: Film, on canvas: Canvas, at place: Point = .zero,
    window: Rect? = nil, isFramed: Bool = false, isOnce: Bool = false, screen: Rect? = nil
  ) {
    let area = PixelBounds(window ?? film.largestScreen, scale: scale)
    guard !area.isEmpty else { return }
    let device = canvas.devicePoint(place)
    let origin = (x: Int(PixelBounds.nearest(device.x)), y: Int(PixelBounds.nearest(device.y)))
    let shift = (x: origin.x - area.left, y: origin.y - area.top)
    let target = drawn(
      of: screen ?? film.largestScreen, of: film, shift: shift,
      within: area.moved(x: shift.x, y: shift.y))
    let radius =
      film.device.cornerRadius > 0 ? film.device.cornerRadius : ScreenPainter.squareScreenRadius
    let whole = screen ?? film.largestScreen
    let corners = (window ?? whole).intersection(whole).corners(of: whole)
    canvas.inPixels {
      if isFramed {
        canvas.clip(.rounded(target.rect, radius: radius * scale, corners: corners))
      } else {
        canvas.clip(target.rect)
      }
      draw(
        parts(of: states, in: film, shift: shift, within: target), on: canvas, isOnce: isOnce)
    }
    guard isFramed else { return }
    canvas.inPixels {
      canvas.hairline(
        around: target.rect, radius: radius * scale, corners: corners, theme.palette.hairline)
    }
  }

  /// The pixels of a target that the screen fills: all, unless the device turns in the film.
  func drawn(
    of screen: Rect, of film: Film, shift: (x: Int, y: Int), within target: PixelBounds
  ) -> PixelBounds {
    guard film.isEverTurned else { return target }
    return PixelBounds(screen, scale: scale).moved(x: shift.x, y: shift.y).intersection(target)
  }

  /// A film's layers on the screen, back to front, the screen's own colour first.
  ///
  /// - Parameters:
  ///   - states: Back to front.
  ///   - shift: Of the screen's top left, in pixels.
  ///   - target: The pixels that may be drawn, after the shift.
  func parts(
    of states: [LayerState], in film: Film, shift: (x: Int, y: Int), within target: PixelBounds
  ) -> [ScreenPart] {
    var parts: [ScreenPart] = []
    func add(_ part: ScreenPart?) {
      if let part { parts.append(part) }
    }
    add(ScreenPart(.color(theme.screen.fill(.screen)), in: target, clip: target))
    for state in states {
      let layer = film.layers[state.index]
      guard layer.background != nil || layer.contents != .none else { continue }
      var rect = PixelBounds(state.rect, scale: scale).moved(x: shift.x, y: shift.y)
      let clip = PixelBounds(state.clip, scale: scale).moved(x: shift.x, y: shift.y)
        .intersection(target)
      let isStretched = state.isStretched
      let overhang = overhang(of: layer, state)
      guard !rect.grown(by: overhang).intersection(clip).isEmpty else { continue }
      if let color = plainColor(of: layer) {
        add(
          ScreenPart(.color(color.opacity(color.alpha * state.alpha)), in: rect, clip: clip))
        continue
      }
      if let glass = Glass(of: layer, state) {
        for tray in glass.trays {
          add(
            ScreenPart(
              .frost(radius: glass.radius * scale, corners: glass.corners),
              in: PixelBounds(tray, scale: scale).moved(x: shift.x, y: shift.y), clip: clip))
        }
      }
      let natural =
        isStretched ? PixelBounds(Rect(origin: .zero, size: state.size), scale: scale) : rect
      guard let surface = surface(of: layer, state, natural: natural) else { continue }
      rect = rect.grown(by: overhang)
      add(ScreenPart(.surface(surface), in: rect, clip: clip, alpha: state.alpha))
    }
    return parts
  }

  /// The colour of a layer that is nothing else; nil for others.
  func plainColor(of layer: Layer) -> Color? {
    guard layer.contents == .none, layer.cornerRadius <= 0, let background = layer.background,
      background != .toolbar
    else { return nil }
    return theme.screen.fill(background)
  }

  /// How far a layer's picture reaches over its edges, in pixels.
  func overhang(of layer: Layer, _ state: LayerState) -> Int {
    state.isStretched || layer.background != nil
      ? 0 : Int((layer.contents.overhang * layer.look.scale * scale).rounded(.up))
  }

  /// A layer's picture, `natural` pixels large without its overhang; nil for none.
  func surface(of layer: Layer, _ state: LayerState, natural: PixelBounds) -> LayerSurface? {
    guard !natural.isEmpty else { return nil }
    let overhang = overhang(of: layer, state)
    let whole = natural.grown(by: overhang)
    return cache.surface(
      for: LayerSurface.Key(
        contents: layer.contents, look: layer.look, background: layer.background,
        cornerRadius: layer.cornerRadius, size: state.size, pixelWidth: whole.width,
        pixelHeight: whole.height, overhang: overhang))
  }

  /// The trays of a keyboard that blur their background.
  struct Glass {
    /// In points of the screen.
    let trays: [Rect]
    let radius: Double
    let corners: Corners

    /// Nil for a layer without.
    init?(of layer: Layer, _ state: LayerState) {
      guard case .keyboard(let face) = layer.contents, face.cornerRadius > 0 else { return nil }
      trays = KeyboardLayout.trays(of: face, size: state.rect.size).map {
        $0.offset(x: state.rect.minX, y: state.rect.minY)
      }
      radius = face.cornerRadius
      corners = face.isLoose ? .all : .top
    }
  }

  /// Draws parts, back to front; the canvas counts in pixels.
  func draw(_ parts: some Sequence<ScreenPart>, on canvas: Canvas, isOnce: Bool = false) {
    for part in parts {
      switch part.content {
      case .color(let color): canvas.fill(part.clip.rect, color)
      case .frost(let radius, let corners):
        canvas.saved {
          canvas.clip(part.clip.rect)
          canvas.frost(
            .rounded(part.rect.rect, radius: radius, corners: corners), over: part.clip,
            blur: ScreenPainter.frostBlur * scale)
        }
      case .surface(let surface):
        do {
          if isOnce, !part.isScaled, canvas.medium == .pixels {
            let seen = part.clip.moved(x: -part.rect.left, y: -part.rect.top)
            if let picture = try cache.canvas(of: surface, part: seen) {
              canvas.draw(picture, x: part.clip.left, y: part.clip.top, alpha: part.alpha)
              continue
            }
          }
          let picture = try cache.canvas(of: surface, in: canvas.medium)
          canvas.saved {
            canvas.clip(part.clip.rect)
            if part.isScaled {
              canvas.draw(picture, in: part.rect.rect, alpha: part.alpha)
            } else {
              canvas.draw(picture, x: part.rect.left, y: part.rect.top, alpha: part.alpha)
            }
          }
        } catch {
          canvas.fail(error)
        }
      }
    }
  }

  /// The blur behind an iOS 26 keyboard, in points; judged by eye.
  static let frostBlur = 18.0
}

extension LayerState {
  /// Lengths that differ by less are unscaled, in points: the rounding of the model's grid.
  private static let scaleTolerance = 1e-4

  /// Whether it is drawn at another size than its own.
  var isStretched: Bool {
    abs(rect.width - size.width) >= LayerState.scaleTolerance
      || abs(rect.height - size.height) >= LayerState.scaleTolerance
  }
}
