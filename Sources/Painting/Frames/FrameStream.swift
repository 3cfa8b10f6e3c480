package import Graphics
package import Imaging
package import Stage
internal import Synchronization

/// The frames of films or recordings, one after another, all of one size.
package struct FrameStream {
  /// In order; frames of equal numbers are equal.
  package let frames: [ScreenFrame]
  private let sources: [any ScreenSource]
  private let setting: FramePainter.Setting
  private let painter: FramePainter

  package var width: Int { painter.width }
  package var height: Int { painter.height }

  /// Frames of at least one source; throws as `FramePainter` does.
  package init(
    _ sources: [any ScreenSource], _ setting: FramePainter.Setting, of frames: [ScreenFrame]
  ) throws(CanvasError) {
    self.frames = frames
    self.sources = sources
    self.setting = setting
    painter = try FramePainter(sources, setting)
  }

  /// Frames of at least one film at given times in seconds; throws as `FramePainter` does.
  package init(
    _ films: [Film], _ setting: FramePainter.Setting, at times: [Double]
  ) throws(CanvasError) {
    try self.init(
      films.map { FilmScreens($0) }, setting, of: times.enumerated().map { ($0.offset, $0.element) }
    )
  }

  /// Hands every frame to a sink, and then ends the sinks.
  ///
  /// One sink gets all frames in order. Several run in parallel, each on its own thread, and each takes the next frame
  /// as soon as it is free.
  ///
  /// - Parameters:
  ///   - sinks: At least one, each used by one thread at a time.
  ///   - threads: The most threads that prepare rows, 1 or more; frames do not depend on it.
  /// - Throws: `CanvasError` for a missing glyph, and errors of the sinks; no frame is begun after an error.
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

  /// A frame, drawn on demand; only for the thread that took it, until it takes another.
  package struct Frame {
    fileprivate let frames: ArraySlice<ScreenFrame>
    fileprivate let tools: LazyTools

    /// Its index in the stream, from 0.
    package var index: Int { frames.startIndex }
    /// In the films, in seconds.
    package var time: Double { frames[index].time }

    /// The frame as compressed rows and its own rows, from the top.
    ///
    /// Nil if no row of the stream recurs, as where films are side by side.
    ///
    /// - Throws: `CanvasError` for a missing glyph.
    package func rows() throws(CanvasError) -> (spans: [RowSpan], kept: PrecompressedRows)? {
      guard let recurring = tools.recurring else { return nil }
      if let spans = recurring.plan.recurringSpans(of: index) { return (spans, recurring.rows) }
      guard let rows = try tools.get().rows else { return nil }
      return (try rows.spans(of: index), recurring.rows)
    }

    /// Throws `CanvasError` for a missing glyph, and errors of reading a recording's pictures.
    package func bitmap() throws -> Bitmap { try tools.get().painter.bitmap(of: frames) }
  }
}

/// A painter, and its rows where rows are asked for.
private typealias Tools = (painter: FramePainter, rows: ScreenRows?)

/// A thread's tools, made when they are needed: frames whose rows all recur need none.
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
