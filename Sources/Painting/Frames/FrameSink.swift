/// The destination of a stream's frames: a clip, numbered files, another program; not thread-safe.
package protocol FrameSink: AnyObject {
  /// Whether frames should prepare rows for it.
  static var takesRows: Bool { get }

  /// Takes a frame, which is drawn when its rows or its pixels are asked for.
  func add(_ frame: FrameStream.Frame) throws

  /// Called after all frames.
  func end() throws
}

extension FrameSink {
  package static var takesRows: Bool { false }

  package func end() throws {}
}
