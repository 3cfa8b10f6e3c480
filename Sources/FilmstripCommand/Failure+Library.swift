import Basics
import Easing
import FilmstripPictures
import Graphics
import Imaging
import Painting
import RecordingFiles
import Review
import Scenarios
import Traces

extension Failure {
  /// The library's errors, as the command reports them; nil for the argument parser's own.
  init?(_ error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as FileError: self.init(.badData, error.description)
    case let error as BaselineError: self.init(.badData, error.description)
    case let error as PlayError: self.init(.badData, error.description)
    case let error as FrameOffsetsError: self.init(.usage, error.description)
    case let error as FontError: self.init(.environment, error.description)
    case CanvasError.font(let error): self.init(.environment, error.description)
    case let error as CanvasError: self.init(.badData, error.description)
    case PictureError.noFilms, PictureError.slow:
      self.init(.usage, "\(error)")
    case let error as PictureError: self.init(.badData, error.description)
    case let error as RecordingFileError: self.init(error)
    case let error as PNGError: self.init(.badData, error.description)
    case let error as GIFError: self.init(.badData, error.description)
    case let error as WebPError: self.init(.badData, error.description)
    default: return nil
    }
  }

  static func message(of error: any Error) -> String { Failure(error)?.message ?? "\(error)" }

  private init(_ error: RecordingFileError) {
    let code: Code =
      switch error {
      case .program: .environment
      case .unreadable: .inputOutput
      case .unsuitable, .damaged: .badData
      }
    self.init(code, error.description)
  }
}
