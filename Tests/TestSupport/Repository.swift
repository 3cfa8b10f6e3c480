public import Foundation

/// The folder that holds the package, for tests of what lies in it beside code.
public enum Repository {
  /// The folder of `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of every Markdown file but those of catalogues, whose links mean something else.
  public static let documents: [String] = {
    let folders = [
      "Renders", "Scenarios", "Sources", "Documentation", "Fuzzing", "Benchmarks", "Attack",
    ]
    let files = FileManager.default
    let inFolders = folders.flatMap { folder -> [String] in
      let all = files.enumerator(atPath: root.appendingPathComponent(folder).path)
      return (all?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
    }
    return ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
      .filter { files.fileExists(atPath: root.appendingPathComponent($0).path) }
      // What is built and fetched lies in folders whose names begin with a dot.
      + inFolders.filter {
        $0.hasSuffix(".md") && !$0.contains(".docc/") && !$0.contains("/.")
      }.sorted()
  }()
}
