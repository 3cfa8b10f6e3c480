extension NamedApproach {
  /// Names of these, these with captions of the file's own, or descriptions.
  static func shape(_ names: [String]) -> Shape {
    let known = Shape.known("an approach", names)
    return .list(
      "approaches",
      of: .any([known, description, .map([("approach", known)] + captions, needs: ["approach"])]),
      limit: Scenario.approachLimit)
  }

  private static let captions: [(key: String, value: Shape)] = [
    ("title", .text("a title")), ("summary", .text("a sentence")),
    ("code", .text("a few lines of code")),
  ]

  private static let description = Shape.map(
    [
      ("name", .name), ("move", .word(BarMove.Move.self)),
      (
        "curve",
        .any([
          .text("a curve"), .integer("a raw option value", in: 0...Int(UInt32.max)),
          .map(["spring": .any(springs)], needs: ["spring"]),
        ])
      ), ("duration", .motionSeconds), ("delay", .motionSeconds),
      ("lag", .integer("ticks", in: 0...1000)), ("layout", .word(BarMove.Layout.self)),
    ] + captions, needs: ["name"])

  /// Reads a file's `approaches`: names of a catalogue, or descriptions.
  static func list(
    _ value: YAMLValue?, on screen: ScreenKind, from catalogue: ApproachCatalogue
  ) throws(ScenarioError) -> [NamedApproach] {
    guard let value else {
      return defaultNames(on: screen).compactMap(NamedApproach.named)
    }
    var approaches: [NamedApproach] = []
    for item in try value.list() {
      var approach =
        item.isMap ? try described(item, in: catalogue) : try named(item, in: catalogue)
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
    let name = try value.text()
    guard let approach = catalogue.approach(named: name) else {
      throw value.error(
        UnknownName.approach(
          name, in: catalogue, instead: "{name: ours, move: frame, curve: keyboard}"))
    }
    return approach
  }

  /// With a file's own words; an empty text leaves something out.
  private func captioned(
    _ values: [String: YAMLValue]
  ) throws(ScenarioError) -> NamedApproach {
    var approach = self
    approach.title = try values["title"]?.text()
    approach.summary = try values["summary"]?.text() ?? summary
    approach.code = try values["code"]?.text() ?? code
    return approach
  }

  private static func described(
    _ value: YAMLValue, in catalogue: ApproachCatalogue
  ) throws(ScenarioError) -> NamedApproach {
    let values = try value.map()
    if let known = values["approach"] {
      guard values.keys.allSatisfy({ $0 == "approach" || captions.map(\.key).contains($0) }) else {
        throw known.error(
          "`approach` names one of the catalogue, of which title, summary and code may be other ones."
        )
      }
      return try NamedApproach.named(known, in: catalogue).captioned(values)
    }
    guard let nameValue = values["name"] else {
      throw value.error("a custom approach needs a name: {name: ours, move: frame}.")
    }
    var move = BarMove(try values["move"]?.choice(BarMove.Move.self) ?? .frame)
    if let curve = values["curve"] { move.curve = try optionsCurve(curve) }
    move.duration = try values["duration"]?.number()
    move.delay = try values["delay"]?.number() ?? 0
    move.lag = try values["lag"]?.integer() ?? 0
    move.layout = try values["layout"]?.choice(BarMove.Layout.self) ?? .inside
    var approach = NamedApproach(try nameValue.name(), move)
    approach.isOwn = false
    return try approach.captioned(values)
  }

  /// The options: the notification's curve shifted, a curve by name, or a raw value; or a motion of the bar's own.
  private static func optionsCurve(_ value: YAMLValue) throws(ScenarioError) -> BarMove.Curve {
    if value.isMap { return .own(try spring(value.map(), in: value)) }
    if value.isNumber { return .raw(UInt(try value.integer())) }
    let text = try value.text()
    guard text.contains("(") else { return .named(try value.curve()) }
    return .own(try motion(text, in: value))
  }

  /// A motion by its text, as `curve at` takes it.
  private static func motion(
    _ text: String, in value: YAMLValue
  ) throws(ScenarioError) -> BarMotion {
    let timing: TimingText
    do {
      timing = try TimingText(text)
    } catch {
      throw value.error("\(error.description).")
    }
    let motion: BarMotion? =
      switch timing.motion {
      case .curve(.piecewiseLinear(let line)): BarMotion.line(line)
      case .curve(let curve): curve.bezier.map(BarMotion.bezier)
      case .spring(let spring):
        BarMotion.spring(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          initialVelocity: spring.initialVelocity)
      }
    guard let motion else {
      throw value.error(
        "a bar moves along springs that settle, Bézier curves and lines from 0% to 100% without jumps, and “\(text)” is none."
      )
    }
    return motion
  }

  /// The notations of a spring, each with or without a velocity.
  private static let springs = {
    let number = Shape.number("a number", in: -1e6...1e6)
    return [
      ["duration": number, "bounce": number, "velocity": number],
      ["response": number, "dampingRatio": number, "velocity": number],
      ["mass": number, "stiffness": number, "damping": number, "velocity": number],
      ["dampingRatio": number, "velocity": number],
    ].map { (keys: KeyValuePairs) in Shape.map(keys, needs: keys.map(\.key).dropLast()) }
  }()

  /// `{spring: {…}}` in one of its notations.
  private static func spring(
    _ map: [String: YAMLValue], in value: YAMLValue
  ) throws(ScenarioError) -> BarMotion {
    let forms = springs.map { $0.keys.map(\.key).dropLast() }
    guard let parts = map["spring"] else {
      throw value.error("your own curve is a spring: {spring: {duration: 0.4, bounce: 0.2}}.")
    }
    let values = try parts.map()
    var numbers: [String: Double] = [:]
    for (key, value) in values { numbers[key] = try value.number() }
    let velocity = numbers.removeValue(forKey: "velocity") ?? 0
    guard let form = forms.first(where: { Set($0) == Set(numbers.keys) }) else {
      let notations = forms.map { "{\($0.joined(separator: ", "))}" }.joined(separator: ", ")
      throw parts.error("a spring is one of \(notations), each with or without velocity.")
    }
    let given = form.compactMap { numbers[$0] }
    let motion =
      switch form[0] {
      case "duration":
        BarMotion.spring(duration: given[0], bounce: given[1], initialVelocity: velocity)
      case "response":
        BarMotion.spring(response: given[0], dampingRatio: given[1], initialVelocity: velocity)
      case "mass":
        BarMotion.spring(
          mass: given[0], stiffness: given[1], damping: given[2], initialVelocity: velocity)
      default: BarMotion.spring(dampingRatio: given[0], initialVelocity: velocity)
      }
    guard let motion else {
      throw parts.error(
        "there is no such spring that settles: durations, masses and stiffnesses are above 0, a bounce is above -1 and below 1, dampings are above 0."
      )
    }
    return motion
  }
}
