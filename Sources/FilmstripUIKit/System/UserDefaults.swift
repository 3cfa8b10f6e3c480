public import Foundation

/// Foundation's `UserDefaults` in memory: a film begins without any, and leaves none on the disk.
open class UserDefaults: Foundation.UserDefaults {
  nonisolated(unsafe) private static let own = UserDefaults(suiteName: nil)
  open override class var standard: Foundation.UserDefaults {
    own ?? Foundation.UserDefaults.standard
  }

  /// The suite of a name, in this process alone.
  public override init?(suiteName: String?) {
    super.init(suiteName: "film-\(getpid())-\(suiteName ?? "standard")")
  }

  /// Writes nothing.
  @discardableResult
  open override func synchronize() -> Bool { true }
}
