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

  /// The band in the middle in which a half open screen bends, in points as it is held; nil where none does.
  ///
  /// UIKit's reserved region of the kind `division`, with its margins of 20 points on either side of the line
  /// (sbis04/flutter_device_preview, device_specs/apple-iphone-duo.json).
  package var fold: Rect? {
    guard pose == .halfOpen else { return nil }
    let width = 40.0
    return orientation.isLandscape
      ? Rect(x: (size.width - width) / 2, y: 0, width: width, height: size.height)
      : Rect(x: 0, y: (size.height - width) / 2, width: size.width, height: width)
  }

  /// The display that UIKit calls the main one: the outer one of a phone that folds, upright while that is open.
  ///
  /// Source: NativeScript/NativeScript#11438; GetStream/stream-chat-react-native#3818, of 466×678 points.
  package func main(on system: SystemVersion) -> Device {
    guard let pose, pose != .closed else { return self }
    return folded(to: .closed, on: system)?.turned(to: .portrait) ?? self
  }

  /// The same device in another pose, held as it is; nil where it does not fold.
  func folded(to pose: Pose, on system: SystemVersion) -> Device? {
    guard self.pose != nil, let name = Device.namesOfPoses[pose] else { return nil }
    return Device(named: name, orientation: orientation, on: system)
  }
}
