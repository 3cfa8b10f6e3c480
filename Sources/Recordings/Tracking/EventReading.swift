/// What is seen in the frames between two rests, in rows of the screen.
struct EventReading: Sendable {
  /// What is seen of each frame, in rows.
  var frames: [RecordedFrame]
  /// What happens, with frames counted from the first of these.
  var events: [RecordedEvent]
  /// The rests, with what was found out about them.
  var before, after: Rest?
  /// The bar, where one was found.
  var bar: Bar?
}
