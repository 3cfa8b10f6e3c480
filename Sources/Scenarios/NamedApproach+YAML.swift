extension NamedApproach {
  /// Reads a file's `approaches`: names of a catalogue, or descriptions.
  static func list(
    _ value: YAMLValue?, on screen: ScreenKind, from catalogue: ApproachCatalogue
  ) throws(ScenarioError) -> [NamedApproach] {
    guard let value else {
      return defaultNames(on: screen).compactMap(NamedApproach.named)
    }
    var approaches: [NamedApproach] = []
    for item in try value.list(of: "approaches", limit: Scenario.approachLimit) {
      var approach = item.isMap ? try described(item) : try named(item, in: catalogue)
      approach.line = item.line
      guard approach.handlers.screen == screen else {
        throw item.error(
          "“\(approach.name)” is for a \(approach.handlers.screen.rawValue), but this scenario "
            + "plays on a \(screen.rawValue).")
      }
      guard !approaches.contains(where: { $0.name == approach.name }) else {
        throw item.error("“\(approach.name)” is listed twice; give one of them another name.")
      }
      approaches.append(approach)
    }
    guard !approaches.isEmpty else {
      throw value.error("expected at least one approach, found an empty list.")
    }
    return approaches
  }

  private static func defaultNames(on screen: ScreenKind) -> [String] {
    switch screen {
    case .chat: ["frame", "constraints", "transform"]
    case .form: ["focus-lift-published", "focus-lift"]
    }
  }

  private static func named(
    _ value: YAMLValue, in catalogue: ApproachCatalogue
  ) throws(ScenarioError) -> NamedApproach {
    let name = try value.text("an approach")
    guard let approach = catalogue.approach(named: name) else {
      throw value.error(
        UnknownName.approach(
          name, in: catalogue, instead: "{name: ours, move: frame, curve: keyboard}"))
    }
    return approach
  }

  private static func described(_ value: YAMLValue) throws(ScenarioError) -> NamedApproach {
    let values = try value.map(
      allowing: ["name", "move", "curve", "duration", "delay", "lag", "layout"])
    guard let nameValue = values["name"] else {
      throw value.error("a custom approach needs a name: {name: ours, move: frame}.")
    }
    var move = BarMove(try values["move"]?.choice(BarMove.Move.self) ?? .frame)
    if let curve = values["curve"] { move.curve = try optionsCurve(curve) }
    move.duration = try values["duration"]?.number("seconds", in: 0...Scenario.motionLimit)
    move.delay = try values["delay"]?.number("seconds", in: 0...Scenario.motionLimit) ?? 0
    move.lag = try values["lag"]?.integer("ticks", in: 0...1000) ?? 0
    move.layout = try values["layout"]?.choice(BarMove.Layout.self) ?? .inside
    var approach = NamedApproach(try nameValue.name(), move)
    approach.isOwn = false
    return approach
  }

  /// The options: the notification's curve shifted, a curve by name, or a raw value.
  private static func optionsCurve(_ value: YAMLValue) throws(ScenarioError) -> BarMove.Curve {
    if value.isNumber {
      return .raw(UInt(try value.integer("a raw option value", in: 0...Int(UInt32.max))))
    }
    return .named(try value.curve("a curve", rawLimit: 0))
  }
}
