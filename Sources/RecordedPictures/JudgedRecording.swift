package import Annotation
package import Diagnosis
package import Recordings
import Stage

/// A recording with how far bar and keyboard part in each of its frames: whatever is marked, said or chosen of it
/// follows from these.
package struct JudgedRecording: Judged {
  /// What it is called.
  package let name: String
  /// What is said of it, in a sentence or two.
  package let summary: String
  package let code: String
  /// The recording.
  package let film: RecordedFilm
  /// How much farther the bar is above the keyboard in each frame than one that goes with it, in the film's unit;
  /// negative where it is covered by so much more; nil where that is not seen.
  ///
  /// That much need not show: what a bar stands on, such as the home indicator's padding, may lie below it.
  package let seams: [Reading?]
  /// The part of it that pictures show, in seconds.
  package let range: ClosedRange<Double>
  /// The farthest that the keyboard rises, in the film's unit; 0 where it is not seen.
  private let mostRise: Double

  /// A recording of which such a part is shown; nil for all of it.
  ///
  /// - Precondition: There is a seam for every frame.
  package init(
    _ film: RecordedFilm, seams: [Reading?], name: String, summary: String, code: String = "",
    range: ClosedRange<Double>? = nil
  ) {
    precondition(seams.count == film.frames.count, "a frame has a seam or nil")
    self.film = film
    self.seams = seams
    self.name = name
    self.summary = summary
    self.code = code
    self.range = range ?? 0...(film.frames.last?.time ?? 0)
    let highest = film.frames.lazy.compactMap { $0.keyboardTop?.value }.min()
    mostRise = highest.map { max(0, film.height - $0) } ?? 0
  }

  /// The same, of which another part is shown, in seconds.
  package func showing(_ range: ClosedRange<Double>) -> JudgedRecording {
    JudgedRecording(
      film, seams: seams, name: name, summary: summary, code: code, range: range)
  }

  /// The numbers of the frames that are shown.
  var frames: [Int] { film.frames.indices.filter { range.contains(film.frames[$0].time) } }

  /// When a frame is shown, in seconds.
  package func time(_ frame: Int) -> Double { film.frames[frame].time }

  /// How much farther the bar is above the keyboard in a frame than a right one, in the film's unit.
  package func gap(_ frame: Int) -> Double? { seams[frame]?.value }

  /// The screen in each frame, in the film's unit.
  package func screen(_ frame: Int) -> Rect { screen }

  /// The screen, in the film's unit.
  package var screen: Rect { Rect(x: 0, y: 0, width: film.width, height: film.height) }

  /// How far the keyboard has risen above the screen's bottom in a frame; nil where it is not seen.
  func rise(_ frame: Int) -> Double? {
    film.frames[frame].keyboardTop.map { max(0, film.height - $0.value) }
  }

  /// How far the keyboard has come up in a frame, in whole per cent; of one in which it is not seen as before.
  package func progress(_ frame: Int) -> Int {
    let seen = film.frames.indices.prefix(through: frame).last { rise($0) != nil }
    guard let seen, let rise = rise(seen), mostRise > 0 else { return 0 }
    return Int((rise / mostRise * 100).rounded())
  }

  /// What the keyboard is doing in a frame.
  package func phase(_ frame: Int) -> Phase {
    if let event = film.events.first(where: {
      $0.frames.lowerBound < frame && frame < $0.frames.upperBound
    }) {
      switch event.kind {
      case .show: return .show
      case .hide: return .hide
      case .change: return .moves
      }
    }
    let before = film.events.last { $0.frames.upperBound <= frame }
    switch before?.kind {
    case .hide: return .gone
    case .show, .change: return .rest
    case nil: return film.events.first?.kind == .show || film.events.isEmpty ? .before : .rest
    }
  }
}

// MARK: - What is marked and said

extension JudgedRecording {
  /// The least distance that is a fault, in the film's unit: a pixel of most devices, below which edges meet.
  private static let least = 0.5

