package import Diagnosis
package import Stage

/// The visible parts of the screen in pictures of films, in points of the device.
struct CellWindows {
  /// Of one script.
  let films: [Film]
  let crop: Crop

  /// Room above the bar, or the field with the cursor, at its highest place, in points of the device.
  private static let aboveBar = 56.0
  /// Room around a sheet, or above moving parts on a tablet, in points of the device.
  private static let aroundSheet = 32.0

  /// One a frame, as the device may be turned.
  func windows(ofFrames frames: [Int]) -> [Rect] {
    guard let film = films.first else { return frames.map { _ in .zero } }
    var known: [Rect: Rect] = [:]
    return frames.map { frame in
      let screen = film.screen(at: film.time(ofFrame: frame))
      let window = known[screen] ?? window(of: screen)
      known[screen] = window
      return window
    }
  }

  /// The whole screen, a given part, or the part from above the bar's highest place to the bottom.
  ///
  /// That is as wide as the screen, so that keys and bars are not cut at the sides, or as an app's window. On a tablet it begins above a low
  /// sheet or a keyboard that is not docked.
  private func window(of screen: Rect) -> Rect {
    if case .part = crop { return crop.part(of: screen) ?? screen }
    let room = tabletTop(of: screen)
    var top = room ?? 0
    if crop == .seam {
      let highest = films.flatMap { film in
        film.times(on: screen).compactMap(film.highestEdge)
      }.min()
      let keyboardTop = screen.maxY - (films.first?.keyboardHeight ?? 0)
      let seam = min(highest ?? keyboardTop, keyboardTop) - CellWindows.aboveBar
      // A sheet is shown with its title.
      top = hasSheet ? min(room ?? seam, seam) : max(room ?? 0, seam)
      if let row = firstOfLastRows { top = min(top, row) }
    }
    if room != nil { top = clearOfRows(top) }
    let clear = clearOfBars(max(0, top).rounded(.down), on: screen)
    let sides = appSides(on: screen)
    return Rect(x: sides.minX, y: clear, width: sides.width, height: screen.maxY - clear)
  }

  /// As wide as the screen or, for a seam in an app's window, as all places of the window, with some room at the sides.
  private func appSides(on screen: Rect) -> Rect {
    guard crop == .seam, films.contains(where: { $0.window != .full }) else { return screen }
    let places = rects(on: screen) { $0.rect(of: .sheet, at: .at($1)) }
    guard let left = places.map(\.minX).min(), let right = places.map(\.maxX).max() else {
      return screen
    }
    let room = CellWindows.aroundSheet
    return Rect(
      x: (left - room).rounded(.down), y: screen.minY,
      width: (right - left + 2 * room).rounded(.up),
      height: screen.height
    ).intersection(screen)
  }

  private var hasSheet: Bool { films.contains { $0.landmarks[.sheet] != nil } }

  /// A top above a bar that it would cut, and above a header that moves below it.
  private func clearOfBars(_ top: Double, on screen: Rect) -> Double {
    func rects(_ landmark: Landmark) -> [Rect] {
      self.rects(on: screen) { $0.rect(of: landmark, at: .at($1)) }
        .filter { !$0.isEmpty && $0.maxY > screen.minY }
    }
    let bars = rects(.navigationBar)
    let headers = rects(.header)
    var clear = top
    if let highest = headers.map(\.minY).min(), highest < clear { clear = max(0, highest) }
    for bar in bars where bar.minY < clear && clear < bar.maxY + CellWindows.scrap {
      clear = min(clear, hasSheet ? max(0, bar.minY - CellWindows.aroundSheet) : 0)
    }
    return max(0, clear.rounded(.down))
  }

  /// The top of a tablet's last few messages as the films begin: few fill no tablet down to its bar.
  private var firstOfLastRows: Double? {
    guard let film = films.first, film.device.isTablet else { return nil }
    let rows = film.tableState(at: .at(0))?.rows.map(\.drawn.minY).sorted() ?? []
    return rows.suffix(CellWindows.lastRows).first
  }

  /// Messages and the times above them that are shown on a tablet.
  private static let lastRows = 3

  /// A top that cuts no message as the films begin.
  private func clearOfRows(_ top: Double) -> Double {
    let rows = films.flatMap { $0.tableState(at: .at(0))?.rows.map(\.drawn) ?? [] }
    return rows.filter { $0.minY < top && top < $0.maxY }.map(\.minY).min() ?? top
  }

  /// The least share of a tablet's screen that is cut off.
  private static let leastCut = 0.4

  /// The least part below a bar that is shown without the bar, in points.
  private static let scrap = 24.0

  /// The top of the part of a tablet's screen with all motion; nil on other devices, and for the whole screen.
  private func tabletTop(of screen: Rect) -> Double? {
    guard let film = films.first, film.device.isTablet else { return nil }
    let sheets = rects(on: screen) { $0.rect(of: .sheet, at: .at($1)) }
    if let top = sheets.map(\.minY).min() { return top - CellWindows.aroundSheet }
    let faces = rects(on: screen) { film, time in
      film.keyboardView(at: time).flatMap {
        $0.face.isHardware || $0.face.position != .docked ? $0.rect : nil
      }
    }
    guard !faces.isEmpty else { return nil }
    let bars = rects(on: screen) { $0.rect(of: .toolbar, at: .at($1)) }
    let top = ((faces + bars).map(\.minY).min() ?? 0) - 2 * CellWindows.aboveBar
    return top > screen.height * CellWindows.leastCut ? top : nil
  }

  /// A rectangle of each frame in which the device is held with this screen.
  private func rects(on screen: Rect, _ rect: (Film, Double) -> Rect?) -> [Rect] {
    films.flatMap { film in film.times(on: screen).compactMap { rect(film, $0) } }
  }
}

extension Film {
  /// The times of the frames in which the device is held with this screen.
  fileprivate func times(on screen: Rect) -> [Double] {
    frameTimes.filter { self.screen(at: $0) == screen }
  }

  /// The highest edge to show: the field's with the cursor or, with a bar, the top of its content at its bottom.
  ///
  /// The content counts as if no padding were below it, as the keyboard may cover that.
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

extension Crop {
  /// The part that is shown as the films begin, in points; nil for the whole screen.
  package func window(of films: [Film]) -> Rect? {
    switch self {
    case .screen: nil
    case .part: films.first.flatMap { part(of: $0.largestScreen) }
    case .seam: CellWindows(films: films, crop: self).windows(ofFrames: [0]).first
    }
  }
}
