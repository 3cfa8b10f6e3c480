import WholeFiles

/// What a bundle says of itself, in `bundle.json`: which part of what work it is, and where that was done.
package struct BundleManifest: Codable, Hashable {
  /// The command, and its arguments as far as they say what is made.
  var arguments: [String]
  /// The digests of its cells, by their names.
  var cells: [String: String]
  /// The digests of its files, all but this one, by their paths below it.
  var files: [String: String] = [:]
  /// What `filmstrip doctor --environment` prints there; empty where nothing was drawn, as numbers need no font.
  var environment = ""
  /// The digest of the plan of which it is a part.
  var plan: String
  package var shard: Shard
  /// Who wrote it, `Filmstrip`, by which the folder is known.
  var software = "Filmstrip"
  /// Filmstrip's version.
  var version: String

  /// The file's name in the bundle.
  static let file = "bundle.json"

  /// Whether a folder has one, as a bundle does.
  static func isThere(in folder: String) -> Bool {
    Files.isFolder(folder) && !Files.isMissing(Files.path(file, in: folder))
  }
}