  /// How far bar and keyboard part in a frame beyond what is uncertain; nil where they do not, or where it is not seen.
  package func fault(_ frame: Int) -> Double? {
    guard let seam = seams[frame] else { return nil }
    return seam.value.magnitude > max(seam.uncertainty, JudgedRecording.least) ? seam.value : nil
  }

  /// What shows between bar and keyboard in a frame by a fault, from the screen's top: it begins at the bar's bottom
  /// edge, and ends at the keyboard's top or where a right bar would end; nil where nothing shows.
  package func opening(_ frame: Int) -> ClosedRange<Double>? {
    guard let fault = fault(frame), fault > 0, let top = film.frames[frame].keyboardTop?.value,
      let bottom = film.frames[frame].barBottom?.value
    else { return nil }
    let end = min(top, bottom + fault)
    return end - bottom > JudgedRecording.least ? bottom...end : nil
  }

  /// What is marked on a frame: what shows between bar and keyboard, or how much of the bar is covered.
  package func mark(_ frame: Int) -> SeamMark? {
    if let opening = opening(frame) {
      return SeamMark(
        Rect(
          x: 0, y: opening.lowerBound, width: film.width,
          height: opening.upperBound - opening.lowerBound), .gap)
    }
    guard let fault = fault(frame), fault < 0, let top = film.frames[frame].keyboardTop?.value
    else { return nil }
    return SeamMark(Rect(x: 0, y: top, width: film.width, height: -fault), .overlap)
  }

  /// What is said of a frame.
  package func label(_ frame: Int) -> Label {
    let shown = film.frames[frame]
    if let fault = fault(frame) {
      return fault > 0
        ? Label("\(text(fault)) too high", .gap) : Label("\(text(-fault)) covered", .overlap)
    }
    guard let top = shown.keyboardTop else { return Label("not seen", .plain) }
    if film.height - top.value <= max(top.uncertainty, JudgedRecording.least) {
      return Label("no keyboard", .plain)
    }
    guard let seam = seams[frame] else { return Label("bar not seen", .plain) }
    return Label("0 ± \(text(max(seam.uncertainty, 0.1)))", .good)
  }

  /// A length of the film's unit, as labels give it.
  package func text(_ length: Double) -> String {
    let points = length.distanceText
    return film.unit == .points ? points : points.replacing(" pt", with: " px")
  }

  /// The farthest that the bar is too high and that it is covered, of the frames that are shown.
  package func extremes(near times: [Double] = []) -> [SeamExtreme] {
    let faults = frames.compactMap { frame in fault(frame).map { (frame: frame, value: $0) } }
    let gap = faults.max { $0.value < $1.value }.flatMap { $0.value > 0 ? $0 : nil }
    let overlap = faults.min { $0.value < $1.value }.flatMap { $0.value < 0 ? $0 : nil }
    return [gap, overlap].compactMap { fault in
      fault.map {
        SeamExtreme(
          value: $0.value, time: film.frames[$0.frame].time,
          text: $0.value > 0 ? text($0.value) : "≥ \(text(-$0.value))")
      }
    }
  }

  /// The most that shows between bar and keyboard by a fault, of the frames that are shown, and when.
  private var widestOpening: (height: Double, time: Double)? {
    frames.compactMap { frame in
      opening(frame).map {
        (height: $0.upperBound - $0.lowerBound, time: film.frames[frame].time)
      }
    }.max { $0.height < $1.height }
  }

  /// The frame in which bar and keyboard part farthest; nil where they meet.
  package var worst: Int? {
    frames.filter { fault($0) != nil }.max {
      (fault($0) ?? 0).magnitude < (fault($1) ?? 0).magnitude
    }
  }

