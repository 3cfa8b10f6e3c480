/// The bug that a scenario of the catalogue shows.
package struct ShownBug: Sendable, Hashable {
  package let family: BugFamily
  package let failing: String
  package let cured: String
  package let devices: [String]
  /// Public reports: GitHub repository and number, such as `MessageKit/MessageKit#1923`.
  package let threads: [String]
}

extension ShownBug {
  /// The devices of a bug, by the group in a scenario file.
  enum DeviceGroup: String, CaseIterable {
    case all
    case homeIndicator = "home-indicator"
    case tablet
    case phone

    private static let devices = Device.presetNames.compactMap { Device(named: $0) }

    var names: [String] {
      DeviceGroup.devices.filter { device in
        switch self {
        case .all: true
        case .homeIndicator: device.hasHomeIndicator
        case .tablet: device.isTablet
        case .phone: !device.isTablet
        }
      }.map(\.name)
    }
  }

  static let shape = Shape.map(
    [
      "family": .word(BugFamily.self), "failing": .text("an approach of this scenario"),
      "cured": .text("an approach of this scenario"),
      "devices": .any([
        .word(DeviceGroup.self),
        .list("devices", of: .known("a device", Device.presetNames), limit: 1000),
      ]),
      "threads": .list("threads", of: .text("a thread"), limit: 100),
    ], needs: ["family", "failing", "cured"])

  /// Reads a file's `bug`: its family, the failing and working approaches, devices, and reports.
  init?(_ value: YAMLValue?, among approaches: [NamedApproach]) throws(ScenarioError) {
    guard let value else { return nil }
    let values = try value.map()
    func approach(_ key: String) throws(ScenarioError) -> String {
      guard let named = values[key] else { throw value.error("a bug names its `\(key)` approach.") }
      let name = try named.text()
      guard approaches.contains(where: { $0.name == name }) else {
        throw named.error("“\(name)” is none of this scenario's approaches.")
      }
      return name
    }
    guard let family = try values["family"]?.choice(BugFamily.self) else {
      throw value.error("a bug names its family, such as K4.")
    }
    let threads = try (values["threads"]?.list() ?? [])
      .map { thread throws(ScenarioError) in try thread.text() }
    self.init(
      family: family, failing: try approach("failing"), cured: try approach("cured"),
      devices: try ShownBug.devices(values["devices"]), threads: threads)
  }

  private static func devices(_ value: YAMLValue?) throws(ScenarioError) -> [String] {
    guard let value else { return DeviceGroup.all.names }
    guard value.isList else { return try value.choice(DeviceGroup.self).names }
    return try value.list().map { item throws(ScenarioError) -> String in
      let name = try item.text()
      guard Device(named: name) != nil else { throw item.error(UnknownName.device(name)) }
      return name
    }
  }
}
