extension Scenario {
  /// The largest scenario file, in bytes: 1 MiB.
  public static let sizeLimit = 1 << 20
  /// The most events.
  public static let eventLimit = 1_000
  /// The most approaches compared at once.
  public static let approachLimit = 100
  /// How long a film goes on after its last event where `until` is not given, in seconds.
  public static let timeAfterLastEvent = 0.6

  private static let keys = [
    "name", "summary", "device", "orientation", "system", "keyboard", "context", "messages",
    "events", "until", "fps", "approaches", "strip",
  ]

  /// Reads a scenario from YAML text; `file` is what errors call it.
  ///
  /// The keys, their defaults and their limits are documented in `Scenarios/README.md`.
  ///
  /// - Throws: `ScenarioError`, which names file, line and what was expected.
  public init(yaml text: String, file: String) throws(ScenarioError) {
    guard text.utf8.count <= Scenario.sizeLimit else {
      throw ScenarioError(
        file: file, line: nil, "the file is larger than a scenario may be, which is 1 MiB.")
    }
    let root = try YAMLValue(text, file: file)
    let values = try root.map(allowing: Scenario.keys)
    guard let nameValue = values["name"] else {
      throw ScenarioError(file: file, line: 1, "the scenario has no name; add `name: my-scenario`.")
    }
    let orientation = try values["orientation"]?.choice(Device.Orientation.self) ?? .portrait
    let device = try Scenario.device(values["device"], orientation)
    let system = try values["system"]?.integer("an iOS version", in: 7...26) ?? 12
    let events = try Scenario.events(values["events"])
    let until =
      try values["until"]?.number("seconds", in: 0...Script.durationLimit)
      ?? (events.map(\.time).max() ?? 0) + Scenario.timeAfterLastEvent
    let script = Script(
      device: device, keyboard: try Scenario.keyboard(values["keyboard"], on: device),
      context: try values["context"]?.choice(HandlerContext.self) ?? .deferred,
      composition: system <= 7 ? .replacing : .additive, events: events, until: until,
      framesPerSecond: try values["fps"]?.number(
        "frames a second", in: 1...Script.framesPerSecondLimit) ?? 60)
    do {
      try script.check()
    } catch {
      throw (values["until"] ?? values["fps"] ?? root).error("\(error)")
    }
    self.init(
      name: try Scenario.name(nameValue), summary: try values["summary"]?.text("a sentence") ?? "",
      script: script, messages: try Scenario.messages(values["messages"]),
      approaches: try Scenario.approaches(values["approaches"]),
      strip: try Scenario.strip(values["strip"], until: until))
  }

