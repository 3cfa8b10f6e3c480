public import Foundation
import Stage

/// Foundation's `ProcessInfo`, but for the version of the system, which is the film's.
@dynamicMemberLookup
public final class ProcessInfo: Sendable {
  public static let processInfo = ProcessInfo()
  private init() {}

  public subscript<Value>(dynamicMember path: KeyPath<Foundation.ProcessInfo, Value>) -> Value {
    Foundation.ProcessInfo.processInfo[keyPath: path]
  }

  public var operatingSystemVersion: OperatingSystemVersion {
    guard let system = Play.current?.simulation?.system else {
      return Foundation.ProcessInfo.processInfo.operatingSystemVersion
    }
    return OperatingSystemVersion(
      majorVersion: system.major, minorVersion: system.minor, patchVersion: 0)
  }

  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersion
    return (own.majorVersion, own.minorVersion, own.patchVersion)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }
}
