import ArgumentParser
import Basics
import Scenarios

struct ListCommand: ParsableCommand {
  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case scenarios, approaches, devices
  }

  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List scenarios, approaches or devices.",
    examples: ["list approaches", "list scenarios --json"])

  @Argument(help: "What to list.")
  var subject: Subject

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let items: [ListedItem]
    switch subject {
    case .scenarios:
      items = try Scenario.builtInGroups.flatMap { group in
        try group.names.map { name in
          let scenario = try Scenario.named(name)
          let bug = scenario.bug
          return ListedItem(
            name: scenario.name, summary: scenario.summary, group: group.title,
            approaches: scenario.approaches.map(\.name), family: bug?.family.rawValue,
            failing: bug?.failing, cured: bug?.cured, devices: bug?.devices, threads: bug?.threads)
        }
      }
    case .approaches:
      items = Program.current.catalogue.groups.flatMap { group in
        group.approaches.map {
          ListedItem(name: $0.name, summary: $0.summary, group: group.title, code: $0.code)
        }
      }
    case .devices:
      items = Device.namesByModel.compactMap { Device(named: $0) }.map { device in
        ListedItem(
          name: device.name, summary: device.summary,
          size: [device.size.width, device.size.height],
          scale: device.scale,
          keyboardHeight: device.knownKeyboardHeights.suggestions,
          keyboardHeightSince: device.keyboardsSince)
      }
    }
    if json { return try Output.json(items) }
    try printTable(items)
  }

  private func printTable(_ items: [ListedItem]) throws {
    let lines = Output.texts(
      items.map { [$0.name, $0.summary + ($0.family.map { " (\($0))" } ?? "")] },
      fitting: Terminal.width.map { $0 - 2 })
    var group: String?
    for (item, line) in zip(items, lines) {
      if let title = item.group, title != group {
        try Output.lines(group == nil ? [title] : ["", title]) { _ in .bold }
        group = title
      }
      try Output.lines(line.map { (item.group == nil ? "" : "  ") + $0 })
    }
  }
}

/// One item of a list, with the values of its kind.
struct ListedItem: Encodable {
  let name: String
  let summary: String
  var group: String?
  var approaches: [String]?
  var family: String?
  var failing: String?
  var cured: String?
  var devices: [String]?
  var threads: [String]?
  var code: String?
  var size: [Double]?
  var scale: Double?
  var keyboardHeight: Double?
  /// With suggestions, by the version of iOS that brought it.
  var keyboardHeightSince: [String: Double]?
}

extension Device {
  fileprivate var keyboardsSince: [String: Double] {
    Dictionary(
      uniqueKeysWithValues: keyboardEras.compactMap { era in
        guard let since = era.since, let height = era.suggestions else { return nil }
        return ("\(since)", height)
      })
  }

  /// Its screen and its keyboard without and with suggestions, first and since each version of iOS that changed it.
  fileprivate var summary: String {
    func text(_ height: Double?) -> String { height?.shortest ?? "unknown" }
    let keyboards = keyboardEras.map { era in
      guard let since = era.since else {
        return era.suggestions == nil
          ? "unknown" : "\(text(era.plain)) pt, with suggestions \(text(era.suggestions)) pt"
      }
      return "since \(since) \(text(era.plain)) and \(text(era.suggestions)) pt"
    }
    return "\(size.width.shortest)×\(size.height.shortest) pt at \(scale.shortest)×, keyboard "
      + keyboards.joined(separator: "; ")
  }
}
