import Annotation
import Basics
import Essentials
import Imaging
import Painting
import RecordingFiles
import RecordedPictures
import Recordings
import WholeFiles

/// A recording that was read: its film, the verdict, and its pictures.
struct Recording {
  let path: String
  let verdict: RecordingVerdict
  private let file: RecordingFile?

  var name: String { RecordingArgument.name(of: path) }
  var film: RecordedFilm { verdict.film }

  /// The largest file of a film or of a device's numbers, in bytes: hours at 120 frames per second.
  private static let textLimit = 256 << 20

  /// Reads a recording; throws `Failure` with the problem and a remedy.
  ///
  /// - Parameters:
  ///   - given: Statements on properties that are not to be found in it.
  ///   - device: The name of the recorded device; nil to find it.
  ///   - framesPerSecond: Those of a folder of pictures.
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
        let device = device.flatMap { Device(named: $0) }
        self.init(path, try file.film(given, of: device), file)
      } catch let refusal as RecordingRefusal {
        throw Failure(.badData, "\(path): \(refusal)")
      }
    }
  }

  init(_ path: String, _ film: RecordedFilm, _ file: RecordingFile? = nil) {
    self.path = path
    self.file = file
    verdict = RecordingVerdict(of: film)
  }

  /// The recording judged by an approved design of its bar, unless a design is given now.
  func judged(as approved: RecordingSource.Given) -> Recording {
    let designed = film.designed(before: approved)
    return designed == film ? self : Recording(path, designed, file)
  }

  var hasPictures: Bool { file != nil }

  /// - Parameter screen: In the pictures, in pixels; nil if it fills them.
  func pictures(of frames: [Int], screen: PixelArea?) throws -> [Int: RecordedPicture] {
    let numbers = Set(frames).sorted()
    let bitmaps = try file?.pictures(at: numbers) ?? []
    return Dictionary(
      uniqueKeysWithValues: zip(numbers, bitmaps).map { number, bitmap in
        (number, RecordedPicture(bitmap, screen: screen))
      })
  }

  /// Its pictures, of the screen that was given; none where it has none.
  func motions(range: FrameRange?) -> [MotionPictures] {
    [file].compactMap { $0 }.map {
      MotionPictures($0, named: name, crop: film.source.given.screen, range: range)
    }
  }

  /// The verdict's summary without backquotes around code, for pictures and pages.
  var caption: String { verdict.summary.joined(separator: " ").replacing("`", with: "") }

  var judged: JudgedRecording { judged(as: "recording", summary: caption) }

  func judged(as name: String, summary: String) -> JudgedRecording {
    JudgedRecording(
      film, seams: verdict.judgement.excess, name: name, summary: summary, range: verdict.range)
  }
}
