/// A value whose key JSON always has: null where there is none.
struct Nullable<Value: Codable>: Codable {
  let value: Value?

  init(_ value: Value?) { self.value = value }

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Value?.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
