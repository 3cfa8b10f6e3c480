import Basics

/// The height of a keyboard, in points, and how it is known.
struct KeyboardFigure: Sendable, Hashable, Codable {
  var points: Double
  var source: Source

  /// A figure of the devices' table.
  static func of(_ points: Double, _ source: Source) -> KeyboardFigure {
    KeyboardFigure(points: points, source: source)
  }

  enum Source: String, Sendable, Hashable, Codable {
    /// Up to iOS 18: public tables of devices, and frames that were logged on them.
    case tables
    /// Logged by a probe in simulators of iOS 26.5 (aloisdeniel/flutter_device_preview, device_specs), 27.0 and 27.1
    /// (sbis04/flutter_device_preview, device_specs); both agree where they have the same device.
    case probe
    /// Logged in simulators of iOS 26.2 (xvrh/flutterware, fake keyboard design and package documentation), without
    /// suggestions as with them. A height without suggestions on iOS 26 has no other source.
    case flutterware
    /// Inferred from other phones with Face ID, whose keyboards differ only between regular and large ones.
    case otherPhones
    /// Inferred from another tablet with a home button, which had the same heights.
    case otherTablets
    /// Inferred for iOS 26.0 and 26.1: 318 without suggestions (kirillzyusko/react-native-keyboard-controller#1242), 344
    /// with them (a recording); keys were shortened by 2 points a row soon after (KeyboardKit/KeyboardKit#1006).
    case earlier26
    /// Two probes disagree: 206 by flutter_device_preview on iOS 26.5, 200 by flutterware on 26.2.
    case contested
    /// Known of another version of iOS only.
    case otherSystem
    /// Known of the phone unfolded, not half folded.
    case otherPose
    /// Not known; the height with suggestions is used instead.
    case unknown
    /// Given, or chosen for a custom device.
    case own

    /// Why a film that needs it should say so; nil where it was measured there.
    var doubt: String? {
      switch self {
      case .tables, .probe, .flutterware, .own: nil
      case .otherPhones: "measured on other phones with Face ID, not on this one"
      case .otherTablets: "measured on another tablet with a home button, not on this one"
      case .earlier26: "seen on iOS 26.0 or 26.1, and inferred to hold for both"
      case .contested: "206 by one probe and 200 by another"
      case .otherSystem: "known of another version of iOS only"
      case .otherPose: "known of the phone fully open only"
      case .unknown: "not known without suggestions, so that the height with them is taken"
      }
    }
  }
}

extension Simulation {
  /// Says so if a keyboard of this height is not known for sure on the device as it is held.
  func warnOfDoubt(aboutKeyboardOf height: Double) {
    let figures = device.keyboardFigures
    guard
      let figure = [figures.suggestions, figures.plain].first(where: { $0.points == height }),
      let doubt = figure.source.doubt
    else { return }
    warn(
      "The height of \(device.name)'s keyboard on \(system), \(height.shortest) pt here, is \(doubt)."
    )
  }
}
