import Foundation
import Traces

extension Report {
  /// The outcomes as JSON, one a line, keys in alphabetical order.
  ///
  /// - Throws: `EncodingError` for a number that is not finite.
  public func jsonLines() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try outcomes.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
      .joined()
  }
}
