import Basics
import Graphics
import Stage

extension ScreenPainter {
  /// What a layer shows; a layer that changes has a part for each.
  private struct Shown: Hashable {
    enum Content: Hashable {
      case color(Color)
      case tray(Int)
      case surface(LayerSurface)
    }

    let layer: Int
    let content: Content
  }

  /// A film's layers at times in seconds as parts that move in a part of the screen, back to front.
  ///
  /// Each is where it is in the film, not on whole pixels as in pictures, where its motion would tremble.
  /// - Throws: `CanvasError` for a missing glyph.
  func parts(
    of film: Film, at times: [Double], window: Rect, fonts: Fonts
  ) throws(CanvasError) -> [MovingPicture.Part] {
    let hole = Rect(origin: .zero, size: window.size)
    func inHole(_ rect: Rect) -> Rect { rect.offset(x: -window.minX, y: -window.minY) }
    var places: [Shown: (size: Size, all: [MovingPicture.Place?])] = [:]
    var order: [Shown] = []
    func add(
      _ content: Shown.Content, of layer: Int, _ rect: Rect, clip: Rect? = nil, alpha: Double,
      in frame: Int
    ) {
      let place = MovingPicture.Place(
        inHole(rect), clip: clip.map(inHole), in: hole, alpha: alpha)
      guard let place else { return }
      let shown = Shown(layer: layer, content: content)
      if places[shown] == nil {
        order.append(shown)
        places[shown] = (rect.size, Array(repeating: nil, count: times.count))
      }
      places[shown]?.all[frame] = place
    }
    for (frame, time) in times.enumerated() {
      let screen = film.screen(at: time)
      add(.color(theme.screen.fill(.screen)), of: -1, screen, alpha: 1, in: frame)
      for state in film.layers(at: time) {
        let layer = film.layers[state.index]
        guard layer.background != nil || layer.contents != .none else { continue }
        let clip = state.clip
        if let color = plainColor(of: layer) {
          add(
            .color(color), of: state.index, state.rect, clip: clip, alpha: state.alpha, in: frame)
          continue
        }
        for (number, tray) in (Glass(of: layer, state)?.trays ?? []).enumerated() {
          add(.tray(number), of: state.index, tray, clip: clip, alpha: 1, in: frame)
        }
        let natural = PixelBounds(Rect(origin: .zero, size: state.size), scale: scale)
        guard let surface = surface(of: layer, state, natural: natural) else { continue }
        let overhang = -Double(overhang(of: layer, state)) / scale
        let rect = state.rect.inset(
          by: Insets(top: overhang, left: overhang, bottom: overhang, right: overhang))
        add(
          .surface(surface), of: state.index, rect, clip: clip, alpha: state.alpha, in: frame)
      }
    }
    // A layer's own parts stay in the order in which they came.
    var parts: [MovingPicture.Part] = []
    for shown in order.stablySorted(by: { $0.layer < $1.layer }) {
      guard let (size, all) = places[shown], all.contains(where: { $0?.isSeen == true }) else {
        continue
      }
      parts.append(
        MovingPicture.Part(
          try drawn(shown.content, size, of: film, shown.layer, fonts), all))
    }
    return parts
  }

  private func drawn(
    _ content: Shown.Content, _ size: Size, of film: Film, _ layer: Int, _ fonts: Fonts
  ) throws(CanvasError) -> MovingPicture.Part.Content {
    switch content {
    case .color(let color):
      return .picture(
        try Canvas(
          size: size, anyScale: scale, background: color, medium: .marks, fonts: fonts))
    case .surface(let surface): return .picture(try cache.canvas(of: surface, in: .marks))
    case .tray:
      guard case .keyboard(let face) = film.layers[layer].contents else {
        throw .library("no tray")
      }
      return .frost(
        blur: ScreenPainter.frostBlur, radius: face.cornerRadius,
        corners: face.isLoose ? .all : .top)
    }
  }
}
