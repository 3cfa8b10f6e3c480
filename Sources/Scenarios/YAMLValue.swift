/// A value in a scenario file, with its position.
///
/// It returns its content, or throws an error that says what was expected.
struct YAMLValue {
  let node: YAMLNode
  let file: String
  /// Its name in messages, such as `strip.columns`.
  let path: String

  init(_ text: String, file: String) throws(ScenarioError) {
    guard let node = try YAMLParser.root(of: text, file: file) else {
      throw ScenarioError(file: file, line: nil, "the file is empty; it needs at least a name.")
    }
    self.init(node: node, file: file, path: "")
  }

  private init(node: YAMLNode, file: String, path: String) {
    self.node = node
    self.file = file
    self.path = path
  }

  var line: Int { node.line }

  func error(_ message: String) -> ScenarioError {
    let subject = path.isEmpty ? "" : "\(path): "
    return ScenarioError(file: file, line: node.line, subject + message)
  }

  func expected(_ what: String) -> ScenarioError {
    let found: String
    switch node.content {
    case .scalar(let text): found = text.isEmpty ? "nothing" : "“\(text)”"
    case .map: found = "a map"
    case .list: found = "a list"
    }
    return error("expected \(what), found \(found).")
  }

  private func expected(oneOf choices: [String]) -> ScenarioError {
    let expected = expected(choices.joined(separator: " or "))
    let hint = node.scalar.map { NearestName.hint(for: $0, among: choices) } ?? ""
    return ScenarioError(file: expected.file, line: expected.line, expected.message + hint)
  }

  // MARK: Maps and lists

  /// Nil unless it is a map with the key.
  func value(of key: String) -> YAMLValue? {
    node.map?.first { $0.key.scalar == key }
      .map { YAMLValue(node: $0.value, file: file, path: key) }
  }

  var keys: [(name: String, line: Int)] {
    (node.map ?? []).map { ($0.key.scalar ?? "", $0.key.line) }
  }

  var isMap: Bool { node.map != nil }
  var isList: Bool { node.list != nil }

  /// Only these keys are allowed.
  func map(allowing keys: [String]) throws(ScenarioError) -> [String: YAMLValue] {
    guard let pairs = node.map else {
      throw expected("a map of \(keys.joined(separator: ", "))")
    }
    var values: [String: YAMLValue] = [:]
    for (keyNode, valueNode) in pairs {
      let key = keyNode.scalar ?? ""
      let value = YAMLValue(
        node: valueNode, file: file, path: path.isEmpty ? key : "\(path).\(key)")
      guard keys.contains(key) else {
        let place = YAMLValue(node: keyNode, file: file, path: path)
        throw place.error(
          "there is no key “\(key)” here; the keys are \(keys.joined(separator: ", "))."
            + NearestName.hint(for: key, among: keys))
      }
      values[key] = value
    }
    return values
  }

  func list(of what: String, limit: Int) throws(ScenarioError) -> [YAMLValue] {
    guard let parts = node.list else { throw expected("a list of \(what)") }
    guard parts.count <= limit else {
      throw error("\(parts.count) are too many; at most \(limit) are allowed.")
    }
    return parts.enumerated().map { index, node in
      YAMLValue(node: node, file: file, path: "\(path)[\(index)]")
    }
  }

  // MARK: Scalars

  /// The text of a scalar, of at most `Scenario.textLimit` characters.
  func text(_ what: String) throws(ScenarioError) -> String {
    guard let text = node.scalar else { throw expected(what) }
    let length = text.unicodeScalars.count
    guard length <= Scenario.textLimit else {
      throw error(
        "expected \(what) of at most \(Scenario.textLimit) characters, found \(length).")
    }
    return text
  }

  /// A number within a range; `what` names the expected value, with the unit.
  func number(_ what: String, in range: ClosedRange<Double>) throws(ScenarioError) -> Double {
    let expectation = "\(what) of \(range.lowerBound.shortest) to \(range.upperBound.shortest)"
    guard let scalar = node.scalar, let number = Double(scalar), number.isFinite,
      range.contains(number)
    else { throw expected(expectation) }
    return number
  }

  /// A whole number within a range, in decimal or, after `0x`, in hexadecimal digits.
  func integer(_ what: String, in range: ClosedRange<Int>) throws(ScenarioError) -> Int {
    guard let scalar = node.scalar, let number = YAMLValue.integer(scalar),
      range.contains(number)
    else { throw expected("\(what) of \(range.lowerBound) to \(range.upperBound)") }
    return number
  }

  private static func integer(_ text: String) -> Int? {
    text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
  }

  var isNumber: Bool { node.scalar.flatMap { Double($0) } != nil }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type
  ) throws(ScenarioError) -> Choice {
    guard let scalar = node.scalar, let choice = Choice(rawValue: scalar) else {
      throw expected(oneOf: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  func flag() throws(ScenarioError) -> Bool {
    switch node.scalar {
    case "true": true
    case "false": false
    default: throw expected("true or false")
    }
  }

  // MARK: Names and curves

  /// The name of a scenario or an approach.
  ///
  /// Names become file names, so they are restricted to letters, digits, `-` and `_`, and none begins with a mark that
  /// would combine with the character before, such as the slash of a path.
  func name() throws(ScenarioError) -> String {
    let name = try text("a name")
    if let problem = PlainName.problem(of: name) { throw error(problem) }
    return name
  }

  func language() throws(ScenarioError) -> LanguageTag {
    let tag = try text("a language")
    guard let language = LanguageTag(tag) else {
      throw error(
        "“\(tag)” is no language tag (BCP 47), such as \(LanguageTag.examples.joined(separator: ", "))."
          + NearestName.hint(for: tag, among: LanguageTag.examples))
    }
    return language
  }

  func curve(_ what: String, rawLimit: Int) throws(ScenarioError) -> AnimationCurve {
    if isNumber {
      return AnimationCurve(rawValue: UInt(try integer(what, in: 0...rawLimit)))
    }
    let name = try text(what)
    guard let curve = AnimationCurve(name: name) else {
      let names = AnimationCurve.named.map(\.name)
      throw error(
        "there is no curve “\(name)”; the curves are \(names.joined(separator: ", ")), or a raw number."
          + NearestName.hint(for: name, among: names))
    }
    return curve
  }
}
