import Notations

extension JSONSchema {
  /// The schema of what a type is written as, found by decoding the type from a `SchemaDecoder`.
  static func of<Value: Decodable>(_ type: Value.Type) throws -> JSONTree {
    try value(of: type).schema
  }

  /// A value of the type, of zeros and empty texts, and the schema of its JSON.
  fileprivate static func value<Value: Decodable>(
    of type: Value.Type
  ) throws -> (value: Value, schema: JSONTree) {
    if let words = type as? any (RawRepresentable & CaseIterable).Type,
      let (value, schema) = word(words), let value = value as? Value
    {
      return (value, schema)
    }
    let decoder = SchemaDecoder()
    let value = try Value(from: decoder)
    return (value, decoder.schema)
  }

  private static func word<Word: RawRepresentable & CaseIterable>(
    _ type: Word.Type
  ) -> (value: Word, schema: JSONTree)? {
    let words = Word.allCases.compactMap { $0.rawValue as? String }
    return Word.allCases.first.map { ($0, ["enum": .list(words.map { .text($0) })]) }
  }
}

/// Notes the values that a type reads as it is decoded, and answers with zeros, empty texts, and lists and maps of one
/// part.
///
/// So a schema follows the type's own `Decodable`, which the compiler writes next to the `Encodable`.
private final class SchemaDecoder: Decoder {
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private var type: JSONTree = [:]
  private var keys: [String: JSONTree]?
  private var optional: Set<String> = []
  private var isNullable = false

  var schema: JSONTree {
    let schema =
      keys.map { keys in
        JSONSchema.object(keys, needs: keys.keys.filter { !optional.contains($0) })
      } ?? type
    return isNullable ? ["anyOf": [schema, ["type": "null"]]] : schema
  }

  func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    keys = keys ?? [:]
    return KeyedDecodingContainer(Keyed(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { List(decoder: self) }
  func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: SchemaDecoder
    var codingPath: [any CodingKey] { [] }
    /// A dictionary takes any key, so this one represents all.
    var allKeys: [Key] { [Key(stringValue: "*")].compactMap(\.self) }

    func contains(_ key: Key) -> Bool { true }

    /// Asked for keys that may be absent alone.
    func decodeNil(forKey key: Key) -> Bool {
      decoder.optional.insert(key.stringValue)
      return false
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      let (value, schema) = try JSONSchema.value(of: type)
      if Key(stringValue: "*") != nil {
        decoder.keys = nil
        decoder.type = ["type": "object", "additionalProperties": schema]
      } else {
        decoder.keys?[key.stringValue] = schema
      }
      return value
    }

    func nestedContainer<Nested>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> { decoder.container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
      decoder.unkeyedContainer()
    }
    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder }
  }

  private struct List: UnkeyedDecodingContainer {
    let decoder: SchemaDecoder
    var codingPath: [any CodingKey] { [] }
    var count: Int? { 1 }
    var currentIndex = 0
    var isAtEnd: Bool { currentIndex > 0 }

    func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      let (value, schema) = try JSONSchema.value(of: type)
      currentIndex += 1
      decoder.type = ["type": "array", "items": schema]
      return value
    }

    mutating func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
      currentIndex += 1
      return decoder.container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { self }
    mutating func superDecoder() -> any Decoder { decoder }
  }

  private struct Single: SingleValueDecodingContainer {
    let decoder: SchemaDecoder
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool {
      decoder.isNullable = true
      return false
    }

    func decode(_ type: Bool.Type) -> Bool {
      decoder.type = ["type": "boolean"]
      return false
    }

    func decode(_ type: String.Type) -> String {
      decoder.type = ["type": "string"]
      return ""
    }

    func decode(_ type: Double.Type) -> Double {
      decoder.type = ["type": "number"]
      return 0
    }

    func decode(_ type: Int.Type) -> Int {
      decoder.type = ["type": "integer"]
      return 0
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      let (value, schema) = try JSONSchema.value(of: type)
      decoder.type = schema
      return value
    }
  }
}
