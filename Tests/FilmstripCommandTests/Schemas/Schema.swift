import Foundation
import Notations

@testable import FilmstripCommand

/// A JSON Schema, by which values are checked: the keywords that ours are written with.
struct Schema {
  private let root: JSONTree

  init(of subject: SchemaCommand.Subject) throws {
    let text = try SchemaCommand.text(of: subject)
    root = try JSONDecoder().decode(JSONTree.self, from: Data(text.utf8))
  }

  /// What of a value is not as the schema has it, with its place; empty if it is valid.
  func problems(of value: JSONTree) throws -> [String] { try problems(of: value, by: root, at: "") }

  private func problems(of value: JSONTree, by schema: JSONTree, at place: String) throws
    -> [String]
  {
    guard case .object(let keywords) = schema else { throw Unknown(keyword: place) }
    return try keywords.flatMap { keyword, rule in
      try problems(of: value, by: keyword, rule, of: schema, at: place)
    }
  }

  private func problems(
    of value: JSONTree, by keyword: String, _ rule: JSONTree, of schema: JSONTree, at place: String
  ) throws -> [String] {
    func problem(if isWrong: Bool) -> [String] { isWrong ? ["\(place): \(keyword)"] : [] }
    switch (keyword, rule, value) {
    case ("$schema", _, _), ("$defs", _, _), ("title", _, _), ("description", _, _): return []
    case ("$ref", .text(let name), _):
      let definition = root["$defs"]?[name.replacing("#/$defs/", with: "")]
      guard let definition else { throw Unknown(keyword: name) }
      return try problems(of: value, by: definition, at: place)
    case ("type", .text(let type), _): return problem(if: !value.isOf(type))
    case ("type", .list(let types), _):
      return problem(if: !types.contains { $0.string.map(value.isOf) == true })
    case ("enum", .list(let choices), _): return problem(if: !choices.contains(value))
    case ("minimum", .number(let least), .number(let number)): return problem(if: number < least)
    case ("maximum", .number(let most), .number(let number)): return problem(if: number > most)
    case ("maxLength", .number(let most), .text(let text)):
      return problem(if: Double(text.unicodeScalars.count) > most)
    case ("pattern", .text(let pattern), .text(let text)):
      return problem(if: try !text.contains(Regex(pattern)))
    case ("minItems", .number(let least), .list(let items)):
      return problem(if: Double(items.count) < least)
    case ("maxItems", .number(let most), .list(let items)):
      return problem(if: Double(items.count) > most)
    case ("items", let item, .list(let items)):
      return try items.enumerated().flatMap {
        try problems(of: $1, by: item, at: "\(place)[\($0)]")
      }
    case ("required", .list(let names), .object(let object)):
      return problem(if: names.contains { object[$0.string ?? ""] == nil })
    case ("properties", .object(let known), .object(let object)):
      return try known.flatMap { key, schema in
        try object[key].map { try problems(of: $0, by: schema, at: "\(place).\(key)") } ?? []
      }
    case ("additionalProperties", let rule, .object(let object)):
      let others = object.filter { schema["properties"]?[$0.key] == nil }
      if case .flag(let areAllowed) = rule { return problem(if: !areAllowed && !others.isEmpty) }
      return try others.flatMap { try problems(of: $1, by: rule, at: "\(place).\($0)") }
    case ("anyOf", .list(let schemas), _):
      return problem(
        if: try !schemas.contains { try problems(of: value, by: $0, at: place).isEmpty })
    case ("oneOf", .list(let schemas), _):
      let count = try schemas.count { try problems(of: value, by: $0, at: place).isEmpty }
      return problem(if: count != 1)
    case ("minimum", _, _), ("maximum", _, _), ("maxLength", _, _), ("pattern", _, _),
      ("minItems", _, _),
      ("maxItems", _, _), ("items", _, _), ("required", _, _), ("properties", _, _),
      ("additionalProperties", _, _):
      return []
    default: throw Unknown(keyword: keyword)
    }
  }

  /// A keyword that is not checked here, which a schema must not have unnoticed.
  struct Unknown: Error { let keyword: String }
}

extension JSONTree {
  fileprivate func isOf(_ type: String) -> Bool {
    switch (type, self) {
    case ("object", .object), ("array", .list), ("string", .text), ("number", .number),
      ("boolean", .flag), ("null", .none):
      true
    case ("integer", .number(let number)): number.rounded() == number
    default: false
    }
  }
}
