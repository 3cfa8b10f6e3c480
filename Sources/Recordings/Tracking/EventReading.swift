/// The reading of the frames between two rests, in rows of the screen.
struct EventReading: Sendable {
  var frames: [RecordedFrame]
  /// With frames counted from the first of these.
  var events: [RecordedEvent]
  var after: Rest?
  /// The one before or after with a keyboard whose edge is known.
  var raised: Rest?
  var bar: Bar?
}
