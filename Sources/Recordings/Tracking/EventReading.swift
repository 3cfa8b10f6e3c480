/// The reading of the frames between two rests, in rows of the screen.
struct EventReading: Sendable {
  var frames: [RecordedFrame]
  /// With frames counted from the first of these.
  var events: [RecordedEvent]
  var before, after: Rest?
  var bar: Bar?
}
