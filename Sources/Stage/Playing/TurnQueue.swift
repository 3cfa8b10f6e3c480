/// Work for coming turns, in order of time and then of queueing; while the app's main thread is busy, its work waits.
struct TurnQueue {
  struct Job {
    /// When it is due, in seconds.
    let time: Double
    /// Its index among jobs of one time.
    let order: Int
    let reason: String
    let kind: Kind
    let work: () -> Void

    func precedes(_ other: Job) -> Bool {
      time != other.time ? time < other.time : order < other.order
    }
  }

  enum Kind {
    /// The script's: it shares a turn with others of its time.
    case event
    case app
    /// The render server's, which does not wait for the app.
    case server
  }

  private var app = Heap()
  private var server = Heap()
  private var asked = 0
  /// Until when the app's main thread is busy, in seconds.
  private var standsUntil = -Double.infinity

  mutating func appStands(until time: Double) { standsUntil = max(standsUntil, time) }

  /// The next job, and when its turn is, in seconds: not before the app continues.
  var next: (job: Job, turn: Double)? {
    let waiting = app.first.map { (job: $0, turn: max($0.time, standsUntil)) }
    guard let served = server.first else { return waiting }
    guard let waiting,
      waiting.turn < served.time
        || waiting.turn == served.time && waiting.job.order < served.order
    else { return (served, served.time) }
    return waiting
  }

  mutating func add(at time: Double, _ reason: String, _ kind: Kind, _ work: @escaping () -> Void) {
    let job = Job(time: time, order: asked, reason: reason, kind: kind, work: work)
    asked += 1
    if kind == .server { server.add(job) } else { app.add(job) }
  }

  mutating func take() -> Job? {
    next?.job.kind == .server ? server.take() : app.take()
  }
}

/// A binary heap: no job precedes its parent at (i − 1) / 2.
private struct Heap {
  private var jobs: [TurnQueue.Job] = []

  var first: TurnQueue.Job? { jobs.first }

  mutating func add(_ job: TurnQueue.Job) {
    jobs.append(job)
    var child = jobs.count - 1
    while child > 0, jobs[child].precedes(jobs[(child - 1) / 2]) {
      jobs.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func take() -> TurnQueue.Job? {
    guard let first = jobs.first else { return nil }
    let last = jobs.removeLast()
    guard !jobs.isEmpty else { return first }
    jobs[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < jobs.count && jobs[child].precedes(jobs[least]) {
        least = child
      }
      guard least != parent else { return first }
      jobs.swapAt(parent, least)
      parent = least
    }
  }
}
