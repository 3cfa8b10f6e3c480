extension Device {
  /// How far a phone that folds is open.
  public enum Pose: String, Sendable, Hashable, Codable, CaseIterable {
    case closed
    /// The screen bent in the middle.
    case halfOpen = "half-open"
    case open
  }

  /// The preset of each pose.
  private static let namesOfPoses: [Pose: String] = [
    .closed: "iPhone Duo", .halfOpen: "iPhone Duo half open", .open: "iPhone Duo open",
  ]

  /// Its pose; nil where it does not fold.
  public var pose: Pose? { Device.namesOfPoses.first { $0.value == name }?.key }

  /// The same device in another pose, held as it is; nil where it does not fold.
  func folded(to pose: Pose, on system: SystemVersion) -> Device? {
    guard self.pose != nil, let name = Device.namesOfPoses[pose] else { return nil }
    return Device(named: name, orientation: orientation, on: system)
  }
}
