/// The frames and motions by which a filmstrip's columns are chosen.
package struct ColumnCandidates: Sendable {
  /// The frames' numbers, which are consecutive.
  let all: [Int]
  /// The frames' times, in seconds.
  let times: [Double]
  /// Seconds since the previous frame.
  let durations: [Double]
  /// The times of events, in order, in seconds.
  let events: [Double]
  /// Frames that are shown if there is room.
  let wanted: [Int]
  /// The gaps in each frame, a list for each row, in points.
  let seams: [[Double]]
  /// What moves instead of the seams, for columns between the worst ones; nil for the seams themselves.
  let moving: [[Double]]?
  /// The keyboard's rise in each frame, in points.
  let keyboard: [Double]
  /// The least rise that counts as one, in points.
  let pixel: Double
  /// Frames that are taken last.
  let lastChoice: Set<Int>

  /// With one element a frame in each list.
  package init(
    all: [Int], times: [Double], durations: [Double], events: [Double], wanted: [Int],
    seams: [[Double]], moving: [[Double]]? = nil, keyboard: [Double], pixel: Double,
    lastChoice: Set<Int> = []
  ) {
    self.all = all
    self.times = times
    self.durations = durations
    self.events = events
    self.wanted = wanted
    self.seams = seams
    self.moving = moving
    self.keyboard = keyboard
    self.pixel = pixel
    self.lastChoice = lastChoice
  }

  /// The frames next to times, in seconds, each once and in order.
  func frames(at moments: [Double]) -> [Int] {
    Set(
      moments.compactMap { moment in
        zip(all, times).min { abs($0.1 - moment) < abs($1.1 - moment) }?.0
      }
    ).sorted()
  }
}
