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
    "chat", "form", "events", "until", "fps", "approaches", "strip", "bug",
  ]

  /// Reads a scenario from YAML text; `file` is what errors call the text.
  ///
  /// The keys, their defaults and their limits are documented in `Scenarios/README.md`. `overrides` replace what the
  /// text says.
  ///
  /// - Throws: `ScenarioError`, which names file, line and what was expected.
  public init(
    yaml text: String, file: String = "scenario", overrides: Overrides = .none
  ) throws(ScenarioError) {
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
    var device = try Scenario.device(values["device"], orientation)
    if let name = overrides.device {
      guard let other = Device(named: name, orientation: orientation) else {
        throw ScenarioError(
          file: file, line: nil,
          "there is no device “\(name)”; `filmstrip list devices` names them."
            + NearestName.hint(for: name, among: Device.presetNames))
      }
      device = other
    }
    let events = try ScriptEvent.list(values["events"], on: device)
    let until =
      try values["until"]?.number("seconds", in: 0...Script.durationLimit)
      ?? (events.map(\.time).max() ?? 0) + Scenario.timeAfterLastEvent
    var keyboard = try Scenario.keyboard(values["keyboard"], on: device)
    if let height = overrides.keyboardHeight {
      guard height <= device.size.height else {
        throw ScenarioError(
          file: file, line: nil,
          "a keyboard of \(height.shortest) pt is higher than the screen of the \(device.name).")
      }
      keyboard.height = height
    }
    let fps = try values["fps"]?.number("frames a second", in: Script.framesPerSecondRange)
    let script = Script(
      device: device, keyboard: keyboard,
      context: try values["context"]?.choice(HandlerContext.self) ?? .deferred,
      system: try Scenario.system(values["system"], for: keyboard.motion),
      events: events, until: until,
      framesPerSecond: overrides.framesPerSecond ?? fps ?? 60)
    do {
      try script.check()
    } catch {
      throw (values["until"] ?? values["fps"] ?? root).error("\(error)")
    }
    let screen = try ScreenSetting(
      messages: values["messages"], chat: values["chat"], form: values["form"])
    let approaches = try NamedApproach.list(values["approaches"], on: screen.kind)
    self.init(
      name: try nameValue.name(), summary: try values["summary"]?.text("a sentence") ?? "",
      script: script, screen: screen, approaches: approaches,
      strip: try StripSetting(values["strip"], of: script),
      bug: try ShownBug(values["bug"], among: approaches))
  }

  /// The system's version: as given, else the one that the keyboard's motion is of.
  private static func system(
    _ value: YAMLValue?, for motion: KeyboardMotion
  ) throws(ScenarioError) -> SystemVersion {
    let range = SystemVersion.range
    if let value {
      return SystemVersion(major: try value.integer("a version of iOS", in: range)) ?? .ios18
    }
    return motion == .ios26 ? .ios26 : .ios18
  }

  private static func device(
    _ value: YAMLValue?, _ orientation: Device.Orientation
  ) throws(ScenarioError) -> Device {
    guard let value, value.isMap else {
      let name = try value?.text("a device") ?? "iPhone 7"
      guard let device = Device(named: name, orientation: orientation) else {
        throw value?.error(
          "there is no device “\(name)”; `filmstrip list devices` names them, or give "
            + "{size: [375, 667], scale: 2, safeArea: {top: 20, bottom: 0}}."
            + NearestName.hint(for: name, among: Device.presetNames))
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
      throw sizeValue.error(
        "expected [width, height] in points, found \(sides.isEmpty ? "no" : "only one") number.")
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
    let values =
      try value?.map(
        allowing: ["profile", "height", "duration", "curve", "mode", "transition"]) ?? [:]
    var motion = KeyboardMotion.ios7
    if let profile = values["profile"] {
      let name = try profile.text("a profile")
      guard let known = KeyboardMotion(name: name) else {
        let names = KeyboardMotion.all.map(\.name).joined(separator: ", ")
        throw profile.error(
          "there is no profile “\(name)”; the profiles are \(names)."
            + NearestName.hint(for: name, among: KeyboardMotion.all.map(\.name)))
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
    setting.transition = try values["transition"]?.choice(KeyboardTransition.self) ?? .slide
    if let mode = values["mode"] {
      let word = try mode.choice(KeyboardMode.self)
      setting.place = word.place
      setting.isHardware = word == .hardware
    }
    return setting
  }

  /// What a scenario file calls the keyboards of a tablet.
  private enum KeyboardMode: String, CaseIterable {
    case docked, undocked, split, floating, hardware

    var place: KeyboardPlace {
      switch self {
      case .docked, .hardware: .docked
      case .undocked: .undocked
      case .split: .split
      case .floating: .floating
      }
    }
  }
}
