import Basics
import Essentials
import Traces

extension Report {
  /// One JSON object a line, keys in alphabetical order; control characters are escaped.
  ///
  /// - Throws: `EncodingError` for a number that is not finite.
  package func jsonLines() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try outcomes.map {
      VisibleText.json(String(decoding: try encoder.encode($0), as: UTF8.self)) + "\n"
    }.joined()
  }
}
