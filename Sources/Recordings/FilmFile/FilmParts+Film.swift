import Basics

extension FilmParts {
  /// Errors about several values name the line of the last.
  func film(file: String) throws(FileError) -> RecordedFilm {
    let needed = ["software", "format", "name", "kind", "unit", "size", "time", "series"]
    if let missing = needed.first(where: { !found.contains($0) }) {
      throw FileError(
        file: file, line: nil,
        "the key “\(missing)” is missing; a film has \(needed.joined(separator: ", ")).")
    }
    guard let unit, let size, let times, let series else { preconditionFailure("checked above") }
    var frames = times.map { RecordedFrame(time: $0) }
    for (numbers, path, line) in [
      (repeated.numbers, \RecordedFrame.isRepeated, repeated.line),
      (torn.numbers, \RecordedFrame.isTorn, torn.line),
    ] {
      for number in numbers {
        guard frames.indices.contains(number) else {
          throw FileError(
            file: file, line: line, "there is no frame \(number): the last is \(frames.count - 1).")
        }
        frames[number][keyPath: path] = true
      }
    }
    for (event, line) in events where event.frames.upperBound >= frames.count {
      throw FileError(
        file: file, line: line,
        "there is no frame \(event.frames.upperBound): the last is \(frames.count - 1).")
    }
    for (name, values, line) in series + others where values.count != frames.count {
      throw FileError(
        file: file, line: line,
        "\(name) has \(values.count) values, but there are \(frames.count) frames.")
    }
    try fill(&frames, from: series, file: file)
    for (name, values, _) in others {
      for (index, value) in values.enumerated() { frames[index].others[name] = value }
    }
    return RecordedFilm(
      source: source, unit: unit, width: size[0], height: size[1], frames: frames,
      events: events.map(\.event), remarks: remarks)
  }

  private func fill(
    _ frames: inout [RecordedFrame], from series: [(name: String, values: [Double?], line: Int)],
    file: String
  ) throws(FileError) {
    let known = FilmSeries.allCases.flatMap { [$0.rawValue, $0.uncertaintyName] }
    if let stray = series.first(where: { !known.contains($0.name) }) {
      throw FileError(
        file: file, line: stray.line,
        "there is no such series; the series are \(known.joined(separator: ", ")).")
    }
    for edge in FilmSeries.allCases {
      let uncertainties = series.first { $0.name == edge.uncertaintyName }
      guard let values = series.first(where: { $0.name == edge.rawValue }) ?? uncertainties else {
        continue
      }
      for index in frames.indices {
        let uncertainty = uncertainties?.values[index]
        guard values.name == edge.rawValue, (values.values[index] == nil) == (uncertainty == nil),
          (uncertainty ?? 0) >= 0
        else {
          throw FileError(
            file: file, line: (uncertainties ?? values).line,
            "each value of \(edge.rawValue) has an uncertainty of 0 or more, but that of frame \(index) has not."
          )
        }
        frames[index][keyPath: edge.path] = values.values[index].flatMap { value in
          uncertainty.map { Reading(value, uncertainty: $0) }
        }
      }
    }
  }
}
