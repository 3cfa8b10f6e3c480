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
    case is FrameOffsetsError, PictureError.noFilms, PictureError.slow:
      self.init(.usage, "\(error)")
    case CanvasError.font(let error): self.init(.environment, "\(error)")
    case is FontError, RecordingFileError.program: self.init(.environment, "\(error)")
    case RecordingFileError.unreadable: self.init(.inputOutput, "\(error)")
    case is FileError, is BaselineError, is PlayError, is CanvasError, is PictureError,
      is RecordingFileError, is PNGError, is GIFError, is WebPError:
      self.init(.badData, "\(error)")
    default: return nil
    }
  }

  static func message(of error: any Error) -> String { Failure(error)?.message ?? "\(error)" }
}
