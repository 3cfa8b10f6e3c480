import Basics

/// A command's shards as a job's file starts them.
package struct ShardJob {
  /// A folder that the command fills, and the option that names it.
  package typealias Folder = (option: String, path: String)

  /// The program, the command and its arguments.
  private let words: [String]
  private let arguments: [String]
  let shards: Int
  /// The folder of the bundles.
  let bundles: Folder
  /// The folders of the merged results.
  let outputs: [Folder]

  /// - Parameters:
  ///   - words: The command and its arguments.
  ///   - program: The words before them.
  /// - Throws: `Failure` for arguments that a line of a file cannot have.
  package init(
    _ words: [String], of program: String, shards: Int, bundles: Folder, outputs: [Folder]
  ) throws {
    if let word = words.first(where: { VisibleText.line($0) != $0 }) {
      throw Failure(
        .usage, "no job's file can have the argument “\(word)”, which has control characters in it."
      )
    }
    self.words = [program] + words.prefix(1)
    arguments = Array(words.dropFirst())
    self.shards = shards
    self.bundles = bundles
    self.outputs = outputs
  }

  var numbers: [String] { (1...shards).map(String.init) }

  /// The words of a shard; the option is before arguments that may follow a `--`.
  package func words(_ shard: String) -> [String] { words + ["--shard", shard] + arguments }

  /// The line of a shard.
  ///
  /// - Parameters:
  ///   - shard: Its number, in the language of the file.
  ///   - escape: Escapes a shell's text for the file.
  func line(_ shard: String, escaping escape: (String) -> String = { $0 }) -> String {
    ([escape(ShardJob.shell(words)), "--shard", shard]
      + arguments.map { escape(ShardJob.shell([$0])) }).joined(separator: " ")
  }

  var mergeLine: String { ShardJob.shell([words[0], "merge", words[1]] + arguments) }

  /// Words, quoted for a shell.
  private static func shell(_ words: [String]) -> String {
    words.map { word in
      let isPlain = PlainText.isMade(word, ofLettersDigitsAnd: "_-./,:=@%+")
      return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }.joined(separator: " ")
  }
}
