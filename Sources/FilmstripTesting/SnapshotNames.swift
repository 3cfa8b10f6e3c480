import Foundation
import Testing

/// The names that expectations have taken in this run, so that no two are held against one file.
final class SnapshotNames: @unchecked Sendable {
  /// Those of this process; tests of expectations have one for each run that they stand for.
  @TaskLocal static var taken = SnapshotNames()

  private struct Use {
    let location: SourceLocation
    let content: Int
  }

  private let lock = NSLock()
  private var uses: [String: Use] = [:]

  /// Takes a file for an expectation; returns where it was taken before for another one, or for something else.
  ///
  /// A test that is repeated takes its names again. File systems may not tell capitals from small letters, so names
  /// that differ only in them are one.
  func take(_ path: String, for content: Int, at location: SourceLocation) -> SourceLocation? {
    lock.withLock {
      let use = uses[path.lowercased()] ?? Use(location: location, content: content)
      uses[path.lowercased()] = use
      return use.location == location && use.content == content ? nil : use.location
    }
  }

  /// Whether a name may be part of a file's name anywhere: 1 to 100 letters, digits, `-`, `_` and dots, of which none
  /// comes first, nor a mark that would join what stands before it, such as the slash of a path.
  static func allows(_ name: String) -> Bool {
    (1...100).contains(name.utf8.count) && name.unicodeScalars.first != "."
      && ("/" + name).count == 1 + name.count
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_.".unicodeScalars.contains($0)
      }
  }
}
