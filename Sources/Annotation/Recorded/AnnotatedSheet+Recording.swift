import Basics
package import Diagnosis
package import Recordings
import Stage

extension AnnotatedSheet {
  /// The filmstrip of a recording.
  ///
  /// - Parameters:
  ///   - title: What it shows, in a few words.
  ///   - columns: The most columns, 2 or more.
  ///   - crop: What a cell shows.
  ///   - hasPictures: Whether cells show the recording's pictures, or its edges alone.
  ///   - model: A film that is shown in a row below, in the same columns.
  ///   - room: What its cells have; nil for as much as suits them.
  package init(
    _ recording: JudgedRecording, title: String, columns: Int, crop: Crop, hasPictures: Bool,
    beside model: ComparedFilm? = nil, in room: SheetRoom? = nil
  ) {
    let frames = recording.columns(columns)
    let window = recording.window(crop)
    let windows = frames.map { _ in window }
    let grid = SheetGrid(windows: windows, ofRecording: recording.screen.size, in: room)
    let row = SheetRow(recording, columns: frames, grid)
    let rows =
      [row]
      + (model.map { model in
        [
          SheetRow(
            model.judged, columns: frames, grid, screens: .film(model.film, delay: model.delay),
            code: model.code)
        ]
      } ?? [])
    let subtitle = recording.film.setting
    self.init(
      title: title, subtitle: subtitle,
      summary: (["\(title) \(subtitle)."] + rows.map { $0.figures.sentence(of: $0.name) })
        .joined(separator: " "),
      assumptions: recording.film.assumptions(hasPictures: hasPictures), range: recording.range,
      columns: recording.sheetColumns(frames, window: window), grid: grid, rows: rows)
  }
}

extension JudgedRecording {
  /// The numbers of the frames that are columns.
  func columns(_ count: Int) -> [Int] {
    let all = frames
    let times = all.map { film.frames[$0].time }
    return ColumnFrames(
      count: max(2, count),
      of: ColumnFrames.Candidates(
        all: all, times: times,
        durations: times.indices.map { $0 == 0 ? 0 : times[$0] - times[$0 - 1] },
        events: film.events.map { film.frames[$0.frames.lowerBound].time },
        wanted: film.events.map(\.frames.upperBound),
        seams: [all.map { fault($0) ?? 0 }],
        keyboard: all.map { rise($0) ?? 0 }, pixel: 1)
    ).frames
  }

  /// Room above the bar where it is highest, in points.
  private static let aboveBar = 56.0

  /// The part of the screen that cells show.
  package func window(_ crop: Crop) -> Rect {
    if case .part = crop { return crop.part(of: screen) ?? screen }
    guard crop == .seam else { return screen }
    let edges = frames.flatMap { frame in
      [film.frames[frame].keyboardTop, film.frames[frame].barTop, film.frames[frame].barBottom]
        .compactMap { $0?.value }
    }
    let points = film.unit == .points ? 1 : film.width / JudgedRecording.usualWidth
    let top = max(0, ((edges.min() ?? 0) - JudgedRecording.aboveBar * points).rounded(.down))
    return Rect(x: 0, y: top, width: screen.width, height: screen.height - top)
  }

  /// A phone's width, in points, where a recording does not tell: the iPhone 12 to 14's.
  private static let usualWidth = 390.0

  func sheetColumns(_ frames: [Int], window: Rect) -> [SheetColumn] {
    frames.map {
      SheetColumn(
        frame: $0, time: film.frames[$0].time, phase: phase($0), progress: progress($0),
        window: window)
    }
  }

  /// Where a magnifier looks: at the worst frame of the columns, or where both edges touch; nil where neither is seen.
  func magnifier(columns: [Int], size: Size) -> MagnifierRegion? {
    guard film.unit == .points else { return nil }
    let faulty = columns.max { (fault($0) ?? 0).magnitude < (fault($1) ?? 0).magnitude }
    let touching = columns.last { label($0).severity == .good }
    guard let frame = faulty.flatMap({ fault($0) == nil ? nil : $0 }) ?? touching,
      let top = film.frames[frame].keyboardTop?.value
    else { return nil }
    return MagnifierRegion(
      ofRecording: (frame, film.frames[frame].time), mark: mark(frame),
      edge: mark(frame)?.rect.minY ?? top, label: label(frame), size: size, in: screen)
  }
}

extension SheetRow {
  /// The row of a recording or, with other screens, of a film that is judged as one.
  init(
    _ recording: JudgedRecording, columns: [Int], _ grid: SheetGrid, screens: SheetScreens? = nil,
    code: String = ""
  ) {
    let film = recording.film
    let cells = columns.map { frame in
      AnnotatedCell(
        frame: frame, time: film.frames[frame].time, mark: recording.mark(frame),
        label: recording.label(frame), gap: recording.seams[frame]?.value)
    }
    let worst = recording.worst.flatMap { frame in
      columns.firstIndex(of: frame).map { (column: $0, severity: recording.label(frame).severity) }
    }
    self.init(
      screens
        ?? .recording(columns.map { film.frames[$0] }, screen: recording.screen.size),
      name: recording.name, summary: recording.summary, code: code, figures: recording.figures,
      cells: cells,
      worst: worst, magnifier: recording.magnifier(columns: columns, size: grid.magnified),
      strip: SheetStrip(
        title: JudgedRecording.seamTitle, lines: recording.lines,
        content: .seam(recording.extremes),
        events: recording.events.filter { recording.range.contains($0.time) }))
  }
}

extension RecordedFilm {
  /// What it was taken of, in one line: device, screen, frames.
  package var setting: String {
    let lengths = unit == .points ? "pt" : "px"
    let device = source.scale?.device ?? (source.kind == .trace ? "a device" : "unknown device")
    let span = (frames.last?.time ?? 0) - (frames.first?.time ?? 0)
    let rate =
      span > 0 ? "\((Double(frames.count - 1) / span).fixed(0)) frames a second" : "1 frame"
    let size = "\(width.fixed(0)) × \(height.fixed(0)) \(lengths)"
    return [device, size, "\(frames.count) frames", rate].joined(separator: "  ·  ")
  }

  /// What a picture of it takes for granted, in a few sentences.
  func assumptions(hasPictures: Bool) -> String {
    let what =
      hasPictures
      ? "The screens are the recording's own pictures, so this file holds what they show."
      : "The screens show the edges that were read, and none of the recording's pictures."
    let meaning =
      "Red is what shows between bar and keyboard; the number is how much higher the bar is above the keyboard than one "
      + "that moves with it, in the same frame; ± is how far it may be off, 19 times of 20."
    return ([what, meaning] + remarks).joined(separator: " ")
  }
}
