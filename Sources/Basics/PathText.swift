package enum PathText {
  /// The non-empty names in a path.
  ///
  /// Split by bytes: as a Swift character, a slash before a combining mark is an accented letter, which would not
  /// split, and would hide `..`.
  package static func parts(_ path: some StringProtocol) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }

  package static func isAbsolute(_ path: some StringProtocol) -> Bool {
    path.utf8.first == UInt8(ascii: "/")
  }

  /// Whether a path leads only down from its base folder.
  package static func leadsDown(_ path: some StringProtocol) -> Bool {
    !isAbsolute(path) && !path.utf8.contains(0) && !parts(path).contains("..")
  }

  /// The relative path from a folder; both are absolute paths without `.`, `..` and links.
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
