extension Scenario {
  /// Whether a scenario is named by a file's path rather than by a built-in's name.
  ///
  /// A path contains `/` or ends as scenario files do.
  package static func isPath(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: "/")) || isFile(name)
  }

  /// Whether a path ends as scenario files do.
  package static func isFile(_ path: String) -> Bool {
    path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }
}
