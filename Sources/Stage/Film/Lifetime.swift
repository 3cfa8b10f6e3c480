/// When something exists, in seconds.
struct Lifetime: Sendable, Hashable, Codable {
  let birth, death: Double

  func contains(_ moment: Moment) -> Bool {
    moment.includesTurn(at: birth) && !moment.includesTurn(at: death)
  }
}
