extension RecordingVerdict {
  /// The events, such as `1 show`, whose fault is only possible in pictures: their measures are not checked.
  package var doubtfulEvents: Set<String> {
    guard !film.isExact else { return [] }
    return Set(
      events.indices.filter { events[$0].isFault && events[$0].certainty == .possible }
        .map(name(ofEvent:)))
  }
}
