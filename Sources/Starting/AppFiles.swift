import Basics
import Carrying
import Essentials
import WholeFiles

/// The app's files that are carried into the package.
package struct AppFiles {
  /// Relative to the package's folder.
  package let paths: [String]
  /// The handler in them.
  package let handler: FoundHandler?

  /// Refuses files that are not Swift's, cannot be listed or have the same destination.
  package init(_ files: [String], from root: String) throws {
    var names: [String: String] = [:]
    var paths: [String] = []
    for file in files {
      guard access(file, F_OK) == 0 else {
        throw Failure(.inputOutput, "--app-file \(file) does not exist.")
      }
      let name = Files.name(of: file)
      guard !Files.isFolder(file), name.hasSuffix(".swift"), name != ".swift" else {
        throw Failure(
          .usage,
          "--app-file \(file) is not a Swift file; give files that end in .swift, and storyboards and nibs to carry."
        )
      }
      guard let path = ProjectFolder.resolved(file).map({ PathText.way(from: root, to: $0) }),
        VisibleText.line(path) == path, !path.hasPrefix("#"), !path.hasPrefix(" "),
        !path.hasSuffix(" ")
      else {
        throw Failure(.usage, "--app-file \(file): its path cannot be a line of carry.txt.")
      }
      if let other = names.updateValue(file, forKey: name.lowercased()) {
        throw Failure(
          .usage,
          "--app-file \(other) and \(file) have the same name, which a module allows only once; give one."
        )
      }
      paths.append(path)
    }
    self.paths = paths
    var facts = HandlerFacts()
    for file in files {
      if let text = try? String(contentsOfFile: file, encoding: .utf8) {
        facts.read(Array(text.utf8), file: Files.name(of: file))
      }
    }
    handler = FoundHandler(in: facts)
  }
}
