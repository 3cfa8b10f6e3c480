import WholeFiles

/// A bundle's description in `bundle.json`: its work, its part in it, and its environment.
package struct BundleManifest: Codable, Hashable {
  /// The command, and those of its arguments that affect the result.
  var arguments: [String]
  /// The digests of its cells, by their names.
  var cells: [String: String]
  /// The digests of its files except this one, by their paths below it.
  var files: [String: String] = [:]
  /// The output of `filmstrip doctor --environment`; empty without drawing: numbers need no font.
  var environment = ""
  /// The digest of the plan of which it is a part.
  var plan: String
  package var shard: Shard
  /// Its writer, by which the folder is recognised.
  var software = "Filmstrip"
  /// Filmstrip's version.
  var version: String

  static let file = "bundle.json"

  static func isThere(in folder: String) -> Bool {
    Files.isFolder(folder) && !Files.isMissing(Files.path(file, in: folder))
  }
}
