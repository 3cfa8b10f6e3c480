import Annotation
import Basics
import Essentials
import Imaging
import Painting
import RecordingFiles
import RecordedPictures
import Recordings
import Scenarios
import WholeFiles

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
      self.init(path, try RecordedFilm(json: text, file: path).given(given))
    case .trace:
      let text = try Files.text(at: path, limit: Recording.textLimit)
      self.init(path, try DeviceTrace.read(csv: text, file: path).given(given))
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
  }

  /// How much farther the bar is above the keyboard in each frame than a right one.
  var seams: [Reading?] { verdict.judgement.excess }

  /// The same, judged by what was said of its bar's design before, where nothing is said of that now.
  func judged(as approved: RecordingSource.Given) -> Recording {
    let given = film.source.given.withDesign(or: approved)
    guard given != film.source.given else { return self }
    var film = film
    film.source.given = given
    return Recording(path, film, file)
  }

  /// Whether any frame shows a bar.
  var showsBar: Bool { film.frames.contains { $0.barBottom != nil } }

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
}

extension RecordedFilm {
  /// The film with what is given of its bar's design.
  fileprivate func given(_ given: RecordingSource.Given) -> RecordedFilm {
    var film = self
    film.source.given = source.given
    if given.saysDesign { (film.source.given.barMargin, film.source.given.barStays) = given.design }
    return film
  }
}
