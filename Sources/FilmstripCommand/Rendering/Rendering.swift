import Annotation
import Diagnosis
import Imaging
import Painting

/// A subject whose pictures are shown, whatever is in them.
protocol PicturedRendering {
  /// The scenario's or the recording's, after which files are called.
  var name: String { get }
  var look: RenderLook { get }

  /// The pictures of each film, in order; throws `Failure` if there are none.
  func motions() throws -> [MotionPictures]
}

/// A subject and its presentation, from which each format makes its files.
protocol Rendering: PicturedRendering {
  /// What it shows, in a sentence.
  var heading: String { get }
  var subject: any Subject { get }
  /// The approaches' names in the names of files, in order; none of a recording.
  var approaches: [String] { get }
  /// How its pictures look.
  var choices: PictureChoices { get }
  /// Throws `Failure` if its shape has too little room.
  func strip() throws -> SheetDrawing
  func plot() throws -> Bitmap
  func page() throws -> String
  /// The numbers as JSON.
  func traces() throws -> [StillFile]
  func tables() throws -> [StillFile]
  /// The frames of clips and series, one reel for each file or series.
  ///
  /// - Parameter takesRows: Whether the sinks take rows, of which recurring ones are drawn once.
  /// - Throws: `Failure` if none of the selected frames exist, or all have too many pixels.
  func reels(takesRows: Bool) throws -> [Reel]
}

extension PicturedRendering {
  /// The name, a suffix, `~dark` and `@2x` if they apply, and its ending.
  func name(_ suffix: String, scale: Int? = nil, ending: String) -> String {
    PictureName.file(
      stem: name + suffix, appearance: look.appearance, scale: scale ?? look.scale, ending: ending)
  }
}

extension Rendering {
  /// The text alternative of a file: what it shows, and the figures of its film or, in a file of several, of all.
  func alternative(of file: String) -> String {
    let sentences = subject.sentences(in: choices.words).map(\.text)
    let own = zip(approaches, sentences).filter { approach, _ in
      let stem = "\(name)-\(approach)"
      return file.hasPrefix(stem) && file.dropFirst(stem.count).first.map("-~@.".contains) == true
    }.map(\.1)
    return ([choices.title ?? heading] + (own.isEmpty ? sentences : own)).joined(separator: " ")
  }
}
