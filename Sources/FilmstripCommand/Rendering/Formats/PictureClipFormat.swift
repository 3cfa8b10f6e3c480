import FilmstripPictures
import Imaging
import Painting
import WholeFiles

/// A moving picture whose bytes are made here, and written as they come.
final class PictureClipFormat<Kind: PictureClipKind>: ClipFormat {
  static var name: String { Kind.name }
  static var summary: String { Kind.summary }
  static var takesRows: Bool { Kind.Sink.takesRows }

  static func times(of times: ClipTimes) -> [Double] { Kind.Sink.times(of: times) }

  static func note(on times: ClipTimes) -> String? { Kind.note(on: times) }

  private let file: OutputFile
  private let sink: Kind.Sink

  init(_ clip: ClipFile) throws {
    let file = try clip.open()
    self.file = file
    sink = try Kind.Sink(clip.shape) { try file.write($0) }
  }

  func add(_ frame: FrameStream.Frame) throws { try sink.add(frame) }

  func add(_ bitmap: Bitmap, index: Int) throws { try sink.add(bitmap, index: index) }

  func end() throws {
    try sink.end()
    try file.close()
  }
}

/// One of the kinds of moving pictures that are made here.
protocol PictureClipKind {
  /// What makes it.
  associatedtype Sink: ClipSink
  /// What `--format` calls it, and how its files end.
  static var name: String { get }
  /// What it is, as the help describes it.
  static var summary: String { get }
  /// What a reader should know of its times; nil where they are the film's.
  static func note(on times: ClipTimes) -> String?
}

extension PictureClipKind {
  static func note(on times: ClipTimes) -> String? { nil }
}
