import ArgumentParser
import Scenarios

/// Lists what comes with Filmstrip.
struct ListCommand: ParsableCommand {
  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case scenarios, approaches, devices, curves
  }

  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List scenarios, approaches, devices or curves.")

  @Argument(help: "What to list.")
  var subject: Subject

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let items: [ListedItem]
    switch subject {
    case .scenarios:
      items = try Scenario.builtInNames.map { name in
        let scenario = try Scenario.named(name)
        return ListedItem(
          name: name, summary: scenario.summary, approaches: scenario.approaches.map(\.name))
      }
    case .approaches:
      items = NamedApproach.catalogue.map {
        ListedItem(name: $0.name, summary: $0.summary, code: $0.code)
      }
    case .devices:
      items = Device.presetNames.compactMap { Device(named: $0) }.map { device in
        ListedItem(
          name: device.name, summary: device.summary,
          size: [device.size.width, device.size.height],
          scale: device.scale, keyboardHeight: device.keyboardHeightWithSuggestions)
      }
    case .curves:
      items = AnimationCurve.named.map { curve in
        ListedItem(
          name: curve.name, summary: curve.summary, rawValue: curve.rawValue,
          options: AnimationOptions(curve: curve).rawValue)
      }
    }
    if json { return try Output.json(items) }
    try Output.table(items.map { [$0.name, $0.summary] })
  }
}

/// One thing in a list, with what its kind has.
struct ListedItem: Encodable {
  let name: String
  let summary: String
  var approaches: [String]?
  var code: String?
  var size: [Double]?
  var scale: Double?
  var keyboardHeight: Double?
  var rawValue: UInt?
  var options: UInt?
}

extension Device {
  fileprivate var summary: String {
    "\(size.width.shortest)×\(size.height.shortest) pt at \(scale.shortest)×, keyboard "
      + "\(keyboardHeight.shortest) pt, with suggestions \(keyboardHeightWithSuggestions.shortest) pt"
  }
}

extension AnimationCurve {
  fileprivate var summary: String {
    guard let unitCurve else {
      return
        "The keyboard's spring: mass 3, stiffness 1000, damping 500, for 0.5 s whatever is asked."
    }
    return "UIKit's \(name): \(unitCurve.css) in CSS."
  }
}
