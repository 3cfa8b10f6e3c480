import Diagnosis
import Stage

extension Sheet {
  /// Room above the bar's highest place, in points of the device.
  private static let aboveBar = 56.0

  /// The part of the screen that cells show, in points of the device: all of it, or from above the
  /// bar's highest place to the bottom.
  var window: Rect {
    let films = rows.map(\.film)
    guard let screen = films.first?.screen else { return .zero }
    guard crop == .seam else { return screen }
    let highest = films.flatMap { film in
      film.frameTimes.compactMap { time -> Double? in
        guard let bar = film.rect(of: .toolbar, at: .at(time)),
          let content = film.rect(of: .toolbarContent, at: .at(time)), bar.maxY > 0
        else { return nil }
        return bar.maxY - content.height
      }
    }.min()
    let keyboardTop = screen.maxY - (films.first?.keyboardHeight ?? 0)
    let top = max(0, (min(highest ?? keyboardTop, keyboardTop) - Sheet.aboveBar).rounded(.down))
    return Rect(x: 0, y: top, width: screen.width, height: screen.maxY - top)
  }
}
