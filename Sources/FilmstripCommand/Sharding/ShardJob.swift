import Basics

/// A command's shards as a job's file starts them.
struct ShardJob {
  /// The program, the command and its arguments.
  let words: [String]
  let shards: Int
  /// The folder of the bundles.
  let bundles: String

  /// - Throws: `Failure` for arguments that no line of a file can have.
  init(_ words: [String], shards: Int, bundles: String) throws {
    if let word = words.first(where: { VisibleText.line($0) != $0 }) {
      throw Failure(
        .usage, "no job's file can have the argument “\(word)”, which has control characters in it."
      )
    }
    self.words = [Program.name] + words
    self.shards = shards
    self.bundles = bundles
  }

  /// The numbers of the shards.
  var numbers: [String] { (1...shards).map(String.init) }

  /// The line that does a shard, of which a text in the shell's language says which one it is.
  func line(_ shard: String) -> String { "\(ShardJob.shell(words)) --shard \(shard)" }

  /// The line that merges the shards.
  var mergeLine: String { ShardJob.shell([words[0], "merge"] + words.dropFirst()) }

  /// Words as a shell reads them.
  private static func shell(_ words: [String]) -> String {
    words.map { word in
      let isPlain = word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "_-./,:=@%+".utf8.contains(byte)
        }
      }
      return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }.joined(separator: " ")
  }

  /// A text as JSON and YAML have it in quotes.
  static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
