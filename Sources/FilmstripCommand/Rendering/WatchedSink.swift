import Painting
import WholeFiles

/// A sink that shows its stream's progress, and takes no more frames after Ctrl-C.
final class WatchedSink<Sink: FrameSink>: FrameSink {
  static var takesRows: Bool { Sink.takesRows }

  private let sink: Sink
  private let progress: Progress

  init(_ sink: Sink, _ progress: Progress) {
    self.sink = sink
    self.progress = progress
  }

  func add(_ frame: FrameStream.Frame) throws {
    try Interruption.check()
    try sink.add(frame)
    progress.finishOne()
  }

  func end() throws { try sink.end() }
}
