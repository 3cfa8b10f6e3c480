@testable import accuracy

extension Truth {
  /// A show of 336 points in a second at 60 frames, on a straight line from frame 10 to frame 40, with a bar of 44
  /// points that stays on the keyboard.
  static func show(of recipe: Recipe = Recipe.all[0], scale: Double = 2) -> Truth {
    let frames = (0..<60).map { number -> Frame in
      let progress = min(1, max(0, Double(number - 10) / 30))
      let top = 844 - 336 * progress
      return Frame(
        time: Double(number) / 60, film: Double(number) / 60, isRepeated: false, isTorn: false,
        keyboardTop: top, barTop: top - 44, barBottom: top, barContentBottom: top)
    }
    let event = Event(
      kind: .show, start: 10.0 / 60, end: 40.0 / 60, isInterrupted: false, curve: "ios7",
      way: .with, family: nil)
    return Truth(
      clip: "clip.mp4", device: recipe.device, width: 390, height: 844, scale: scale,
      area: [0, 0, 390 * scale, 844 * scale], frames: frames, events: [event], recipe: recipe)
  }

  /// What a reader without a fault says.
  var read: ReadFilm {
    ReadFilm(
      unit: "points", screen: area,
      scale: ReadFilm.Scale(pixelsPerPoint: scale, uncertainty: 0, basis: "size"), remarks: [],
      events: [ReadFilm.Event(kind: "show", frames: [10, 40])],
      time: frames.map { Int(($0.time * 1e6).rounded()) }, repeated: [],
      series: [
        "keyboard.top": frames.map(\.keyboardTop),
        "keyboard.top.uncertainty": frames.map { _ in 0.1 },
        "bar.top": frames.map(\.barTop), "bar.top.uncertainty": frames.map { _ in 0.1 },
        "bar.bottom": frames.map(\.barBottom), "bar.bottom.uncertainty": frames.map { _ in 0.1 },
      ])
  }
}

extension ReadFilm {
  /// The film with one of its series changed, by frame and value.
  func changing(_ name: String, _ change: (Int, Double) -> Double?) -> ReadFilm {
    var film = self
    film.series[name] = series[name]?.enumerated().map { index, value in
      value.flatMap { change(index, $0) }
    }
    return film
  }
}
