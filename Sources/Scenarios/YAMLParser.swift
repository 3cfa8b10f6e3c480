import CYAML

/// Composes the events of libyaml to the root of a document.
///
/// Aliases are rejected, as nested aliases grow exponentially, and so are keys other than scalars; scenarios need
/// neither.
final class YAMLParser {
  /// The deepest nesting of lists and maps: libyaml's time grows by the square of it.
  static let depthLimit = 100

  /// libyaml keeps this address while it parses.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let file: String
  private let text: String
  /// The open lists and maps, the innermost last.
  private var open: [Collection] = []
  private var root: YAMLNode?

  private struct Collection {
    let isMap: Bool
    let line: Int
    var parts: [YAMLNode] = []
    /// The map's key whose value is next, its pairs, and its keys.
    var key: YAMLNode?
    var pairs: [(key: YAMLNode, value: YAMLNode)] = []
    var keys: Set<String> = []

    var node: YAMLNode { YAMLNode(content: isMap ? .map(pairs) : .list(parts), line: line) }
  }

  private init(of text: String, file: String) {
    self.text = text
    self.file = file
  }

  deinit { parser.deallocate() }

  /// One document's root, nil if empty; errors have the line but never quote the text.
  static func root(of text: String, file: String) throws(ScenarioError) -> YAMLNode? {
    try YAMLParser(of: text, file: file).composed()
  }

  private func composed() throws(ScenarioError) -> YAMLNode? {
    guard yaml_parser_initialize(parser) == 1 else { throw noMemory }
    defer { yaml_parser_delete(parser) }
    // The parser reads from these bytes until it is deleted.
    let bytes = Array(text.utf8)
    let result = bytes.withUnsafeBufferPointer { bytes -> Result<Void, ScenarioError> in
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
      return Result { () throws(ScenarioError) in while try takeEvent() {} }
    }
    try result.get()
    return root
  }

  /// Takes the next event; false at the text's end.
  private func takeEvent() throws(ScenarioError) -> Bool {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw problem() }
    defer { yaml_event_delete(&event) }
    let line = event.start_mark.line + 1
    switch event.type {
    case YAML_STREAM_END_EVENT: return false
    case YAML_DOCUMENT_START_EVENT where root != nil:
      throw ScenarioError(
        file: file, line: line, "this is not YAML: a second document begins here.")
    case YAML_ALIAS_EVENT:
      throw ScenarioError(
        file: file, line: line,
        "anchors and aliases (&name, *name) are not supported in scenarios; write the value again.")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      try add(YAMLNode(content: .scalar(text), line: line))
    case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
      if let collection = open.last, collection.isMap, collection.key == nil {
        throw ScenarioError(
          file: file, line: line,
          "a list or map as a key, such as behind a question mark, is not supported in scenarios; "
            + "write `key: value`.")
      }
      guard open.count < YAMLParser.depthLimit else {
        throw ScenarioError(
          file: file, line: line,
          "lists and maps are nested more than \(YAMLParser.depthLimit) deep; scenarios need only a few levels."
        )
      }
      open.append(Collection(isMap: event.type == YAML_MAPPING_START_EVENT, line: line))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      try add(open.removeLast().node)
    default: break
    }
    return true
  }

  private func add(_ node: YAMLNode) throws(ScenarioError) {
    guard let last = open.indices.last else {
      root = node
      return
    }
    if !open[last].isMap {
      open[last].parts.append(node)
    } else if let key = open[last].key {
      open[last].key = nil
      open[last].pairs.append((key, node))
    } else {
      guard open[last].keys.insert(node.scalar ?? "").inserted else {
        throw ScenarioError(
          file: file, line: node.line,
          "this is not YAML: a key of this map is given twice; give it once.")
      }
      open[last].key = node
    }
  }

  private var noMemory: ScenarioError {
    ScenarioError(file: file, line: nil, "there is no memory left to read it.")
  }

  private func problem() -> ScenarioError {
    let parser = parser.pointee
    guard parser.error != YAML_MEMORY_ERROR else { return noMemory }
    let problem = parser.problem.map { String(cString: $0) } ?? ""
    // The text's encoding is checked before lines are counted.
    guard parser.error != YAML_READER_ERROR else {
      return ScenarioError(file: file, line: nil, "this is not YAML: \(problem).")
    }
    let told = YAMLProblem(
      problem: problem, context: parser.context.map { String(cString: $0) } ?? "",
      line: parser.problem_mark.line + 1, contextLine: parser.context_mark.line + 1,
      contextColumn: parser.context_mark.column,
      lines: text.split(omittingEmptySubsequences: false) { $0.isNewline }
    ).told
    return ScenarioError(file: file, line: told.line, "this is not YAML: \(told.words).")
  }
}
