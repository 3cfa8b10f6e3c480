/// What a filmstrip's columns are chosen by: which frames there are, and what moves in them.
package struct ColumnCandidates: Sendable {
  /// The frames' numbers, each one more than the one before.
  let all: [Int]
  /// Their times, in seconds.
  let times: [Double]
  /// Seconds from the frame before each.
  let durations: [Double]
  /// When events happen, in order, in seconds.
  let events: [Double]
  /// Frames that are shown where there is room.
  let wanted: [Int]
  /// What parts in each frame, a list for each row, in points.
  let seams: [[Double]]
  /// What else moves in their place; nil where that are the seams themselves.
  let moving: [[Double]]?
  /// How far the keyboard has risen in each frame, in points.
  let keyboard: [Double]
  /// The least rise that counts as one, in points.
  let pixel: Double
  /// Frames that are taken last.
  let lastChoice: Set<Int>

  /// Candidates with one element a frame in each list.
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
}
