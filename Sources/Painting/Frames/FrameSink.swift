/// Where the frames of a stream go: a clip's file, numbered files, another program.
///
/// A sink serves one thread.
package protocol FrameSink: AnyObject {
  /// Whether it asks frames for their rows; else none are prepared.
  static var takesRows: Bool { get }

  /// Takes a frame, which is drawn when its rows or its pixels are asked for.
  func add(_ frame: FrameStream.Frame) throws

  /// Ends what was made; all frames have come.
  func end() throws
}

extension FrameSink {
  package static var takesRows: Bool { false }

  package func end() throws {}
}
