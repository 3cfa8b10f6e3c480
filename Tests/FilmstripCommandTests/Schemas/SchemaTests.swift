import Foundation
import Notations
import TestSupport
import Testing

@testable import FilmstripCommand
@testable import Scenarios

struct SchemaTests {
  /// A file's value as editors see it, whose YAML has types.
  private func tree(_ yaml: String) throws -> JSONTree {
    func tree(_ node: YAMLNode) -> JSONTree {
      switch node.content {
      case .map(let pairs):
        .object(Dictionary(pairs.map { ($0.key.scalar ?? "", tree($0.value)) }) { $1 })
      case .list(let parts): .list(parts.map(tree))
      case .scalar("true"): .flag(true)
      case .scalar("false"): .flag(false)
      case .scalar(""): .none
      case .scalar(let text):
        text.hasPrefix("0x")
          ? Int(text.dropFirst(2), radix: 16).map { .number(Double($0)) } ?? .text(text)
          : Double(text).map { .number($0) } ?? .text(text)
      }
    }
    return tree(try #require(try YAMLParser.root(of: yaml, file: "")))
  }

  @Test func everyScenarioHereIsValid() throws {
    let schema = try Schema(of: .scenario)
    for name in Scenario.builtInNames {
      let text = try #require(Scenario.builtInText(named: name))
      #expect(try schema.problems(of: tree(text)) == [], "\(name)")
    }
    for file in try FileManager.default.contentsOfDirectory(
      at: Repository.root.appending(path: "Scenarios"), includingPropertiesForKeys: nil)
    where file.pathExtension == "yaml" {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(try schema.problems(of: tree(text)) == [], "\(file.lastPathComponent)")
    }
  }

  /// Words of refusals by what a schema cannot say: names of others of the file's values, the tags of languages.
  private static let beyond = [
    "is none of this scenario's approaches", "is not a language tag",
  ]

  @Test func mutantsAreRefusedByBoth() throws {
    let schema = try Schema(of: .scenario)
    var random = SeededGenerator(17)
    var (refused, taken) = (0, 0)
    let trees = try Scenario.builtInNames.compactMap {
      try Scenario.builtInText(named: $0).map(tree)
    }
    for _ in 0..<1_000 {
      let mutant = Mutant(of: try #require(trees.randomElement(using: &random)), using: &random)
      let isValid = try schema.problems(of: mutant.tree).isEmpty
      do {
        _ = try Scenario(yaml: mutant.tree.text)
        #expect(isValid, "only the schema refuses \(mutant.change)")
        taken += 1
      } catch let error as ScenarioError {
        refused += isValid ? 0 : 1
        let isBeyond = SchemaTests.beyond.contains { error.message.contains($0) }
        #expect(!isValid || isBeyond, "\(mutant.change): \(error.message)")
      }
    }
    // Neither takes all of them, or none.
    #expect(refused > 500 && taken > 100)
  }
}

/// A value in which one thing is changed.
private struct Mutant {
  let tree: JSONTree
  let change: String

  init(of tree: JSONTree, using random: inout SeededGenerator) {
    let path = Mutant.paths(of: tree).randomElement(using: &random) ?? []
    var change = ""
    self.tree = Mutant.changed(tree, at: path[...]) { part in
      let other = Mutant.others(of: part).randomElement(using: &random) ?? .none
      change = "\(path.joined(separator: ".")): \(part) is \(other)"
      return other
    }
    self.change = change
  }

  /// The keys and indices to each part.
  private static func paths(of tree: JSONTree) -> [[String]] {
    parts(of: tree).reduce(into: [[]]) { paths, part in
      paths += Mutant.paths(of: part.value).map { [part.key] + $0 }
    }
  }

  private static func parts(of tree: JSONTree) -> [(key: String, value: JSONTree)] {
    switch tree {
    case .object(let object): object.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    case .list(let list): list.enumerated().map { ("\($0)", $1) }
    default: []
    }
  }

  private static func changed(
    _ tree: JSONTree, at path: ArraySlice<String>, by change: (JSONTree) -> JSONTree
  ) -> JSONTree {
    guard let key = path.first else { return change(tree) }
    switch tree {
    case .object(var object):
      object[key] = object[key].map { changed($0, at: path.dropFirst(), by: change) }
      return .object(object)
    case .list(var list):
      if let index = Int(key) {
        list[index] = changed(list[index], at: path.dropFirst(), by: change)
      }
      return .list(list)
    default: return tree
    }
  }

  /// What stands in a part's place: another type, a value out of all ranges, a key or a word misspelt, a key left out.
  private static func others(of tree: JSONTree) -> [JSONTree] {
    switch tree {
    case .object(let object):
      let keys = object.keys.sorted()
      let without = keys.map { key in JSONTree.object(object.filter { $0.key != key }) }
      let misspelt = keys.map { key in
        JSONTree.object(
          Dictionary(uniqueKeysWithValues: object.map { ($0 == key ? "\($0)z" : $0, $1) }))
      }
      return without + misspelt + ["soon", 3, .list([tree])]
    case .list(let list): return ["soon", -7, [:], .list(list + [[[]]])]
    case .number(let number): return ["soon", -1e9, 1e9, .number(number + 0.5), [:], []]
    case .text(let text): return [.text(text + "z"), -7, [:], [], .flag(true)]
    case .flag, .none: return ["maybe", 2, [], [:]]
    }
  }
}
