public import Foundation

/// The folder that holds the package, for tests of what lies in it beside code.
public enum Repository {
  /// The folder of `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
