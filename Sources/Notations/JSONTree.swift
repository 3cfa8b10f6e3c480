import Essentials

/// Any JSON, as other tools' files have it.
package enum JSONTree: Codable, Sendable, Hashable {
  case object([String: JSONTree]), list([JSONTree]), text(String), number(Double), flag(Bool), none

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let object = try? container.decode([String: JSONTree].self) {
      self = .object(object)
    } else if let list = try? container.decode([JSONTree].self) {
      self = .list(list)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else {
      self = .none
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .object(let object): try container.encode(object)
    case .list(let list): try container.encode(list)
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .none: try container.encodeNil()
    }
  }

  static func numbers(_ numbers: [Double]) -> JSONTree { .list(numbers.map { .number($0) }) }

  /// With keys in alphabetical order, ending in a line break.
  package var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  /// The value of an object's key; nil of anything else, which it is not set in.
  package subscript(key: String) -> JSONTree? {
    get { if case .object(let object) = self { object[key] } else { nil } }
    set {
      guard case .object(var object) = self else { return }
      object[key] = newValue
      self = .object(object)
    }
  }

  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  package var string: String? { if case .text(let text) = self { text } else { nil } }
}

extension JSONTree: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  package init(dictionaryLiteral elements: (String, JSONTree)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  package init(arrayLiteral elements: JSONTree...) { self = .list(elements) }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
}
