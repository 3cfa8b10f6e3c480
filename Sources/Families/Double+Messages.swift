extension Double {
  /// A number of messages, as subject with its verb.
  var messages: String { self == 1 ? "1 message ends" : "\(shortest) messages end" }
}
