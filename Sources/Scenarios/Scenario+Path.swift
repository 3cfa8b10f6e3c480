extension Scenario {
  /// Whether what names a scenario is a file's path, as it contains `/` or ends as files of scenarios do, rather than a
  /// built-in's name.
  package static func isPath(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: "/")) || isFile(name)
  }

  /// Whether a path is called as files of scenarios are.
  package static func isFile(_ path: String) -> Bool {
    path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }
}
