package import Annotation
package import Diagnosis
package import Recordings
import Stage

/// A recording with its gap in each frame, for all marks, labels and choices.
package struct JudgedRecording: Judged {
  package let name: String
  /// In a sentence or two.
  package let summary: String
  package let code: String
  package let film: RecordedFilm
  /// The bar's excess over one that moves with the keyboard, in the film's unit, for each frame.
  ///
  /// Negative if it is covered by as much more, nil if unknown. Less than the excess may be visible: the bar may extend
  /// below, for example by the home indicator's padding.
  package let seams: [Reading?]
  /// The shown part, in seconds.
  package let range: ClosedRange<Double>
  /// The keyboard's greatest rise, in the film's unit; 0 if it is never seen.
  private let mostRise: Double

  /// Shows a part of a recording; nil for all of it.
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

  package func showing(_ range: ClosedRange<Double>) -> JudgedRecording {
    JudgedRecording(
      film, seams: seams, name: name, summary: summary, code: code, range: range)
  }

  /// The numbers of the shown frames.
  var frames: [Int] { film.frames.indices.filter { range.contains(film.frames[$0].time) } }

  /// In seconds.
  package func time(_ frame: Int) -> Double { film.frames[frame].time }

  /// The bar's excess over a right one, in the film's unit.
  package func gap(_ frame: Int) -> Double? { seams[frame]?.value }

  /// In the film's unit.
  package func screen(_ frame: Int) -> Rect { screen }

  /// In the film's unit.
  package var screen: Rect { Rect(x: 0, y: 0, width: film.width, height: film.height) }

  /// The keyboard's rise above the screen's bottom; nil if it is not seen.
  func rise(_ frame: Int) -> Double? {
    film.frames[frame].keyboardTop.map { max(0, film.height - $0.value) }
  }

  /// The keyboard's rise in whole per cent; kept in frames that do not show it.
  package func progress(_ frame: Int) -> Int {
    let seen = film.frames.indices.prefix(through: frame).last { rise($0) != nil }
    guard let seen, let rise = rise(seen), mostRise > 0 else { return 0 }
    return Int((rise / mostRise * 100).rounded())
  }

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
  /// The least distance that is a fault, in the film's unit: a pixel of most devices.
  private static let least = 0.5
  /// The largest uncertainty with which a bar is praised, in points: twice the distance that a right bar may be off in pictures.
  private static let praised = 6.0

  /// The greatest uncertainty in the shown frames, in the film's unit.
  private var uncertainty: Double { frames.compactMap { seams[$0]?.uncertainty }.max() ?? 0 }

  /// Of a bar that is not known to be off.
  private func severity(uncertainty: Double) -> Severity {
    uncertainty <= JudgedRecording.praised * film.point ? .good : .neutral
  }

  /// The gap, or minus the overlap; nil within the uncertainty, or if unknown.
  package func fault(_ frame: Int) -> Double? {
    guard let seam = seams[frame] else { return nil }
    return seam.value.magnitude > max(seam.uncertainty, JudgedRecording.least) ? seam.value : nil
  }

  /// Whether a bar may be off by nothing, and as well by so much that neither is drawn.
  private func isOpen(_ frame: Int) -> Bool {
    seams[frame].map {
      fault(frame) == nil && $0.uncertainty > JudgedRecording.praised * film.point
    }
      ?? false
  }

  /// The visible opening of a fault, from the bar's bottom to the keyboard's top or a right bar's.
  package func opening(_ frame: Int) -> ClosedRange<Double>? {
    guard let fault = fault(frame), fault > 0, let top = film.frames[frame].keyboardTop?.value,
      let bottom = film.frames[frame].barBottom?.value
    else { return nil }
    let end = min(top, bottom + fault)
    return end - bottom > JudgedRecording.least ? bottom...end : nil
  }

  /// The opening between bar and keyboard, or the covered part of the bar.
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

  package func label(_ frame: Int) -> Label {
    let shown = film.frames[frame]
    if let fault = fault(frame) {
      let least = shown.coversBar(point: film.point) ? "≥ " : ""
      return fault > 0
        ? Label("\(text(fault)) too high", .gap)
        : Label("\(least)\(text(-fault)) covered", .overlap)
    }
    guard let top = shown.keyboardTop else { return Label("not seen", .plain) }
    if film.height - top.value <= max(top.uncertainty, JudgedRecording.least) {
      return Label("no keyboard", .plain)
    }
    guard let seam = seams[frame] else { return Label(unjudged([frame]), .plain) }
    return Label(zero(seam.uncertainty), severity(uncertainty: seam.uncertainty))
  }

  /// Why frames have no seam: they do not show the bar, or where it belongs is not known.
  private func unjudged(_ frames: some Sequence<Int>) -> String {
    frames.contains { film.frames[$0].barBottom != nil } ? "not judged" : "bar not seen"
  }

  /// Nothing, as far as it is known; the numbers of a trace are exact.
  private func zero(_ uncertainty: Double) -> String {
    uncertainty > 0 ? "0 ± \(text(max(uncertainty, 0.1)))" : text(0)
  }

  /// A length in the film's unit, for labels.
  package func text(_ length: Double) -> String {
    let points = length.distanceText
    return film.unit == .points ? points : points.replacing(" pt", with: " px")
  }

  /// The greatest excess and the greatest overlap, in the shown frames.
  package func extremes(near times: [Double] = []) -> [SeamExtreme] {
    let faults = frames.compactMap { frame in fault(frame).map { (frame: frame, value: $0) } }
    let gap = faults.max { $0.value < $1.value }.flatMap { $0.value > 0 ? $0 : nil }
    let overlap = faults.min { $0.value < $1.value }.flatMap { $0.value < 0 ? $0 : nil }
    return [gap, overlap].compactMap { fault in
      fault.map {
        SeamExtreme(
          value: $0.value, time: film.frames[$0.frame].time,
          text: ($0.value > 0 || seams[$0.frame]?.uncertainty == 0 ? "" : "≥ ")
            + text($0.value.magnitude))
      }
    }
  }

  /// The largest opening of a fault in the shown frames, and its time.
  private var widestOpening: (height: Double, time: Double)? {
    frames.compactMap { frame in
      opening(frame).map {
        (height: $0.upperBound - $0.lowerBound, time: film.frames[frame].time)
      }
    }.max { $0.height < $1.height }
  }

  /// The frame with the greatest fault; nil where they meet.
  package var worst: Int? {
    frames.filter { fault($0) != nil }.max {
      (fault($0) ?? 0).magnitude < (fault($1) ?? 0).magnitude
    }
  }

  package func figures(near times: [Double] = []) -> [Figure] {
    let seen = frames.compactMap { seams[$0] }
    guard !seen.isEmpty else { return [Figure(unjudged(frames), .neutral)] }
    let extremes = extremes()
    guard extremes.isEmpty else {
      let gap = widestOpening.map { Figure("gap \(text($0.height))", .gap, at: $0.time) }
      return (gap.map { [$0] } ?? [])
        + extremes.map { extreme in
          // The hidden part of a bar is compared with the most that some frame showed.
          extreme.value > 0
            ? Figure("\(extreme.text) too high", .gap, at: extreme.time)
            : Figure("covered \(extreme.text)", .overlap, at: extreme.time)
        }
    }
    return [
      Figure("\(zero(uncertainty)) off", severity(uncertainty: uncertainty))
    ]
  }

  package var topic: SeamTopic { .excess(inPixels: film.unit != .points) }

  package var praise: Label? {
    extremes().isEmpty
      ? Label(
        "with the keyboard, as far as is visible", severity(uncertainty: uncertainty)) : nil
  }

  /// The edges over time, in the shown frames.
  ///
  /// The bar's line is its bottom edge. The part of it that the keyboard may cover by design is its padding; while its
  /// bottom edge is not seen, its line is where the keyboard would touch it. A bar behind the keyboard has a range.
  package var lines: SeamLines {
    SeamLines(
      frames.map { frame in
        let seam = seams[frame]
        let rise = rise(frame)
        let visible = seam.map { part(of: $0.value, in: frame) }
        let contact = rise.flatMap { rise in visible.map { rise + $0 } }
        let isOpen = isOpen(frame)
        let gap = isOpen ? nil : seam?.value
        let shown = isOpen ? nil : visible
        let recorded = film.frames[frame]
        guard !recorded.coversBar(point: film.point) else {
          return SeamLines.Sample(
            time: recorded.time, keyboard: rise, bar: nil,
            covered: recorded.barBottom.map {
              film.height - $0.value...film.height - $0.value + $0.uncertainty
            }, content: isOpen ? nil : contact, gap: gap, shown: shown)
        }
        let bottom = recorded.barBottom.map { film.height - $0.value } ?? contact
        let padding = contact.flatMap { contact in bottom.map { contact - $0 } } ?? 0
        return SeamLines.Sample(
          time: recorded.time, keyboard: rise, bar: bottom,
          content: padding > JudgedRecording.least ? contact : nil, gap: gap, shown: shown)
      })
  }

  /// The visible part of an excess, or minus the covered part of the bar.
  private func part(of excess: Double, in frame: Int) -> Double {
    guard excess > 0, let top = film.frames[frame].keyboardTop?.value,
      let bottom = film.frames[frame].barBottom?.value
    else { return min(excess, 0) }
    return max(0, min(excess, top - bottom))
  }

  package func lines(samples: Int) -> SeamLines { lines }

  /// The lines minus those of a film that is judged at the same frames; none for a least covered length.
  package func lines(less model: JudgedRecording) -> SeamLines {
    func less(_ recorded: Double?, _ played: Double?) -> Double? {
      recorded.flatMap { recorded in played.map { recorded - $0 } }
    }
    return SeamLines(
      zip(lines.samples, model.lines.samples).map { recorded, played in
        let isKnown = recorded.covered == nil
        return SeamLines.Sample(
          time: recorded.time, keyboard: less(recorded.keyboard, played.keyboard),
          bar: less(recorded.bar, played.bar),
          gap: isKnown ? less(recorded.gap, played.gap) : nil,
          shown: isKnown ? less(recorded.shown, played.shown) : nil)
      })
  }

  /// The keyboard's motions by name in the shown part, with the times of their first signs.
  package var events: [NamedEvent] {
    film.events.map { NamedEvent($0.kind.rawValue, at: time($0.frames.lowerBound)) }
      .filter { range.contains($0.time) }
  }

  /// The worst frame of the columns, or one whose edges touch; nil where neither is visible.
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

  /// The part of the screen in cells.
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

  /// A phone's width, in points, for a recording without one: the iPhone 12 to 14's.
  private static let usualWidth = 390.0
}
