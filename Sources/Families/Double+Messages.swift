extension Double {
  var messages: String { self == 1 ? "1 message ends" : "\(shortest) messages end" }
}
