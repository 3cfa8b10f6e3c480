package import Graphics
package import Imaging
package import Stage
internal import Synchronization

/// The frames of films, one after another, all of one size.
///
/// What a frame shows is for `FramePainter.Setting` to say: one film, or several beside each other; the screen or a
/// part of it; alone or annotated. What becomes of the frames is for a `FrameSink` to say.
package struct FrameStream {
  /// The time of each frame in the films, in seconds.
  package let times: [Double]
  private let films: [Film]
  private let setting: FramePainter.Setting
  private let painter: FramePainter

  /// Pixels across.
  package var width: Int { painter.width }
  /// Pixels down.
  package var height: Int { painter.height }

  /// The frames of films, at least one, at given times in seconds.
  ///
  /// - Throws: `CanvasError` as `FramePainter` does.
  package init(
    _ films: [Film], _ setting: FramePainter.Setting, at times: [Double]
  ) throws(CanvasError) {
    self.times = times
    self.films = films
    self.setting = setting
    painter = try FramePainter(films, setting)
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
    let rows = Sink.takesRows ? try painter.rows(at: times, threads: threads) : nil
    let recurring = try rows.flatMap { rows in
      try rows.precompressedRows(threads: threads).map { (rows: $0, plan: rows.plan) }
    }
    let spare = SpareTools((painter, rows))
    let workers = sinks.map { sink in
      let tools = LazyTools(recurring) { () throws(CanvasError) in
        if let tools = spare.take() { return tools }
        let painter = try FramePainter(films, setting)
        return (painter, recurring == nil ? nil : try painter.rows(at: times))
      }
      return (sink: sink, tools: tools)
    }
    try workers.share(times.count) { worker, index throws(any Error) in
      try worker.sink.add(
        Frame(index: index, time: times[index], pixels: .drawn(by: worker.tools)))
    }
    for sink in sinks { try sink.end() }
  }

  /// A frame, which is drawn when it is asked for; used by the thread it was given to, before that takes another.
  package struct Frame {
    /// Which of the stream's frames, from 0.
    package let index: Int
    /// When it is in the films, in seconds.
    package let time: Double
    fileprivate let pixels: Pixels

    /// Where its pixels come from.
    fileprivate enum Pixels {
      case drawn(by: LazyTools)
      case made(Bitmap)
    }

    /// The frame as rows that were compressed before and rows of its own, from top to bottom; nil where no row of the
    /// stream recurs, as where films stand beside each other.
    ///
    /// - Throws: `CanvasError` where a glyph is missing.
    package func rows() throws(CanvasError) -> (spans: [RowSpan], kept: PrecompressedRows)? {
      guard case .drawn(let tools) = pixels, let recurring = tools.recurring else { return nil }
      if let spans = recurring.plan.recurringSpans(of: index) { return (spans, recurring.rows) }
      guard let rows = try tools.get().rows else { return nil }
      return (try rows.spans(of: index), recurring.rows)
    }

    /// The frame's pixels.
    ///
    /// - Throws: `CanvasError` where a glyph is missing.
    package func bitmap() throws(CanvasError) -> Bitmap {
      switch pixels {
      case .drawn(let tools): try tools.get().painter.bitmap(at: time)
      case .made(let bitmap): bitmap
      }
    }
  }
}

extension FrameStream.Frame {
  /// A frame that is there already: which of its stream's, from 0, and its time in seconds.
  package init(_ bitmap: Bitmap, index: Int, time: Double) {
    self.init(index: index, time: time, pixels: .made(bitmap))
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
