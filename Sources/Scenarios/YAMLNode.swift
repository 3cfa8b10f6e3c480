/// A part of a YAML text: a scalar, a list or a map, with the line that it begins in.
struct YAMLNode {
  /// What it holds.
  indirect enum Content {
    /// Text, whose type is not guessed.
    case scalar(String)
    /// The parts of a list, in order.
    case list([YAMLNode])
    /// The keys and values of a map, in order; each key is a scalar, and given once.
    case map([(key: YAMLNode, value: YAMLNode)])
  }

  let content: Content
  /// From 1.
  let line: Int

  /// The text, where it is a scalar.
  var scalar: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  /// The parts, where it is a list.
  var list: [YAMLNode]? {
    if case .list(let parts) = content { parts } else { nil }
  }

  /// The keys and values, where it is a map.
  var map: [(key: YAMLNode, value: YAMLNode)]? {
    if case .map(let pairs) = content { pairs } else { nil }
  }
}