  /// Names become file names, so they are kept to letters, digits, `-` and `_`.
  private static func name(_ value: YAMLValue) throws(ScenarioError) -> String {
    let name = try value.text("a name")
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
    }
    guard isPlain, (1...100).contains(name.utf8.count) else {
      throw value.error(
        "expected a name of 1 to 100 letters, digits, - and _, found “\(name)”.")
    }
    return name
  }

  private static func device(
    _ value: YAMLValue?, _ orientation: Device.Orientation
  ) throws(ScenarioError) -> Device {
    guard let value, value.isMap else {
      let name = try value?.text("a device") ?? "iPhone 7"
      guard let device = Device(named: name, orientation: orientation) else {
        throw value?.error(
          "there is no device “\(name)”; `filmstrip list devices` names them, or give "
            + "{size: [375, 667], scale: 2, safeArea: {top: 20, bottom: 0}}.")
          ?? ScenarioError(file: "", line: nil, "the default device is missing.")
      }
      return device
    }
    let values = try value.map(allowing: ["size", "scale", "safeArea"])
    let side = 1...Device.largestSide
    guard let sizeValue = values["size"] else {
      throw value.error("a device of one's own needs its size, such as [375, 667].")
    }
    let sides = try sizeValue.list(of: "width and height in points", limit: 2)
    guard sides.count == 2 else {
      throw sizeValue.error("expected [width, height] in points, found \(sides.count) numbers.")
    }
    let size = Size(
      width: try sides[0].number("points", in: side),
      height: try sides[1].number("points", in: side))
    var insets = Insets(top: 20)
    if let area = values["safeArea"] {
      let edges = try area.map(allowing: ["top", "left", "bottom", "right"])
      func inset(_ edge: String) throws(ScenarioError) -> Double {
        try edges[edge]?.number("points", in: 0...Device.largestSide) ?? 0
      }
      insets = Insets(
        top: try inset("top"), left: try inset("left"), bottom: try inset("bottom"),
        right: try inset("right"))
    }
    guard
      let device = Device(
        size: size, scale: Double(try values["scale"]?.integer("a scale", in: 1...4) ?? 2),
        safeArea: insets, orientation: orientation)
    else { throw value.error("the safe area leaves no room on this screen.") }
    return device
  }

  private static func keyboard(
    _ value: YAMLValue?, on device: Device
  ) throws(ScenarioError) -> KeyboardSetting {
    let values = try value?.map(allowing: ["profile", "height", "duration", "curve"]) ?? [:]
    var motion = KeyboardMotion.ios7
    if let profile = values["profile"] {
      let name = try profile.text("a profile")
      guard let known = KeyboardMotion(name: name) else {
        let names = KeyboardMotion.all.map(\.name).joined(separator: ", ")
        throw profile.error("there is no profile “\(name)”; the profiles are \(names).")
      }
      motion = known
    }
    var setting = KeyboardSetting(
      motion: motion, height: device.keyboardHeightWithSuggestions,
      claimedDuration: try values["duration"]?.number("seconds", in: 0...60))
    if let height = values["height"] {
      setting = KeyboardSetting(
        motion: motion, height: try height.number("points", in: 0...device.size.height),
        claimedDuration: setting.claimedDuration)
    }
    if let curve = values["curve"] {
      setting.claimedCurve = try Scenario.curve(curve, rawLimit: 7, "the notification's curve")
    }
    return setting
  }

  /// A curve by its name or raw value.
  private static func curve(
    _ value: YAMLValue, rawLimit: Int, _ what: String
  ) throws(ScenarioError) -> AnimationCurve {
    if value.isNumber {
      return AnimationCurve(rawValue: UInt(try value.integer("\(what)", in: 0...rawLimit)))
    }
    let name = try value.text(what)
    guard let curve = AnimationCurve(name: name) else {
      let names = AnimationCurve.named.map(\.name).joined(separator: ", ")
      throw value.error("there is no curve “\(name)”; the curves are \(names), or a raw number.")
    }
    return curve
  }

  private static func messages(_ value: YAMLValue?) throws(ScenarioError) -> [Message] {
    guard let value, value.isList else {
      let count =
        try value?.integer(
          "a list of messages, or a count", in: 0...Table.rowLimit) ?? 6
      return Message.conversation(count: count)
    }
    var messages: [Message] = []
    for item in try value.list(of: "messages", limit: Table.rowLimit) {
      let values = try item.map(allowing: ["from", "text", "height"])
      guard let text = values["text"] else {
        throw item.error("a message needs its text: {from: me, text: \"…\"}.")
      }
      messages.append(
        Message(
          from: try values["from"]?.choice(Message.Sender.self) ?? .them,
          try text.text("the message's text"),
          height: try values["height"]?.number("points", in: 1...Device.largestSide)))
    }
    return messages
  }

  private static func events(_ value: YAMLValue?) throws(ScenarioError) -> [ScriptEvent] {
    guard let value else {
      return [ScriptEvent(at: 0, .showKeyboard), ScriptEvent(at: 1, .hideKeyboard)]
    }
    var events: [ScriptEvent] = []
    for item in try value.list(of: "events", limit: eventLimit) {
      let values = try item.map(allowing: ["at", "keyboard"])
      guard let action = values["keyboard"] else {
        throw item.error("an event says what happens: {at: 0.0, keyboard: show}.")
      }
      events.append(
        ScriptEvent(
          at: try values["at"]?.number("seconds", in: 0...Script.durationLimit) ?? 0,
          try action.choice(ScriptEvent.Action.self)))
    }
    return events
  }

  private static func strip(_ value: YAMLValue?, until: Double) throws(ScenarioError)
    -> StripSetting
  {
    let values =
      try value?.map(allowing: ["columns", "scale", "crop", "from", "to"]) ?? [:]
    let to = try values["to"]?.number("seconds", in: 0...max(until, 0)) ?? until
    return StripSetting(
      columns: try values["columns"]?.integer("columns", in: StripSetting.columnRange) ?? 6,
      scale: try values["scale"]?.integer("a scale", in: StripSetting.scaleRange) ?? 1,
      crop: try values["crop"]?.choice(StripSetting.Crop.self) ?? .seam,
      from: try values["from"]?.number("seconds", in: 0...to) ?? 0, to: to)
  }
}

extension Scenario {
  fileprivate static func approaches(_ value: YAMLValue?) throws(ScenarioError) -> [NamedApproach] {
    guard let value else {
      return ["frame", "constraints", "transform"].compactMap(NamedApproach.named)
    }
    var approaches: [NamedApproach] = []
    for item in try value.list(of: "approaches", limit: approachLimit) {
      let approach = item.isMap ? try ownApproach(item) : try catalogued(item)
      guard !approaches.contains(where: { $0.name == approach.name }) else {
        throw item.error("“\(approach.name)” is there twice; give one of them another name.")
      }
      approaches.append(approach)
    }
    guard !approaches.isEmpty else {
      throw value.error("expected at least one approach, found an empty list.")
    }
    return approaches
  }

  private static func catalogued(_ value: YAMLValue) throws(ScenarioError) -> NamedApproach {
    let name = try value.text("an approach")
    guard let approach = NamedApproach.named(name) else {
      throw value.error(
        "there is no approach “\(name)”; `filmstrip list approaches` names them, or describe one: "
          + "{name: mine, move: frame, curve: keyboard}.")
    }
    return approach
  }

  private static func ownApproach(_ value: YAMLValue) throws(ScenarioError) -> NamedApproach {
    let values = try value.map(
      allowing: ["name", "move", "curve", "duration", "delay", "layout"])
    guard let nameValue = values["name"] else {
      throw value.error("an approach of one's own needs a name: {name: mine, move: frame}.")
    }
    var move = BarMove(try values["move"]?.choice(BarMove.Move.self) ?? .frame)
    if let curve = values["curve"] { move.curve = try optionsCurve(curve) }
    move.duration = try values["duration"]?.number("seconds", in: 0...60)
    move.delay = try values["delay"]?.number("seconds", in: 0...60) ?? 0
    move.layout = try values["layout"]?.choice(BarMove.Layout.self) ?? .inside
    return NamedApproach(try name(nameValue), move)
  }

  /// What an approach passes as options: the notification's curve shifted, a curve by name, or a raw value.
  private static func optionsCurve(_ value: YAMLValue) throws(ScenarioError) -> BarMove.Curve {
    if value.isNumber {
      return .raw(UInt(try value.integer("a raw option value", in: 0...Int(UInt32.max))))
    }
    let curve = try curve(value, rawLimit: 0, "a curve")
    return curve == .keyboard ? .keyboard : .named(curve)
  }
}