  /// What was found.
  package func figures(near times: [Double] = []) -> [Figure] {
    let seen = frames.compactMap { seams[$0] }
    guard !seen.isEmpty else { return [Figure("bar not seen", .neutral)] }
    let extremes = extremes()
    guard extremes.isEmpty else {
      let gap = widestOpening.map { Figure("gap \(text($0.height))", .gap, at: $0.time) }
      return (gap.map { [$0] } ?? [])
        + extremes.map { extreme in
          // What the keyboard hides of a bar is the most that some frame still showed.
          extreme.value > 0
            ? Figure("\(extreme.text) too high", .gap, at: extreme.time)
            : Figure("covered \(extreme.text)", .overlap, at: extreme.time)
        }
    }
    let most = seen.map(\.uncertainty).max() ?? 0
    return [Figure("0 ± \(text(max(most, 0.1))) off", .good)]
  }

  /// What its curve of seams is about.
  package var topic: SeamTopic { .excess(inPixels: film.unit != .points) }

  package var praise: Label? {
    extremes().isEmpty ? Label("with the keyboard, as far as it can be told", .good) : nil
  }

  /// The edges over time, of the frames that are shown.
  ///
  /// The bar's line is its bottom edge. What the keyboard may cover of it by design is its padding; where its bottom edge
  /// is not seen, its line is where the keyboard would touch it.
  package var lines: SeamLines {
    SeamLines(
      frames.map { frame in
        let seam = seams[frame]
        let rise = rise(frame)
        let shown = seam.map { part(of: $0.value, in: frame) }
        let contact = rise.flatMap { rise in shown.map { rise + $0 } }
        let bottom = film.frames[frame].barBottom.map { film.height - $0.value } ?? contact
        let padding = contact.flatMap { contact in bottom.map { contact - $0 } } ?? 0
        return SeamLines.Sample(
          time: film.frames[frame].time, keyboard: rise, bar: bottom,
          content: padding > JudgedRecording.least ? contact : nil, gap: seam?.value, shown: shown)
      })
  }

  /// How much shows between bar and keyboard where the bar is so much too high, or minus what is covered of it.
  private func part(of excess: Double, in frame: Int) -> Double {
    guard excess > 0, let top = film.frames[frame].keyboardTop?.value,
      let bottom = film.frames[frame].barBottom?.value
    else { return min(excess, 0) }
    return max(0, min(excess, top - bottom))
  }

  package func lines(samples: Int) -> SeamLines { lines }

  /// How much its lines are above those of a film that is judged at the same frames.
  package func lines(less model: JudgedRecording) -> SeamLines {
    func less(_ recorded: Double?, _ played: Double?) -> Double? {
      recorded.flatMap { recorded in played.map { recorded - $0 } }
    }
    return SeamLines(
      zip(lines.samples, model.lines.samples).map { recorded, played in
        SeamLines.Sample(
          time: recorded.time, keyboard: less(recorded.keyboard, played.keyboard),
          bar: less(recorded.bar, played.bar), gap: less(recorded.gap, played.gap),
          shown: less(recorded.shown, played.shown))
      })
  }

  /// What the keyboard does, by name, with the times at which that begins to show, of the part that is shown.
  package var events: [NamedEvent] {
    film.events.map { NamedEvent($0.kind.rawValue, at: time($0.frames.lowerBound)) }
      .filter { range.contains($0.time) }
  }

  /// The worst frame of the columns, or one in which both edges touch; nil where neither is seen.
  package func magnifier(columns: [Int], size: Size) -> MagnifierRegion? {
    guard film.unit == .points else { return nil }
    let faulty = columns.max { (fault($0) ?? 0).magnitude < (fault($1) ?? 0).magnitude }
    let touching = columns.last { label($0).severity == .good }
    guard let frame = faulty.flatMap({ fault($0) == nil ? nil : $0 }) ?? touching,
      let top = film.frames[frame].keyboardTop?.value
    else { return nil }
    return MagnifierRegion(
      (frame, time(frame)), mark: mark(frame), edge: mark(frame)?.rect.minY ?? top,
      label: label(frame), size: size, in: screen)
  }

  package func worst(
    columns: [Int], _ magnifier: MagnifierRegion?
  ) -> (column: Int, severity: Severity)? {
    worst.flatMap { frame in
      columns.firstIndex(of: frame).map { ($0, label(frame).severity) }
    }
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
}
