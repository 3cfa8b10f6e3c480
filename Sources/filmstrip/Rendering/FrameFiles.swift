import Dispatch
import Imaging
import Painting
import Synchronization

/// Writes a reel as numbered PNG files.
struct FrameFiles {
  let reel: Reel

  /// The files' names, in order.
  var names: [String] {
    let digits = max(4, "\(reel.frames.upperBound)".count)
    return reel.frames.map { frame in
      let number = "\(frame)"
      let zeros = String(repeating: "0", count: digits - number.count)
      return reel.name("-\(zeros)\(number)", ending: "png")
    }
  }

  /// Draws and writes every frame, on as many threads as the reel has.
  ///
  /// Frames whose rows all recur need no drawing any more once their rows are kept: they are put together here, and
  /// only compressed and written by the threads.
  func write(in folder: String, _ batch: OutputBatch) throws {
    let paths = names.map { Files.path($0, in: folder) }
    let times = reel.times
    let first = try Drawing(reel, times, threads: reel.jobs)
    let kept = try first.rows?.keptRows(threads: reel.jobs)
    let plan = first.rows?.plan
    let spare = Spare(first)
    let shared = Mutex(Shared(progress: Progress(of: reel.stem, total: times.count)))
    DispatchQueue.concurrentPerform(iterations: min(reel.jobs, times.count)) { _ in
      do {
        let encoder = PNGEncoder()
        var drawing: Drawing?
        var bytes: [UInt8] = []
        while let index = shared.withLock({ $0.next(of: times.count) }) {
          try Interruption.check()
          if let kept, let spans = plan?.recurringSpans(of: index) {
            try encoder.encode(spans, of: kept, scale: reel.setting.scale, into: &bytes)
          } else {
            let own = try drawing ?? spare.take() ?? Drawing(reel, times)
            drawing = own
            try own.encode(index, at: times[index], of: kept, with: encoder, into: &bytes)
          }
          try batch.write(bytes, to: paths[index])
          shared.withLock { $0.finishOne() }
        }
      } catch {
        shared.withLock { $0.fail(error) }
      }
    }
    try shared.withLock { shared in
      shared.progress.end()
      if let failure = shared.failure { throw failure }
    }
  }

  /// What a thread draws with, as painters serve one thread.
  private struct Drawing {
    let painter: FramePainter
    let rows: ScreenRows?
    let scale: Double

    init(_ reel: Reel, _ times: [Double], threads: Int = 1) throws {
      painter = try FramePainter(reel.films, reel.setting)
      rows = try painter.rows(at: times, threads: threads)
      scale = reel.setting.scale
    }

    func encode(
      _ frame: Int, at time: Double, of kept: KeptRows?, with encoder: PNGEncoder,
      into bytes: inout [UInt8]
    ) throws {
      if let kept, let rows {
        try encoder.encode(rows.spans(of: frame), of: kept, scale: scale, into: &bytes)
      } else {
        try encoder.encode(painter.bitmap(at: time), scale: scale, into: &bytes)
      }
    }
  }

  /// What was drawn with before there were threads, for the first of them that needs to draw.
  private final class Spare: @unchecked Sendable {
    private let lock = Mutex(())
    private var drawing: Drawing?

    init(_ drawing: Drawing) { self.drawing = drawing }

    func take() -> Drawing? {
      lock.withLock { _ in
        defer { drawing = nil }
        return drawing
      }
    }
  }

  /// What the threads have in common.
  private struct Shared {
    var progress: Progress
    var begun = 0
    var finished = 0
    var failure: (any Error)?

    init(progress: Progress) {
      self.progress = progress
    }

    /// The next picture's index; nil when there is none, or something failed.
    mutating func next(of count: Int) -> Int? {
      guard failure == nil, begun < count else { return nil }
      begun += 1
      return begun - 1
    }

    mutating func finishOne() {
      finished += 1
      progress.update(finished)
    }

    mutating func fail(_ error: any Error) {
      if failure == nil { failure = error }
    }
  }
}
