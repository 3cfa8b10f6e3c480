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

  /// The way from a folder to a file or folder; both are absolute paths without `.`, `..` and links.
  package static func way(from folder: String, to other: String) -> String {
    let (start, end) = (parts(folder), parts(other))
    var shared = 0
    while shared < min(start.count, end.count), start[shared].utf8.elementsEqual(end[shared].utf8) {
      shared += 1
    }
    let way = Array(repeating: "..", count: start.count - shared) + end[shared...]
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
