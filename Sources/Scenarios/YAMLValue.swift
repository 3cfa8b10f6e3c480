import Yams

/// A value in a scenario file, with its position, that returns its content or throws what was expected.
struct YAMLValue {
  let node: Node
  let file: String
  /// How messages name it, such as `strip.columns`.
  let path: String

  /// The root of a YAML text.
  init(_ text: String, file: String) throws(ScenarioError) {
    do {
      try YAMLRepetition.check(text, file: file)
      // Values are read where they are asked for, so no scalar's kind is guessed.
      guard let node = try Yams.compose(yaml: text, .basic) else {
        throw ScenarioError(file: file, line: nil, "the file is empty; it needs at least a name.")
      }
      self.init(node: node, file: file, path: "")
    } catch let error as ScenarioError {
      throw error
    } catch let error as YamlError {
      throw YAMLValue.describe(error, file: file)
    } catch {
      throw ScenarioError(file: file, line: nil, "this is not YAML.")
    }
  }

  private init(node: Node, file: String, path: String) {
    self.node = node
    self.file = file
    self.path = path
  }

  /// What is wrong with a text that may be any file's: nothing of it is quoted.
  private static func describe(_ error: YamlError, file: String) -> ScenarioError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      ScenarioError(file: file, line: mark.line, "this is not YAML: \(problem).")
    case .duplicatedKeysInMapping(_, let context):
      ScenarioError(
        file: file, line: context.mark.line,
        "this is not YAML: a key of this map is given twice; give it once.")
    case .reader(let problem, _, _, _):
      ScenarioError(file: file, line: nil, "this is not YAML: \(problem).")
    default:
      ScenarioError(file: file, line: nil, "this is not YAML.")
    }
  }

  /// Its line in the text, from 1.
  var line: Int? { node.mark?.line }

  /// An error at this value.
  func error(_ message: String) -> ScenarioError {
    let subject = path.isEmpty ? "" : "\(path): "
    return ScenarioError(file: file, line: node.mark?.line, subject + message)
  }

  private func expected(_ what: String) -> ScenarioError {
    let found: String
    switch node {
    case .scalar(let scalar): found = scalar.string.isEmpty ? "nothing" : "“\(scalar.string)”"
    case .mapping: found = "a map"
    case .sequence: found = "a list"
    case .alias: found = "an alias"
    }
    return error("expected \(what), found \(found).")
  }

  /// An error that names the choices, and the one that may have been meant.
  private func expected(oneOf choices: [String]) -> ScenarioError {
    let expected = expected(choices.joined(separator: " or "))
    let hint = node.scalar.map { NearestName.hint(for: $0.string, among: choices) } ?? ""
    return ScenarioError(file: expected.file, line: expected.line, expected.message + hint)
  }

  // MARK: Maps and lists

  /// The value of a key, where it is a map that has it.
  func value(of key: String) -> YAMLValue? {
    node.mapping?.first { $0.key.scalar?.string == key }
      .map { YAMLValue(node: $0.value, file: file, path: key) }
  }

  var isMap: Bool { node.mapping != nil }
  var isList: Bool { node.sequence != nil }

  /// The values of a map by key; only these keys are allowed.
  func map(allowing keys: [String]) throws(ScenarioError) -> [String: YAMLValue] {
    guard let mapping = node.mapping else {
      throw expected("a map of \(keys.joined(separator: ", "))")
    }
    var values: [String: YAMLValue] = [:]
    for (keyNode, valueNode) in mapping {
      let key = keyNode.scalar?.string ?? ""
      let value = YAMLValue(
        node: valueNode, file: file, path: path.isEmpty ? key : "\(path).\(key)")
      guard keys.contains(key) else {
        let place = YAMLValue(node: keyNode, file: file, path: path)
        throw place.error(
          "there is no key “\(key)” here; the keys are \(keys.joined(separator: ", "))."
            + NearestName.hint(for: key, among: keys))
      }
      guard values[key] == nil else { throw value.error("this is given twice; give it once.") }
      values[key] = value
    }
    return values
  }

  /// The values of a list of at most so many.
  func list(of what: String, limit: Int) throws(ScenarioError) -> [YAMLValue] {
    guard let sequence = node.sequence else { throw expected("a list of \(what)") }
    guard sequence.count <= limit else {
      throw error("\(sequence.count) are too many; at most \(limit) are allowed.")
    }
    return sequence.enumerated().map { index, node in
      YAMLValue(node: node, file: file, path: "\(path)[\(index)]")
    }
  }

  // MARK: Scalars

  /// The text of a scalar, of at most `Scenario.textLimit` characters.
  func text(_ what: String) throws(ScenarioError) -> String {
    guard let scalar = node.scalar else { throw expected(what) }
    let length = scalar.string.unicodeScalars.count
    guard length <= Scenario.textLimit else {
      throw error(
        "expected \(what) of at most \(Scenario.textLimit) characters, found \(length).")
    }
    return scalar.string
  }

  /// A number within a range; `what` names what was expected, with the unit.
  func number(_ what: String, in range: ClosedRange<Double>) throws(ScenarioError) -> Double {
    let expectation = "\(what) of \(range.lowerBound.shortest) to \(range.upperBound.shortest)"
    guard let scalar = node.scalar, let number = Double(scalar.string), number.isFinite,
      range.contains(number)
    else { throw expected(expectation) }
    return number
  }

  /// A whole number within a range, in decimal or, after `0x`, in hexadecimal digits.
  func integer(_ what: String, in range: ClosedRange<Int>) throws(ScenarioError) -> Int {
    guard let scalar = node.scalar, let number = YAMLValue.integer(scalar.string),
      range.contains(number)
    else { throw expected("\(what) of \(range.lowerBound) to \(range.upperBound)") }
    return number
  }

  private static func integer(_ text: String) -> Int? {
    text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
  }

  /// Whether the scalar is written as a number.
  var isNumber: Bool { node.scalar.flatMap { Double($0.string) } != nil }

  /// One of an enumeration's words.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type
  ) throws(ScenarioError) -> Choice {
    guard let scalar = node.scalar, let choice = Choice(rawValue: scalar.string) else {
      throw expected(oneOf: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// Yes or no.
  func flag() throws(ScenarioError) -> Bool {
    switch node.scalar?.string {
    case "true": true
    case "false": false
    default: throw expected("true or false")
    }
  }

  // MARK: Names and curves

  /// The name of a scenario or an approach.
  ///
  /// Names become file names, so they are kept to letters, digits, `-` and `_`, and none begins with a mark that would
  /// join what stands before it, such as the slash of a path.
  func name() throws(ScenarioError) -> String {
    let name = try text("a name")
    if let problem = PlainName.problem(of: name) { throw error(problem) }
    return name
  }

  /// A language by its tag.
  func language() throws(ScenarioError) -> LanguageTag {
    let tag = try text("a language")
    guard let language = LanguageTag(tag) else {
      throw error(
        "“\(tag)” is no language tag (BCP 47), such as \(LanguageTag.examples.joined(separator: ", "))."
          + NearestName.hint(for: tag, among: LanguageTag.examples))
    }
    return language
  }

  /// A curve by its name or raw value.
  func curve(_ what: String, rawLimit: Int) throws(ScenarioError) -> AnimationCurve {
    if isNumber {
      return AnimationCurve(rawValue: UInt(try integer(what, in: 0...rawLimit)))
    }
    let name = try text(what)
    guard let curve = AnimationCurve(name: name) else {
      let names = AnimationCurve.named.map(\.name).joined(separator: ", ")
      throw error("there is no curve “\(name)”; the curves are \(names), or a raw number.")
    }
    return curve
  }
}
