/// Paths as text.
package enum PathText {
  /// The names in a path, without the slashes between them; empty names are left out.
  ///
  /// A slash is a byte. To Swift's characters one before a combining mark is a letter with an accent, at which nothing
  /// would be parted, and behind which `..` would not be seen.
  package static func parts(_ path: some StringProtocol) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a path begins at the root of the disk.
  package static func isAbsolute(_ path: some StringProtocol) -> Bool {
    path.utf8.first == UInt8(ascii: "/")
  }

  /// Whether a path leads nowhere but down from the folder that it is relative to.
  package static func leadsDown(_ path: some StringProtocol) -> Bool {
    !isAbsolute(path) && !path.utf8.contains(0) && !parts(path).contains("..")
  }
}
