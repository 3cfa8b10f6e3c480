extension Scenario {
  /// The texts of the built-in scenarios, in the order they are listed.
  private static let texts: [(name: String, bytes: [UInt8])] = [
    ("keyboard-gap", PackageResources.keyboard_gap_yaml),
    ("property-against-curve", PackageResources.property_against_curve_yaml),
    ("inherited-context", PackageResources.inherited_context_yaml),
    ("hide-alone", PackageResources.hide_alone_yaml),
    ("every-cause", PackageResources.every_cause_yaml),
  ]

  /// The names of the built-in scenarios.
  public static let builtInNames: [String] = texts.map(\.name)

  /// The text of a built-in scenario; nil for a name that is none.
  public static func builtInText(named name: String) -> String? {
    texts.first { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// A built-in scenario.
  ///
  /// - Throws: `ScenarioError` that lists the names, for a name that is none.
  public static func named(
    _ name: String, overrides: Overrides = .none
  ) throws(ScenarioError) -> Scenario {
    guard let text = builtInText(named: name) else {
      throw ScenarioError(
        file: name, line: nil,
        "there is no built-in scenario of this name; there are \(builtInNames.joined(separator: ", "))."
          + " A file's path contains / or ends in .yaml or .yml.")
    }
    return try Scenario(yaml: text, file: name, overrides: overrides)
  }
}
