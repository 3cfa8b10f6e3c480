import Diagnosis
import Stage

extension Sheet {
  /// Room above the highest place of the bar, or of the field with the cursor, in points of the device.
  private static let aboveBar = 56.0
  /// Room around a sheet, or above what moves on a tablet, in points of the device.
  private static let aroundSheet = 32.0
  /// The width of the part of a tablet's screen that is shown where all that matters is at its right, in points.
  private static let partOfTablet = 600.0

  /// The parts of the screen that the columns' cells show, in points of the device: one a frame, as the device may be
  /// turned.
  func windows(ofFrames frames: [Int]) -> [Rect] {
    guard let film = rows.first?.film else { return frames.map { _ in .zero } }
    var known: [Rect: Rect] = [:]
    return frames.map { frame in
      let screen = film.screen(at: film.time(ofFrame: frame))
      let window = known[screen] ?? window(of: screen)
      known[screen] = window
      return window
    }
  }

  /// The part of a screen that cells show: all of it, or from above the bar's highest place to the bottom.
  ///
  /// Of a tablet's screen only the part is shown on which something happens, where that is small: a sheet, or a
  /// keyboard that floats or is little more than a bar.
  private func window(of screen: Rect) -> Rect {
    let part = tabletPart(of: screen)
    guard crop == .seam else { return part }
    let highest = rows.map(\.film).flatMap { film in
      film.times(on: screen).compactMap(film.highestEdge)
    }.min()
    let keyboardTop = screen.maxY - (rows.first?.film.keyboardHeight ?? 0)
    let top = max(0, (min(highest ?? keyboardTop, keyboardTop) - Sheet.aboveBar).rounded(.down))
    let used = max(top, part.minY)
    return Rect(x: part.minX, y: used, width: part.width, height: screen.maxY - used)
  }

  private func tabletPart(of screen: Rect) -> Rect {
    let films = rows.map(\.film)
    guard let film = films.first, film.device.isTablet else { return screen }
    func places(_ place: (Film, Double) -> Rect?) -> [Rect] {
      films.flatMap { film in film.times(on: screen).compactMap { place(film, $0) } }
    }
    let sheets = places { $0.rect(of: .sheet, at: .at($1)) }
    if !sheets.isEmpty {
      let room = Sheet.aroundSheet
      let left = max(0, ((sheets.map(\.minX).min() ?? 0) - room).rounded(.down))
      let right = min(screen.maxX, ((sheets.map(\.maxX).max() ?? screen.maxX) + room).rounded(.up))
      let top = max(0, ((sheets.map(\.minY).min() ?? 0) - room).rounded(.down))
      return Rect(x: left, y: top, width: right - left, height: screen.maxY - top)
    }
    func keyboards(_ isOne: (KeyboardFace) -> Bool) -> [Rect] {
      places { film, time in
        film.keyboardView(at: time).flatMap { isOne($0.face) ? $0.rect : nil }
      }
    }
    let small = keyboards { $0.isHardware || $0.place == .floating }
    let faces = small + keyboards { $0.place == .undocked || $0.place == .split }
    guard !faces.isEmpty else { return screen }
    let bars = places { $0.rect(of: .toolbar, at: .at($1)) }
    let highest = (faces + bars).map(\.minY).min() ?? 0
    let top = max(0, (highest - 2 * Sheet.aboveBar).rounded(.down))
    let isSmall =
      small.count == faces.count
      && (film.keyboardSpans.isEmpty || film.hasHardwareKeyboard)
    let left = isSmall ? max(0, screen.maxX - Sheet.partOfTablet) : 0
    return Rect(x: left, y: top, width: screen.maxX - left, height: screen.maxY - top)
  }
}

extension Film {
  /// The times of the frames in which the device is held so that its screen is this one.
  fileprivate func times(on screen: Rect) -> [Double] {
    frameTimes.filter { self.screen(at: $0) == screen }
  }

  fileprivate var hasHardwareKeyboard: Bool { keyboardView(at: 0)?.face.isHardware == true }

  /// The highest edge that a cell must show: the top of the bar's content at its background's bottom, or of the field
  /// with the cursor.
  fileprivate func highestEdge(at time: Double) -> Double? {
    if landmarks[.toolbar] == nil {
      return focusedRect(at: .at(time)).map { max(0, $0.minY) }
    }
    guard let bar = rect(of: .toolbar, at: .at(time)),
      let content = rect(of: .toolbarContent, at: .at(time)), bar.maxY > 0
    else { return nil }
    return bar.maxY - content.height
  }
}
