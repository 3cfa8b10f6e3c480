import Foundation
import Testing

/// The names of expectations in this run, so that no two are compared with one file.
final class SnapshotNames: @unchecked Sendable {
  /// This process's; tests of expectations have one for each simulated run.
  @TaskLocal static var taken = SnapshotNames()

  private struct Use {
    let location: SourceLocation
    let content: Int
  }

  private let lock = NSLock()
  private var uses: [String: Use] = [:]

  /// Takes a file for an expectation; returns the place of another expectation that has taken it.
  ///
  /// A test that is repeated takes its names again. Some file systems ignore case, so names that differ only in case
  /// are one.
  func take(_ path: String, for content: Int, at location: SourceLocation) -> SourceLocation? {
    lock.withLock {
      let use = uses[path.lowercased()] ?? Use(location: location, content: content)
      uses[path.lowercased()] = use
      return use.location == location && use.content == content ? nil : use.location
    }
  }

  /// Whether a name can be a part of a file's name.
  ///
  /// It has 1 to 100 letters, digits, `-`, `_` and dots, of which none comes first, nor a mark that would combine with
  /// the character before it, such as the slash of a path.
  static func allows(_ name: String) -> Bool {
    (1...100).contains(name.utf8.count) && name.unicodeScalars.first != "."
      && ("/" + name).count == 1 + name.count
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_.".unicodeScalars.contains($0)
      }
  }
}
