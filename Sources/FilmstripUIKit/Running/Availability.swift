import Stage

/// Whether the film's system is at least a version of iOS: what `#available(iOS 15, *)` asks, answered as the film is
/// played.
///
/// - Parameters:
///   - major: The version's first number.
///   - minor: Its second one; the film's systems are the first of their kind, x.0.
///   - patch: Its third one.
public func isAvailable(iOS major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  let system = Play.current?.simulation?.system ?? .ios18
  return system.major > major || (system.major == major && minor == 0 && patch == 0)
}
