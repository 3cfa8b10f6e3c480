extension Scenario {
  /// The largest scenario file, in bytes: 1 MiB.
  public static let sizeLimit = 1 << 20
  /// The most events.
  public static let eventLimit = 1_000
  /// The most rotations: each moves the whole screen, and explaining many takes minutes.
  public static let rotationLimit = 100
  /// The most approaches compared at once.
  public static let approachLimit = 100
  /// The most frames of all its approaches' films together: three of `Script.frameLimit`.
  public static let totalFrameLimit = 60_000
  /// The most characters of a text, as Unicode counts them.
  public static let textLimit = 2_000
  /// The longest motion, and the longest delay of a handler, in seconds.
  static let motionLimit = 60.0
  /// How long a film continues after its last event without `until`, in seconds.
  public static let timeAfterLastEvent = 0.6

  static let largestPosition = 10_000.0

  static let shape = shape(approaches: ApproachCatalogue.builtIn.names)

  /// The shape of a scenario file that names these approaches, except for rules that involve several of its values.
  package static func shape(approaches: [String]) -> Shape {
    .map(
      [
        "name": .name, "summary": .text("a sentence"),
        "group": .text("the title of a group of scenarios"),
        "position": .number("a position", in: 0...largestPosition), "language": .text("a language"),
        "device": .any([.known("a device", Device.presetNames), customDevice]),
        "orientation": .word(Device.Orientation.self), "window": AppWindow.shape,
        "system": .any([
          .number(systemWords, in: systemNumbers),
          .text(systemWords, pattern: #"^[0-9]+(\.[0-9]+)?$"#),
        ]), "keyboard": keyboard, "settings": UserSettings.shape,
        "context": .word(HandlerContext.self), "assume": Assumptions.shape,
        "messages": Message.shape, "chat": ChatSetting.shape, "form": FormSetting.shape,
        "events": ScriptEvent.shape, "until": .filmSeconds,
        "fps": .number("frames per second", in: Script.framesPerSecondRange),
        "linkRate": .number("calls a second", in: Script.linkRateRange),
        "approaches": NamedApproach.shape(approaches), "variants": Variant.shape,
        "strip": StripSetting.shape, "bug": ShownBug.shape,
      ], needs: ["name"])
  }

  private static let customDevice = Shape.map(
    [
      "size": .list(
        "width and height in points", of: .number("points", in: 1...Device.largestSide),
        count: 2...2),
      "scale": .integer("a scale", in: 1...4),
      "safeArea": .map(["top": .points, "left": .points, "bottom": .points, "right": .points]),
    ], needs: ["size"])

  private static let keyboard = Shape.map([
    "profile": .known("a profile", KeyboardMotion.all.map(\.name)), "height": .points,
    "duration": .motionSeconds,
    "curve": .any([
      .known("the notification's curve", AnimationCurve.named.map(\.name)),
      .integer("the notification's curve", in: 0...7),
    ]), "mode": .word(KeyboardMode.self), "transition": .word(KeyboardTransition.self),
    "delay": .number("seconds", in: KeyboardSetting.startDelayRange),
  ])

  private static let systemNumbers: ClosedRange<Double> =
    Double(SystemVersion.range.lowerBound)...Double(SystemVersion.range.upperBound)
    + Double(SystemVersion.minorRange.upperBound) / 10
  private static let systemWords =
    "a version of iOS of \(SystemVersion.range.lowerBound) to \(SystemVersion.range.upperBound), such as 18 or 26.1"

  /// Reads a scenario from YAML text; errors call it `file`.
  ///
  /// The keys, their defaults and their limits are documented in `Scenarios/README.md`. `overrides` replace values of
  /// the text, which may name approaches of `catalogue`.
  ///
  /// - Throws: `ScenarioError`, with file, line and the expected value.
  public init(
    yaml text: String, file: String = "scenario", overrides: Overrides = .none,
    catalogue: ApproachCatalogue = .builtIn
  ) throws(ScenarioError) {
    guard text.utf8.count <= Scenario.sizeLimit else {
      throw ScenarioError(
        file: file, line: nil, "the file is larger than 1 MiB, the most a scenario may be.")
    }
    let root = try YAMLValue(text, file: file)
    // Without a name it is not a scenario but may be any file: nothing of it is quoted.
    guard let nameValue = root.value(of: "name") else {
      throw ScenarioError(
        file: file, line: 1,
        root.isMap
          ? "the scenario has no name; add `name: my-scenario`."
          : "this is not a scenario, which is a map with a name, such as `name: my-scenario`.")
    }
    let values = try root.map()
    let orientation = try values["orientation"]?.choice(Device.Orientation.self) ?? .portrait
    let keyboardValues = try values["keyboard"]?.map() ?? [:]
    var (system, motion) = try Scenario.system(values["system"], keyboardValues["profile"])
    if let other = overrides.system {
      (system, motion) = (other, other >= .ios26 ? .ios26 : .ios7)
    }
    var device = try Scenario.device(values["device"], orientation, on: system)
    if let name = overrides.device {
      guard let other = Device(named: name, orientation: orientation, on: system) else {
        throw ScenarioError(
          file: file, line: nil,
          UnknownName.device(name))
      }
      device = other
    }
    let events = try ScriptEvent.list(values["events"], on: device, system)
    let until =
      try values["until"]?.number()
      ?? (events.map(\.time).max() ?? 0) + Scenario.timeAfterLastEvent
    var keyboard = try Scenario.keyboard(keyboardValues, motion, on: device)
    if let height = overrides.keyboardHeight {
      guard height <= device.size.height else {
        throw ScenarioError(
          file: file, line: nil,
          "a keyboard of \(height.shortest) pt is taller than the screen of the \(device.name).")
      }
      keyboard.height = height
    }
    let settings = try UserSettings(
      values["settings"], for: &keyboard, whose: keyboardValues["transition"])
    let fps = try values["fps"]?.number()
    let given = try values["context"]?.choice(HandlerContext.self)
    let context = overrides.context ?? given
    var script = Script(
      device: device, keyboard: keyboard,
      context: context ?? .deferred,
      system: system,
      events: events, until: until,
      framesPerSecond: overrides.framesPerSecond ?? fps ?? 60,
      linkRate: try values["linkRate"]?.number(),
      language: try values["language"]?.language() ?? .english,
      assumptions: try Assumptions(values["assume"], on: system))
    script.settings = settings
    if let window = values["window"] {
      script.window = try AppWindow(window)
      do { try script.window.check(on: device, system) } catch { throw window.error("\(error)") }
    }
    do {
      try script.check()
    } catch {
      throw (values["until"] ?? values["fps"] ?? root).error("\(error)")
    }
    let screen = try ScreenSetting(
      messages: values["messages"], chat: values["chat"], form: values["form"])
    if case .chat(let chat) = screen {
      let new = events.count(where: \.action.isMessage)
      let rows = chat.messages.count + new
      guard rows <= Table.rowLimit else {
        throw (values["events"] ?? root).error(
          "\(chat.messages.count) messages and \(new) that come are \(rows) rows; at most \(Table.rowLimit) are "
            + "allowed.")
      }
    }
    let approaches = try NamedApproach.list(
      values["approaches"], on: screen.kind, from: catalogue)
    let variants = try Variant.list(values["variants"])
    let frames = script.frameCount * approaches.count * (1 + variants.count)
    guard frames <= Scenario.totalFrameLimit else {
      let films = variants.isEmpty ? "" : ", in \(1 + variants.count) settings"
      throw (values["approaches"] ?? values["until"] ?? values["fps"] ?? root).error(
        "\(approaches.count) approaches\(films) with \(script.frameCount) frames each are \(frames) frames; at most "
          + "\(Scenario.totalFrameLimit) are allowed. Use fewer approaches, or a lower `until` or `fps`."
      )
    }
    self.init(
      name: try nameValue.name(), summary: try values["summary"]?.text() ?? "",
      script: script, givenContext: context, screen: screen, approaches: approaches,
      catalogue: catalogue,
      strip: try StripSetting(values["strip"], of: script),
      bug: try ShownBug(values["bug"], among: approaches),
      group: try values["group"]?.text(),
      position: try values["position"]?.number(),
      variants: variants)
    rereading = { more throws(ScenarioError) in
      var all = overrides
      all.device = more.device ?? all.device
      all.system = more.system ?? all.system
      all.context = more.context ?? all.context
      return try Scenario(yaml: text, file: file, overrides: all, catalogue: catalogue)
    }
  }

  /// The version as given, else that of the keyboard's motion; the motion as given, else that of the version.
  private static func system(
    _ value: YAMLValue?, _ profile: YAMLValue?
  ) throws(ScenarioError) -> (SystemVersion, KeyboardMotion) {
    var given: SystemVersion?
    if let value {
      guard let known = SystemVersion(try value.text()) else {
        throw value.expected(systemWords)
      }
      given = known
    }
    var motion: KeyboardMotion?
    if let profile {
      let name = try profile.text()
      guard let known = KeyboardMotion(name: name) else {
        let names = KeyboardMotion.all.map(\.name).joined(separator: ", ")
        throw profile.error(
          "there is no profile “\(name)”; the profiles are \(names)."
            + NearestName.hint(for: name, among: KeyboardMotion.all.map(\.name)))
      }
      motion = known
    }
    let system = given ?? (motion == .ios26 ? SystemVersion(major: 26) : nil) ?? .ios18
    return (system, motion ?? (system >= .ios26 ? .ios26 : .ios7))
  }

  private static func device(
    _ value: YAMLValue?, _ orientation: Device.Orientation, on system: SystemVersion
  ) throws(ScenarioError) -> Device {
    guard let value, value.isMap else {
      let name = try value?.text() ?? "iPhone 7"
      guard let device = Device(named: name, orientation: orientation, on: system) else {
        throw value?.error(
          UnknownName.device(
            name, instead: "{size: [375, 667], scale: 2, safeArea: {top: 20, bottom: 0}}"))
          ?? ScenarioError(file: "", line: nil, "the default device is missing.")
      }
      return device
    }
    let values = try value.map()
    guard let sizeValue = values["size"] else {
      throw value.error("a custom device needs its size, such as [375, 667].")
    }
    let sides = try sizeValue.list()
    guard sides.count == 2 else {
      throw sizeValue.error(
        "expected [width, height] in points, found \(sides.isEmpty ? "no" : "only one") number.")
    }
    let size = Size(
      width: try sides[0].number(),
      height: try sides[1].number())
    var insets = Insets(top: 20)
    if let area = values["safeArea"] {
      let edges = try area.map()
      func inset(_ edge: String) throws(ScenarioError) -> Double {
        try edges[edge]?.number() ?? 0
      }
      insets = Insets(
        top: try inset("top"), left: try inset("left"), bottom: try inset("bottom"),
        right: try inset("right"))
    }
    guard
      let device = Device(
        size: size, scale: Double(try values["scale"]?.integer() ?? 2),
        safeArea: insets, orientation: orientation, on: system)
    else { throw value.error("the safe area leaves no room on this screen.") }
    return device
  }

  private static func keyboard(
    _ values: [String: YAMLValue], _ motion: KeyboardMotion, on device: Device
  ) throws(ScenarioError) -> KeyboardSetting {
    var setting = KeyboardSetting(
      motion: motion, height: device.keyboardHeightWithSuggestions,
      notifiedDuration: try values["duration"]?.number())
    if let height = values["height"] {
      setting = KeyboardSetting(
        motion: motion, height: try height.number(upTo: device.size.height),
        notifiedDuration: setting.notifiedDurationOverride)
    }
    if let curve = values["curve"] {
      setting.notifiedCurveOverride = try curve.curve()
    }
    setting.transition = try values["transition"]?.choice(KeyboardTransition.self) ?? .slide
    if let delay = values["delay"] {
      setting.startDelay = try delay.number()
    }
    if let mode = values["mode"] {
      let word = try mode.choice(KeyboardMode.self)
      setting.position = word.position
      setting.isHardware = word == .hardware
    }
    return setting
  }

  /// A tablet's keyboards, by their names in scenario files.
  private enum KeyboardMode: String, CaseIterable {
    case docked, undocked, split, floating, hardware

    var position: KeyboardPosition {
      switch self {
      case .docked, .hardware: .docked
      case .undocked: .undocked
      case .split: .split
      case .floating: .floating
      }
    }
  }
}
