import Stage

/// Whether the film's system is at least a version of iOS, like `#available(iOS 15, *)`.
public func isAvailable(iOS major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  let system = Play.current?.simulation?.system ?? .ios18
  return (system.major, system.minor, 0) >= (major, minor, patch)
}
