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
        try group.names.map { ListedItem(try Scenario.named($0), in: group.title) }
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
          scale: device.scale, keyboardHeight: device.keyboardHeightWithSuggestions)
      }
    }
    if json { return try Output.json(items) }
    try printTable(items)
  }

  private func printTable(_ items: [ListedItem]) throws {
    let width = items.map(\.name.count).max() ?? 0
    var group: String?
    for item in items {
      if let title = item.group, title != group {
        try Output.lines(group == nil ? [title] : ["", title])
        group = title
      }
      let name = item.name.padding(to: width)
      let family = item.family.map { " (\($0))" } ?? ""
      try Output.line("\(item.group == nil ? "" : "  ")\(name)  \(item.summary)\(family)")
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
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
}

extension ListedItem {
  fileprivate init(_ scenario: Scenario, in group: String) {
    self.init(
      name: scenario.name, summary: scenario.summary, group: group,
      approaches: scenario.approaches.map(\.name), family: scenario.bug?.family.rawValue,
      failing: scenario.bug?.failing, cured: scenario.bug?.cured, devices: scenario.bug?.devices,
      threads: scenario.bug?.threads)
  }
}

extension Device {
  fileprivate var summary: String {
    "\(size.width.shortest)×\(size.height.shortest) pt at \(scale.shortest)×, keyboard "
      + "\(keyboardHeight.shortest) pt, with suggestions \(keyboardHeightWithSuggestions.shortest) pt"
  }
}
