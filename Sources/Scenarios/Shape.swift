/// What a value of a scenario file may be.
///
/// Files are read by it, and their JSON Schema is written from it, so that keys, ranges and words are written once. Rules
/// that involve other values of the file are checked by its readers.
package indirect enum Shape: Sendable {
  /// A scalar, of at most `Scenario.textLimit` characters; the text says what it is, and the pattern, as JSON Schema has
  /// them, how it is written.
  case text(String, pattern: String? = nil)
  /// A scalar that names something this program knows, such as a device.
  case known(String, [String])
  /// The name of a scenario or an approach (`PlainName`).
  case name
  case flag
  case number(String, in: ClosedRange<Double>)
  /// In decimal or, after `0x`, in hexadecimal digits.
  case integer(String, in: ClosedRange<Int>)
  case word([String])
  case list(String, of: Shape, count: ClosedRange<Int>)
  /// Its keys, in the order of messages, and those that it cannot be without.
  case map([(key: String, value: Shape)], needs: [String])
  case any([Shape])
  /// One that holds itself, by a name among the definitions of a schema.
  case recursive(String, @Sendable () -> Shape)

  static func map(_ keys: KeyValuePairs<String, Shape>, needs: [String] = []) -> Shape {
    .map(keys.map { ($0.key, $0.value) }, needs: needs)
  }

  static func word<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> Shape {
    .word(Choice.allCases.map(\.rawValue))
  }

  static func word<Choice: RawRepresentable<String>>(_ words: [Choice]) -> Shape {
    .word(words.map(\.rawValue))
  }

  static func list(_ what: String, of item: Shape, limit: Int) -> Shape {
    .list(what, of: item, count: 0...limit)
  }

  static let points = Shape.number("points", in: 0...Device.largestSide)
  static let motionSeconds = Shape.number("seconds", in: 0...Scenario.motionLimit)
  static let filmSeconds = Shape.number("seconds", in: 0...Script.durationLimit)

  /// What it may be, without alternatives.
  package var forms: [Shape] {
    switch self {
    case .any(let shapes): shapes.flatMap(\.forms)
    case .recursive(_, let shape): shape().forms
    default: [self]
    }
  }

  /// The keys of all maps that it may be, each once, in order.
  var keys: [(key: String, value: Shape)] {
    var seen: Set<String> = []
    return forms.flatMap { form -> [(key: String, value: Shape)] in
      guard case .map(let keys, _) = form else { return [] }
      return keys.filter { seen.insert($0.key).inserted }
    }
  }
}
