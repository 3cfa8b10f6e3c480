extension Scenario {
  /// Built-in scenarios about one topic.
  public struct Group: Sendable {
    /// The topic, in a few words.
    public let title: String
    /// The scenarios' names, in the order they are listed.
    public let names: [String]
  }

  /// In the order they are listed; a scenario's file names one of them.
  static let groupTitles = [
    "A toolbar", "A chat in three cases", "Tables that resize or move", "Lists that rise or stay",
    "A field in a form", "A keyboard manager", "The system's own",
    "The same chat in eight frameworks", "Windows", "Settings", "Bugs people met",
  ]

  /// The built-in scenarios, group by group.
  ///
  /// A scenario belongs to the group that its file names by `group`, at the position that `position` gives; scenarios
  /// with the same position are sorted by name.
  public static let builtInGroups: [Group] = groupTitles.map { title in
    let listed = BuiltInScenario.all.filter { $0.group == title }
      .sorted { ($0.position, $0.name) < ($1.position, $1.name) }
    return Group(title: title, names: listed.map(\.name))
  }

  /// The names of the built-in scenarios.
  public static let builtInNames: [String] = builtInGroups.flatMap(\.names)

  /// The text of a built-in scenario; nil for an unknown name.
  public static func builtInText(named name: String) -> String? {
    let files = [TextFiles.scenarios, Families.TextFiles.scenarios]
    return files.lazy.joined().first { $0.name == name }?.text
  }

  /// A built-in scenario, with the named approaches of a catalogue.
  ///
  /// - Throws: `ScenarioError` for an unknown name, with a suggestion, and for an unknown group.
  public static func named(
    _ name: String, overrides: Overrides = .none, catalogue: ApproachCatalogue = .builtIn
  ) throws(ScenarioError) -> Scenario {
    guard let text = builtInText(named: name) else {
      throw ScenarioError(
        file: name, line: nil,
        "there is no built-in scenario of this name; `filmstrip list scenarios` lists them, and a file's path "
          + "contains / or ends in .yaml."
          + (family(named: name) ?? NearestName.hint(for: name, among: builtInNames))
      )
    }
    let scenario = try Scenario(yaml: text, file: name, overrides: overrides, catalogue: catalogue)
    try scenario.checkGroup(file: name)
    return scenario
  }

  /// The family of bugs of a name and the scenarios that show it, in a sentence; nil for another name.
  private static func family(named name: String) -> String? {
    guard let family = BugFamily(rawValue: name.uppercased()) else { return nil }
    let shown = builtInNames.filter { name in
      builtInText(named: name)?.contains("family: \(family.rawValue)\n") == true
    }
    return " \(family.rawValue) is a family of bugs, “\(family.title)”"
      + (shown.isEmpty ? "." : ", shown by \(shown.joined(separator: ", ")).")
  }

  func checkGroup(file: String) throws(ScenarioError) {
    guard let group, Scenario.groupTitles.contains(group) else {
      throw ScenarioError(
        file: file, line: nil,
        "a built-in scenario names the `group` that lists it: "
          + Scenario.groupTitles.map { "“\($0)”" }.joined(separator: ", ") + "."
          + NearestName.hint(for: group ?? "", among: Scenario.groupTitles))
    }
  }
}

extension Scenario.Group: CustomStringConvertible {
  /// Its title and the scenarios' names.
  public var description: String { "\(title): \(names.joined(separator: ", "))" }
}
