internal import Foundation

/// What fuzzing has kept of its inputs for a reader: all that ever reached something new in it.
public struct FuzzingCorpus {
  /// The inputs, in the order of their names.
  public let inputs: [[UInt8]]

  /// The corpus of a reader, such as `css`.
  public init(of reader: String) throws {
    let folder = Repository.root
      .appendingPathComponent("Fuzzing/Corpus/\(reader)")
    inputs = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    )
    .sorted { $0.path < $1.path }.map { [UInt8](try Data(contentsOf: $0)) }
  }

  /// The inputs as texts.
  public var texts: [String] { inputs.map { String(decoding: $0, as: UTF8.self) } }
}
