/// A part of a YAML text: a scalar, a list or a map, with its first line.
struct YAMLNode {
  indirect enum Content {
    /// Text, whose type is not guessed.
    case scalar(String)
    case list([YAMLNode])
    /// In order; each key is a scalar, and unique.
    case map([(key: YAMLNode, value: YAMLNode)])
  }

  let content: Content
  let line: Int

  var scalar: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  var list: [YAMLNode]? {
    if case .list(let parts) = content { parts } else { nil }
  }

  var map: [(key: YAMLNode, value: YAMLNode)]? {
    if case .map(let pairs) = content { pairs } else { nil }
  }
}
