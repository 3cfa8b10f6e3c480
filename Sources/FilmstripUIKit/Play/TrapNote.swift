import Foundation

/// What the app's code that runs on this thread is called, where a crash can read it.
enum TrapNote {
  /// Notes it; nil where none runs.
  static func set(_ name: String?) {}
}
