/// A value in a scenario file, with its position.
///
/// It returns its content, or throws an error that says what its shape expects.
struct YAMLValue {
  let node: YAMLNode
  /// What it may be.
  let shape: Shape
  let file: String
  /// Its name in messages, such as `strip.columns`.
  let path: String

  init(_ text: String, as shape: Shape = Scenario.shape, file: String) throws(ScenarioError) {
    guard let node = try YAMLParser.root(of: text, file: file) else {
      throw ScenarioError(file: file, line: nil, "the file is empty; it needs at least a name.")
    }
    self.init(node: node, shape: shape, file: file, path: "")
  }

  private init(node: YAMLNode, shape: Shape, file: String, path: String) {
    self.node = node
    self.shape = shape
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
    guard let shape = shape.keys.first(where: { $0.key == key })?.value,
      let pair = node.map?.first(where: { $0.key.scalar == key })
    else { return nil }
    return YAMLValue(node: pair.value, shape: shape, file: file, path: key)
  }

  var keys: [(name: String, line: Int)] {
    (node.map ?? []).map { ($0.key.scalar ?? "", $0.key.line) }
  }

  var isMap: Bool { node.map != nil }
  var isList: Bool { node.list != nil }

  /// The values of a map, which has its shape's keys alone.
  func map() throws(ScenarioError) -> [String: YAMLValue] {
    let known = shape.keys
    let names = known.map(\.key)
    guard let pairs = node.map else {
      throw expected("a map of \(names.joined(separator: ", "))")
    }
    var values: [String: YAMLValue] = [:]
    for (keyNode, valueNode) in pairs {
      let key = keyNode.scalar ?? ""
      guard let shape = known.first(where: { $0.key == key })?.value else {
        let place = YAMLValue(node: keyNode, shape: shape, file: file, path: path)
        throw place.error(
          "there is no key “\(key)” here; the keys are \(names.joined(separator: ", "))."
            + NearestName.hint(for: key, among: names))
      }
      values[key] = YAMLValue(
        node: valueNode, shape: shape, file: file, path: path.isEmpty ? key : "\(path).\(key)")
    }
    return values
  }

  /// The values of a list, of at most as many as its shape allows.
  func list() throws(ScenarioError) -> [YAMLValue] {
    for case .list(let what, let item, let count) in shape.forms {
      guard let parts = node.list else { throw expected("a list of \(what)") }
      guard parts.count <= count.upperBound else {
        throw error("\(parts.count) are too many; at most \(count.upperBound) are allowed.")
      }
      return parts.enumerated().map { index, node in
        YAMLValue(node: node, shape: item, file: file, path: "\(path)[\(index)]")
      }
    }
    throw expected("no list")
  }

  // MARK: Scalars

  /// The text of a scalar, of at most `Scenario.textLimit` characters.
  func text() throws(ScenarioError) -> String {
    let what =
      shape.forms.lazy.compactMap { form -> String? in
        switch form {
        case .text(let what, _), .known(let what, _): what
        case .name: "a name"
        default: nil
        }
      }.first ?? "a text"
    guard let text = node.scalar else { throw expected(what) }
    let length = text.unicodeScalars.count
    guard length <= Scenario.textLimit else {
      throw error(
        "expected \(what) of at most \(Scenario.textLimit) characters, found \(length).")
    }
    return text
  }

  /// A number within its shape's range, or within that which other values of the file leave of it.
  func number(
    from start: Double = -.infinity, upTo end: Double = .infinity
  ) throws(ScenarioError) -> Double {
    for case .number(let what, let range) in shape.forms {
      let (start, end) = (max(start, range.lowerBound), min(end, range.upperBound))
      guard let scalar = node.scalar, let number = Double(scalar), number.isFinite, number >= start,
        number <= end
      else { throw expected("\(what) of \(start.shortest) to \(end.shortest)") }
      return number
    }
    throw expected("no number")
  }

  /// A whole number within its shape's range.
  func integer() throws(ScenarioError) -> Int {
    for case .integer(let what, let range) in shape.forms {
      guard let scalar = node.scalar, let number = YAMLValue.integer(scalar), range.contains(number)
      else { throw expected("\(what) of \(range.lowerBound) to \(range.upperBound)") }
      return number
    }
    throw expected("no whole number")
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
    let name = try text()
    if let problem = PlainName.problem(of: name) { throw error(problem) }
    return name
  }

  func language() throws(ScenarioError) -> LanguageTag {
    let tag = try text()
    guard let language = LanguageTag(tag) else {
      throw error(
        "“\(tag)” is not a language tag (BCP 47), such as \(LanguageTag.examples.joined(separator: ", "))."
          + NearestName.hint(for: tag, among: LanguageTag.examples))
    }
    return language
  }

  /// A curve by its name or, where its shape has whole numbers, by its raw value.
  func curve() throws(ScenarioError) -> AnimationCurve {
    if isNumber { return AnimationCurve(rawValue: UInt(try integer())) }
    let name = try text()
    guard let curve = AnimationCurve(name: name) else {
      let names = AnimationCurve.named.map(\.name)
      throw error(
        "there is no curve “\(name)”; the curves are \(names.joined(separator: ", ")), or a raw number."
          + NearestName.hint(for: name, among: names))
    }
    return curve
  }
}
