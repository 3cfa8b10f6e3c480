import Annotation
import Basics
import Essentials
import Imaging
import Painting
import RecordingFiles
import RecordedPictures
import Recordings
import WholeFiles

/// A recording that was read: what it shows, how that moved, and where its pictures are.
struct Recording {
  /// Its path, as it was given.
  let path: String
  /// What an engineer would say of it.
  let verdict: RecordingVerdict
  /// Its pictures; nil where there are numbers alone.
  private let file: RecordingFile?

  /// What its results are called after.
  var name: String { RecordingArgument.name(of: path) }
  /// What it shows.
  var film: RecordedFilm { verdict.film }

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
      self.init(path, try RecordedFilm(json: text, file: path).designed(as: given))
    case .trace:
      let text = try Files.text(at: path, limit: Recording.textLimit)
      self.init(path, try DeviceTrace.read(csv: text, file: path).designed(as: given))
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
    self.file = file
    verdict = RecordingVerdict(of: film)
  }

  /// The same, judged by what was said of its bar's design before, where nothing is said of that now.
  func judged(as approved: RecordingSource.Given) -> Recording {
    let designed = film.designed(before: approved)
    return designed == film ? self : Recording(path, designed, file)
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
    JudgedRecording(
      film, seams: verdict.judgement.excess, name: "recording", summary: caption,
      range: verdict.range)
  }
}
