import Diagnosis
import Stage

extension Sheet {
  /// Room above the highest place of the bar, or of the field with the cursor, in points of the device.
  private static let aboveBar = 56.0
  /// Room around a sheet, or above what moves on a tablet, in points of the device.
  private static let aroundSheet = 32.0

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

  /// The part of a screen that cells show: all of it, a given part, or from above the bar's highest place to the
  /// bottom.
  ///
  /// Where no part is given it is as wide as the screen: keys and bars are never cut at the sides. Of a tablet's screen it begins above what
  /// happens, where that is low: a sheet, or a keyboard that is not docked.
  private func window(of screen: Rect) -> Rect {
    if case .part = crop { return crop.part(of: screen) ?? screen }
    let room = tabletTop(of: screen)
    var top = room ?? 0
    if crop == .seam {
      let highest = rows.map(\.film).flatMap { film in
        film.times(on: screen).compactMap(film.highestEdge)
      }.min()
      let keyboardTop = screen.maxY - (rows.first?.film.keyboardHeight ?? 0)
      let seam = min(highest ?? keyboardTop, keyboardTop) - Sheet.aboveBar
      // A sheet is shown with its title.
      top = hasSheet ? min(room ?? seam, seam) : max(room ?? 0, seam)
    }
    if room != nil { top = clearOfRows(top) }
    let clear = clearOfBars(max(0, top).rounded(.down), on: screen)
    return Rect(x: screen.minX, y: clear, width: screen.width, height: screen.maxY - clear)
  }

  private var hasSheet: Bool { rows.contains { $0.film.landmarks[.sheet] != nil } }

  /// A top that cuts no bar and no header: above a bar that it would cut, and above a header that moves below it.
  private func clearOfBars(_ top: Double, on screen: Rect) -> Double {
    let films = rows.map(\.film)
    func places(_ landmark: Landmark) -> [Rect] {
      films.flatMap { film in
        film.times(on: screen).compactMap { film.rect(of: landmark, at: .at($0)) }
      }.filter { !$0.isEmpty && $0.maxY > screen.minY }
    }
    let bars = places(.navigationBar)
    let headers = places(.header)
    var clear = top
    if let highest = headers.map(\.minY).min(), highest < clear { clear = max(0, highest) }
    for bar in bars where bar.minY < clear && clear < bar.maxY + Sheet.scrap {
      clear = min(clear, hasSheet ? max(0, bar.minY - Sheet.aroundSheet) : 0)
    }
    return max(0, clear.rounded(.down))
  }

  /// A top that cuts no message as the films begin.
  private func clearOfRows(_ top: Double) -> Double {
    let rows = rows.flatMap { $0.film.tableState(at: .at(0))?.rows.map(\.drawn) ?? [] }
    return rows.filter { $0.minY < top && top < $0.maxY }.map(\.minY).min() ?? top
  }

  /// Less of a tablet's screen is not cut off, as a share of its height.
  private static let leastCut = 0.4

  /// Less of what lies below a bar is not shown without the bar, in points.
  private static let scrap = 24.0

  /// Where a part of a tablet's screen begins on which everything happens; nil on other devices, and where that is all
  /// of it.
  private func tabletTop(of screen: Rect) -> Double? {
    let films = rows.map(\.film)
    guard let film = films.first, film.device.isTablet else { return nil }
    func places(_ place: (Film, Double) -> Rect?) -> [Rect] {
      films.flatMap { film in film.times(on: screen).compactMap { place(film, $0) } }
    }
    let sheets = places { $0.rect(of: .sheet, at: .at($1)) }
    if let top = sheets.map(\.minY).min() { return top - Sheet.aroundSheet }
    let faces = places { film, time in
      film.keyboardView(at: time).flatMap {
        $0.face.isHardware || $0.face.place != .docked ? $0.rect : nil
      }
    }
    guard !faces.isEmpty else { return nil }
    let bars = places { $0.rect(of: .toolbar, at: .at($1)) }
    let top = ((faces + bars).map(\.minY).min() ?? 0) - 2 * Sheet.aboveBar
    return top > screen.height * Sheet.leastCut ? top : nil
  }
}

extension Film {
  /// The times of the frames in which the device is held so that its screen is this one.
  fileprivate func times(on screen: Rect) -> [Double] {
    frameTimes.filter { self.screen(at: $0) == screen }
  }

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
