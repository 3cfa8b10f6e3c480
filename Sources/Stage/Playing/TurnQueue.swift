/// Work for coming turns, in order of time and then of queueing.
struct TurnQueue {
  struct Job {
    let time: Double
    /// Its index among jobs of one time.
    let order: Int
    let reason: String
    /// Whether it shares a turn with the script's other events of that time.
    let isEvent: Bool
    let work: () -> Void

    func precedes(_ other: Job) -> Bool {
      time != other.time ? time < other.time : order < other.order
    }
  }

  /// A binary heap: no job precedes its parent at (i − 1) / 2.
  private var heap: [Job] = []
  private var asked = 0

  var next: Job? { heap.first }

  mutating func add(at time: Double, _ reason: String, isEvent: Bool, _ work: @escaping () -> Void)
  {
    heap.append(Job(time: time, order: asked, reason: reason, isEvent: isEvent, work: work))
    asked += 1
    var child = heap.count - 1
    while child > 0, heap[child].precedes(heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func take() -> Job? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].precedes(heap[least]) {
        least = child
      }
      guard least != parent else { return first }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
