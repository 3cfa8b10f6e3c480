import ArgumentParser
import Basics
import Easing
import Painting

struct CurveListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the curves and springs that iOS and Android use, with their numbers.",
    discussion: """
      Seconds are the motion's own; for a SwiftUI spring, until it rests. A curve without seconds lasts as long as its \
      animation. A timing is what `\(Program.name) curve at` takes, where `keyboard` is that of iOS 7 to 18, cut after its \
      seconds. The JSON also has the code to write, UIKit's name and number for a curve, and a keyboard's profile.
      """, examples: ["curve list", "curve list --json"])

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let groups = CurvePreset.groups
    let items = groups.map { group in group.presets.map { ListedCurve($0, in: group.name) } }
    if json { return try Output.json(items.flatMap(\.self)) }
    var lines = Output.columns(
      [["Name", "Seconds", "Timing"]]
        + items.joined().map {
          [$0.name, $0.seconds.map { $0.decimals(upTo: 4) } ?? "any", $0.timing]
        },
      rightAligned: [1]
    ).map { "  \($0)" }[...]
    try Output.line(lines.removeFirst())
    for (group, items) in zip(groups, items) {
      try Output.lines(["", group.name] + lines.prefix(items.count))
      lines.removeFirst(items.count)
    }
  }
}

private struct ListedCurve: Encodable {
  let group: String
  let name: String
  let seconds: Double?
  let timing: String
  let code: [String]
  let curve: String?
  let rawValue: UInt?
  let options: UInt?
  let profile: String?

  init(_ preset: CurvePreset, in group: String) {
    self.group = group
    name = preset.name
    seconds = preset.isOfAnyDuration ? nil : preset.timing.duration
    timing = preset.text
    code = preset.code
    let motion = preset.timing.motion
    let keyboard = KeyboardMotion.all.first {
      $0.motion == motion && $0.duration == preset.timing.duration
    }
    profile = keyboard?.name
    var curve = AnimationCurve.named.first { $0.unitCurve.map(Motion.curve) == motion }
    // UIKit has a number for one kind of spring, that of its keyboards.
    if case .spring = motion { curve = keyboard?.notifiedCurve }
    self.curve = curve?.name
    rawValue = curve?.rawValue
    options = curve.map { AnimationOptions(curve: $0).rawValue }
  }
}
