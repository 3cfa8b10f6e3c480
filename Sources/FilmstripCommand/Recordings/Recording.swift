import Annotation
import Basics
import Essentials
import Imaging
import Painting
import RecordingFiles
import Recordings
import Scenarios

/// A recording that was read: what it shows, how that moved, and where its pictures are.
struct Recording {
  /// Its path, as it was given.
  let path: String
  /// What it shows.
  let film: RecordedFilm
  /// What an engineer would say of it.
  let verdict: RecordingVerdict
  /// How keyboard and bar went, one fit an event.
  let fits: [EventFit]
  /// How much farther the bar is above the keyboard in each frame than one that goes with it.
  let seams: [Reading?]
  /// Its pictures; nil where there are numbers alone.
  private let file: RecordingFile?

  /// What its results are called after.
  var name: String { RecordingArgument.name(of: path) }

  /// The most bytes of a film's or a trace's file: hours at 120 frames a second.
  private static let textLimit = 256 << 20

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - path: Its path; `RecordingArgument.kind(of:)` knows what it is.
  ///   - given: What is not to be found in it.
  ///   - device: The name of the device that was recorded; nil where that is to be found.
  ///   - framesPerSecond: Those of a folder of pictures.
  /// - Throws: `Failure` that says what is missing or in the way, and what helps.
  init(
    _ path: String, _ given: RecordingSource.Given, device: String?, framesPerSecond: Double?
  ) throws {
    switch RecordingArgument.kind(of: path) {
    case .film:
      let text = try Files.text(at: path, limit: Recording.textLimit)
      self.init(path, try RecordedFilm(json: text, file: path))
    case .trace:
      let text = try Files.text(at: path, limit: Recording.textLimit)
      self.init(path, try DeviceTrace.read(csv: text, file: path))
    case .pictures, nil:
      do {
        let file = try RecordingFile(
          path: path, framesPerSecond: framesPerSecond, check: Interruption.check)
        self.init(
          path,
          try RecordingLook(file, given, device: device.flatMap { Device(named: $0) }).film(),
          file)
      } catch let refusal as RecordingRefusal {
        throw Failure(.badData, "\(path): \(refusal)")
      }
    }
  }

  /// A recording whose film is known, with its pictures where there are any.
  init(_ path: String, _ film: RecordedFilm, _ file: RecordingFile? = nil) {
    self.path = path
    self.film = film
    self.file = file
    verdict = RecordingVerdict(of: film)
    fits = verdict.events.map(\.fit)
    seams = Recording.seams(of: film, fits)
  }

  /// Whether there are pictures of it.
  var hasPictures: Bool { file != nil }

  /// The pictures of frames, by the frames' numbers.
  func pictures(of frames: [Int]) throws -> [Int: RecordedPicture] {
    let numbers = Set(frames).sorted()
    let bitmaps = try file?.pictures(at: numbers) ?? []
    return Dictionary(
      uniqueKeysWithValues: zip(numbers, bitmaps).map { number, bitmap in
        (number, RecordedPicture(bitmap, screen: film.source.screen))
      })
  }

  /// What is said of it, for pictures and pages: they print code without the marks that text has around it.
  var caption: String { verdict.summary.joined(separator: " ").replacing("`", with: "") }

  /// What is said of it, frame by frame.
  var judged: JudgedRecording {
    JudgedRecording(film, seams: seams, name: "recording", summary: caption, range: range)
  }

  /// A film of the model that was read as a recording, at the frames of another.
  init(_ film: Film, of approach: NamedApproach, at frames: RecordedFilm, delay: Double) {
    self.init(approach.name, frames.reading(film, delay: delay))
  }
}

// MARK: - What it shows

extension Recording {
  /// What is shown around motions, and the most of a recording that a picture shows, in seconds.
  private static let (margin, longest) = (0.15, 4.0)

  /// The seconds that pictures show: all that moves or, where that takes long, the event in which most is amiss.
  var range: ClosedRange<Double> {
    let times = film.frames.map(\.time)
    func range(_ frames: ClosedRange<Int>) -> ClosedRange<Double> {
      max(
        0, times[frames.lowerBound] - Recording.margin)...min(
          times.last ?? 0, times[frames.upperBound] + Recording.margin)
    }
    guard let first = film.events.first, let last = film.events.last else {
      return 0...(times.last ?? 0)
    }
    let all = range(first.frames.lowerBound...last.frames.upperBound)
    guard all.upperBound - all.lowerBound > Recording.longest else { return all }
    func fault(_ event: RecordedEvent) -> Double {
      event.frames.compactMap { frame in
        seams[frame].map { max(0, $0.value.magnitude - $0.uncertainty) }
      }.max() ?? 0
    }
    let faults = film.events.map(fault)
    let worst = faults.max().flatMap(faults.firstIndex) ?? 0
    return range(film.events[worst].frames)
  }

  /// How far bar and keyboard part by a fault in each frame.
  ///
  /// What is within the readings' noise counts as uncertain by as much; a frame that repeats another shows what that
  /// shows; at rest it is how far their distance is from that of the rest.
  private static func seams(of film: RecordedFilm, _ fits: [EventFit]) -> [Reading?] {
    var seams = [Reading?](repeating: nil, count: film.frames.count)
    for (index, fit) in fits.enumerated() {
      guard let gaps = fit.bar?.gaps else { continue }
      let frames = fit.event.frames
      for gap in gaps.frames where gap.isTrusted && frames.contains(gap.frame) {
        let isTold = gap.excess > 0 ? gaps.widest != nil : gaps.deepest != nil
        seams[gap.frame] = Reading(
          gap.excess,
          uncertainty: isTold ? gap.uncertainty : max(gap.uncertainty, gap.excess.magnitude))
      }
      let rest: Range<Int>
      let distance: Double?
      if fit.event.kind == .hide {
        let start = index > 0 ? fits[index - 1].event.frames.upperBound : 0
        rest = min(start, frames.lowerBound)..<frames.lowerBound
        distance = gaps.frames.first?.distance
      } else {
        let end =
          index + 1 < fits.count ? fits[index + 1].event.frames.lowerBound : film.frames.count
        rest = frames.upperBound..<max(end, frames.upperBound)
        distance = gaps.frames.last?.distance
      }
      guard let distance else { continue }
      for frame in rest where seams[frame] == nil {
        guard let top = film.frames[frame].keyboardTop, let bottom = film.frames[frame].barBottom
        else { continue }
        let away = top.value - bottom.value - distance
        seams[frame] = Reading(
          away,
          uncertainty: (top.uncertainty * top.uncertainty + bottom.uncertainty * bottom.uncertainty)
            .squareRoot())
      }
    }
    for frame in seams.indices.dropFirst()
    where seams[frame] == nil && film.frames[frame].isRepeated {
      seams[frame] = seams[frame - 1]
    }
    return seams
  }
}
