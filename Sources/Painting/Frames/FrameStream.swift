package import Graphics
package import Imaging
package import Stage
internal import Synchronization

/// The frames of films or recordings, one after another, all of one size.
///
/// What a frame shows is for `FramePainter.Setting` to say: one film, or several side by side; the screen or a
/// part of it; alone or annotated. What becomes of the frames is for a `FrameSink` to say.
package struct FrameStream {
  /// The frames, in order; those of equal numbers are equal.
  package let frames: [ScreenFrame]
  private let sources: [any ScreenSource]
  private let setting: FramePainter.Setting
  private let painter: FramePainter

  /// Pixels across.
  package var width: Int { painter.width }
  /// Pixels down.
  package var height: Int { painter.height }

  /// Frames of sources, at least one.
  ///
  /// - Throws: `CanvasError` as `FramePainter` does.
  package init(
    _ sources: [any ScreenSource], _ setting: FramePainter.Setting, of frames: [ScreenFrame]
  ) throws(CanvasError) {
    self.frames = frames
    self.sources = sources
    self.setting = setting
    painter = try FramePainter(sources, setting)
  }

  /// The frames of films, at least one, at given times in seconds.
  ///
  /// - Throws: `CanvasError` as `FramePainter` does.
  package init(
    _ films: [Film], _ setting: FramePainter.Setting, at times: [Double]
  ) throws(CanvasError) {
    try self.init(
      films.map { FilmScreens($0) }, setting, of: times.enumerated().map { ($0.offset, $0.element) }
    )
  }

  /// Hands every frame to a sink, and then ends the sinks.
  ///
  /// With one sink all frames come to it in order. Several work at the same time, each on a thread of its own, and
  /// each takes the next frame as soon as it is free.
  ///
  /// - Parameters:
  ///   - sinks: At least one, each of which is used by one thread at a time.
  ///   - threads: How many threads may prepare rows, 1 or more; frames are the same with any number.
  /// - Throws: `CanvasError` where a glyph is missing, and what the sinks throw; no frame is begun after an error.
  package func pour<Sink: FrameSink>(into sinks: [Sink], threads: Int = 1) throws {
    let rows = Sink.takesRows ? try painter.rows(of: frames, threads: threads) : nil
    let recurring = try rows.flatMap { rows in
      try rows.precompressedRows(threads: threads).map { (rows: $0, plan: rows.plan) }
    }
    let spare = SpareTools((painter, rows))
    let workers = sinks.map { sink in
      let tools = LazyTools(recurring) { () throws(CanvasError) in
        if let tools = spare.take() { return tools }
        let painter = try FramePainter(sources, setting)
        return (painter, recurring == nil ? nil : try painter.rows(of: frames))
      }
      return (sink: sink, tools: tools)
    }
    try workers.share(frames.count) { worker, index throws(any Error) in
      try worker.sink.add(Frame(frames: frames[index...], tools: worker.tools))
    }
    for sink in sinks { try sink.end() }
  }

  /// A frame, which is drawn when it is asked for; used by the thread it was given to, before that takes another.
  package struct Frame {
    /// It and those that follow.
    fileprivate let frames: ArraySlice<ScreenFrame>
    fileprivate let tools: LazyTools

    /// Which of the stream's frames, from 0.
    package var index: Int { frames.startIndex }
    /// When it is in the films, in seconds.
    package var time: Double { frames[index].time }

    /// The frame as rows that were compressed before and rows of its own, from top to bottom; nil where no row of the
    /// stream recurs, as where films stand beside each other.
    ///
    /// - Throws: `CanvasError` where a glyph is missing.
    package func rows() throws(CanvasError) -> (spans: [RowSpan], kept: PrecompressedRows)? {
      guard let recurring = tools.recurring else { return nil }
      if let spans = recurring.plan.recurringSpans(of: index) { return (spans, recurring.rows) }
      guard let rows = try tools.get().rows else { return nil }
      return (try rows.spans(of: index), recurring.rows)
    }

    /// The frame's pixels.
    ///
    /// - Throws: `CanvasError` where a glyph is missing, and what reading a recording's pictures throws.
    package func bitmap() throws -> Bitmap { try tools.get().painter.bitmap(of: frames) }
  }
}

/// What frames are drawn with: a painter, and the rows it draws where rows are asked for.
private typealias Tools = (painter: FramePainter, rows: ScreenRows?)

/// A thread's tools, as painters serve one thread.
///
/// Frames whose rows all recur need none once these are compressed, so they are made when they are needed.
private final class LazyTools {
  let recurring: (rows: PrecompressedRows, plan: FramePlan)?
  private let make: () throws(CanvasError) -> Tools
  private var own: Tools?

  init(
    _ recurring: (rows: PrecompressedRows, plan: FramePlan)?,
    _ make: @escaping () throws(CanvasError) -> Tools
  ) {
    self.recurring = recurring
    self.make = make
  }

  func get() throws(CanvasError) -> Tools {
    if let own { return own }
    let tools = try make()
    own = tools
    return tools
  }
}

/// The tools that prepared the rows, for the first thread that needs some.
private final class SpareTools {
  private let tools: Tools
  private let isTaken = Atomic(false)

  init(_ tools: Tools) { self.tools = tools }

  func take() -> Tools? {
    isTaken.exchange(true, ordering: .acquiringAndReleasing) ? nil : tools
  }
}
