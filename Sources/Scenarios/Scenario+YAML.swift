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
    "name", "summary", "device", "orientation", "composition", "keyboard", "context", "messages",
    "events", "until", "fps", "approaches", "strip",
  ]

  /// Reads a scenario from YAML text; `file` is what errors call the text.
  ///
  /// The keys, their defaults and their limits are documented in `Scenarios/README.md`.
  ///
  /// - Throws: `ScenarioError`, which names file, line and what was expected.
  public init(yaml text: String, file: String = "scenario") throws(ScenarioError) {
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
    let events = try Scenario.events(values["events"])
    let until =
      try values["until"]?.number("seconds", in: 0...Script.durationLimit)
      ?? (events.map(\.time).max() ?? 0) + Scenario.timeAfterLastEvent
    let script = Script(
      device: device, keyboard: try Scenario.keyboard(values["keyboard"], on: device),
      context: try values["context"]?.choice(HandlerContext.self) ?? .deferred,
      composition: try values["composition"]?.choice(Composition.self) ?? .additive,
      events: events, until: until,
      framesPerSecond: try values["fps"]?.number(
        "frames a second", in: 1...Script.framesPerSecondLimit) ?? 60)
    do {
      try script.check()
    } catch {
      throw (values["until"] ?? values["fps"] ?? root).error("\(error)")
    }
    self.init(
      name: try nameValue.name(), summary: try values["summary"]?.text("a sentence") ?? "",
      script: script, messages: try Scenario.messages(values["messages"]),
      approaches: try NamedApproach.list(values["approaches"]),
      strip: try StripSetting(values["strip"], of: script))
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
      setting.claimedCurve = try curve.curve("the notification's curve", rawLimit: 7)
    }
    return setting
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
}
