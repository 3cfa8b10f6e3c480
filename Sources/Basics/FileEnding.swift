/// How files are called that several targets know by their names.
package enum FileEnding {
  /// The ending of a recording's film.
  package static let film = ".film.json"
}
