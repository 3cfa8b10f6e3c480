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
  func write(in folder: String, _ batch: OutputBatch) throws {
    let paths = names.map { Files.path($0, in: folder) }
    let times = reel.times
    let shared = Mutex(Shared(progress: Progress(of: reel.stem, total: times.count)))
    let workers = min(reel.jobs, times.count)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      do {
        let painter = try FramePainter(reel.films, reel.setting)
        let encoder = PNGEncoder()
        var bytes: [UInt8] = []
        while let index = shared.withLock({ $0.next(of: times.count) }) {
          try Interruption.check()
          try encoder.encode(
            painter.bitmap(at: times[index]), scale: reel.setting.scale, into: &bytes)
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
