extension Double {
  /// So many messages, and what they do, in words.
  var messages: String { self == 1 ? "1 message ends" : "\(shortest) messages end" }
}
