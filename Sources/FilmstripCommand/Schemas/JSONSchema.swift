import Notations
import Scenarios

/// JSON Schema, draft 2020-12, as editors and other programs read it.
enum JSONSchema {
  /// The whole text of a schema.
  static func document(_ title: String, _ alternatives: [JSONTree]) throws -> String {
    var schema = alternatives.count == 1 ? alternatives[0] : ["oneOf": .list(alternatives)]
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    schema["title"] = .text(title)
    return try schema.text
  }

  // MARK: Scenario files

  /// The schema of a shape, with the definitions that it refers to.
  static func of(_ shape: Shape) -> JSONTree {
    var definitions: [String: JSONTree] = [:]
    var schema = tree(shape, &definitions)
    if !definitions.isEmpty { schema["$defs"] = .object(definitions) }
    return schema
  }

  private static func tree(_ shape: Shape, _ definitions: inout [String: JSONTree]) -> JSONTree {
    switch shape {
    case .text(let what, let pattern?):
      return ["type": "string", "description": .text(what), "pattern": .text(pattern)]
    case .text(let what, nil):
      // A reader of YAML takes 18, true and nothing for other types, and a scenario for the text.
      return [
        "type": ["string", "number", "boolean", "null"], "description": .text(what),
        "maxLength": .number(Double(Scenario.textLimit)),
      ]
    case .known(let what, let names):
      return ["enum": .list(names.map { .text($0) }), "description": .text(what)]
    case .name:
      // Letters of all scripts: all characters but those of ASCII that are none of letters, digits, - and _.
      return [
        "type": ["string", "number", "boolean"], "maxLength": 100,
        "pattern": #"^[^\u0000-,./:-@\[-^`\{-\u007F]+$"#,
        "description": "letters, digits, - and _",
      ]
    case .flag: return ["type": "boolean"]
    case .number(let what, let range):
      return [
        "type": "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound), "description": .text(what),
      ]
    case .integer(let what, let range):
      return [
        "type": "integer", "minimum": .number(Double(range.lowerBound)),
        "maximum": .number(Double(range.upperBound)), "description": .text(what),
      ]
    case .word(let words): return ["enum": .list(words.map { .text($0) })]
    case .list(let what, let item, let count):
      return [
        "type": "array", "items": tree(item, &definitions),
        "minItems": .number(Double(count.lowerBound)),
        "maxItems": .number(Double(count.upperBound)), "description": .text(what),
      ]
    case .map(let keys, let needs):
      var properties: [String: JSONTree] = [:]
      for (key, shape) in keys { properties[key] = tree(shape, &definitions) }
      return object(properties, needs: needs)
    case .any(let shapes): return ["anyOf": .list(shapes.map { tree($0, &definitions) })]
    case .recursive(let name, let shape):
      if definitions[name] == nil {
        definitions[name] = [:]
        definitions[name] = tree(shape(), &definitions)
      }
      return ["$ref": .text("#/$defs/\(name)")]
    }
  }

  static func object(_ properties: [String: JSONTree], needs: [String]) -> JSONTree {
    [
      "type": "object", "properties": .object(properties), "additionalProperties": .flag(false),
      "required": .list(needs.sorted().map { .text($0) }),
    ]
  }
}
