import Diagnosis
import Stage

extension SheetRow {
  /// The row of the model's film below a recording's.
  ///
  /// - Parameters:
  ///   - columns: The recording's frames that are columns, and their times, in seconds.
  ///   - range: The recording's seconds that are shown.
  init(
    _ model: ComparedFilm, columns: [(frame: Int, time: Double)], _ grid: SheetGrid,
    range: ClosedRange<Double>
  ) {
    let film = model.film
    let annotations = FrameAnnotations(of: film)
    func filmTime(_ time: Double) -> Double { min(max(0, time + model.delay), film.duration) }
    let cells = columns.map { column in
      let time = filmTime(column.time)
      let annotation = annotations.at(time)
      return AnnotatedCell(
        frame: column.frame, time: column.time, mark: annotation.mark, label: annotation.label,
        gap: film.seam(at: time)?.signed)
    }
    let worst = cells.indices.filter { cells[$0].mark != nil }.max {
      (cells[$0].mark?.rect.height ?? 0) < (cells[$1].mark?.rect.height ?? 0)
    }
    let looked = worst ?? cells.lastIndex { $0.label.severity == .good }
    let magnifier = looked.flatMap { column -> MagnifierRegion? in
      let cell = cells[column]
      guard let marked = film.marked(at: filmTime(cell.time)) else { return nil }
      return MagnifierRegion(
        ofRecording: (cell.frame, cell.time), mark: cell.mark,
        edge: MagnifierRegion.edge(of: marked.seam), label: cell.label, size: grid.magnified,
        in: film.largestScreen)
    }
    let judged = model.judged(in: range)
    self.init(
      .film(film, delay: model.delay), name: model.name, summary: model.summary, code: model.code,
      figures: Figure.all(of: judged).map { $0.at($0.time.map { $0 - model.delay }) },
      cells: cells,
      worst: worst.flatMap { column in cells[column].mark.map { (column, $0.severity) } },
      magnifier: magnifier,
      strip: SheetStrip(
        title: "gap over time", lines: model.lines(in: range, count: grid.stripSamples),
        content: .seam(
          SeamExtremes(of: judged).all.map {
            SeamExtreme(value: $0.value, time: $0.time - model.delay)
          }), events: []))
  }
}
