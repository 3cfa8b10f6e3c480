extension ScriptEvent {
  /// The default events: the keyboard appears, and disappears after a second.
  static let showAndHide = [
    ScriptEvent(at: 0, .showKeyboard()), ScriptEvent(at: 1, .hideKeyboard),
  ]

  static let shape = Shape.list("events", of: .any(kinds.map(\.shape)), limit: Scenario.eventLimit)

  /// The possible events: the key, and all keys that may be next to it.
  private static let kinds: [(key: String, shape: Shape)] = {
    let message = Shape.text("the message's text")
    return [
      kind(
        "keyboard", .word([KeyboardWord.show]), ["height": .points, "duration": .motionSeconds]),
      kind("keyboard", .word([KeyboardWord.hide])),
      kind(
        "keyboard", .word([KeyboardWord.dock, .undock, .split, .float]),
        ["by": .word(MoverWord.self)]),
      kind(
        "otherKeyboard", .word(OtherKeyboardWord.self), ["height": .points, "isLocal": .flag]),
      kind("send", message, ["height": .points]), kind("receive", message, ["height": .points]),
      kind("focus", .text("a field's name")), kind("type", .integer("lines", in: 0...lineLimit)),
      kind(
        "scroll", .number("points", in: -1_000_000...1_000_000),
        ["release": .word(ScrollRelease.self)]),
      kind("finger", FingerPath.shape, ["release": .word(FingerPath.Release.self)]),
      kind("rotate", .word(Device.Orientation.self)), kind("fold", .word(Device.Pose.self)),
      kind("resize", AppWindow.shape), kind("push", .word(PushFocus.self)),
      kind("app", .word(AppWord.self)), kind("stall", .motionSeconds),
    ]
  }()

  private static func kind(
    _ key: String, _ what: Shape, _ others: KeyValuePairs<String, Shape> = [:]
  ) -> (key: String, shape: Shape) {
    (key, .map([("at", .filmSeconds), (key, what)] + others, needs: [key]))
  }

  static func list(
    _ value: YAMLValue?, on device: Device, _ system: SystemVersion
  ) throws(ScenarioError) -> [ScriptEvent] {
    guard let value else { return showAndHide }
    var events: [ScriptEvent] = []
    var items: [YAMLValue] = []
    var rotations = 0
    for item in try value.list() {
      let event = try ScriptEvent(item)
      do {
        try event.check(on: device)
      } catch {
        throw item.error("\(error)")
      }
      if event.action.sizeChange != nil { rotations += 1 }
      guard rotations <= Scenario.rotationLimit else {
        throw item.error(
          "at most \(Scenario.rotationLimit) events turn or fold the device, or resize its window.")
      }
      events.append(event)
      items.append(item)
    }
    var held = device
    for (event, item) in zip(events, items).stablySorted(by: { $0.0.time < $1.0.time }) {
      do {
        try event.checkWindow(on: &held, system)
      } catch {
        throw item.error("\(error)")
      }
    }
    return events
  }

  private init(_ value: YAMLValue) throws(ScenarioError) {
    let values = try value.map()
    let kinds = ScriptEvent.kinds.filter { values[$0.key] != nil }
    guard Set(kinds.map(\.key)).count == 1, let kind = kinds.first, let what = values[kind.key]
    else {
      let names = ScriptEvent.kinds.map(\.key).reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
      }
      throw value.error(
        "an event needs exactly one key of \(names.joined(separator: ", ")): "
          + "{at: 0.0, keyboard: show}.")
    }
    let keys = Set(kinds.flatMap(\.shape.keys).map(\.key))
    for (key, stray) in values where !keys.contains(key) {
      throw stray.error("`\(key)` does not apply to an event of kind `\(kind.key)`.")
    }
    self.init(
      at: try values["at"]?.number() ?? 0,
      try ScriptEvent.action(kind.key, what, values))
  }

  private static func action(
    _ kind: String, _ what: YAMLValue, _ values: [String: YAMLValue]
  ) throws(ScenarioError) -> Action {
    let height = try values["height"]?.number()
    switch kind {
    case "send": return .send(try what.text(), height: height)
    case "receive": return .receive(try what.text(), height: height)
    case "focus": return .focus(try what.text())
    case "type": return .type(lines: try what.integer())
    case "scroll":
      return .scroll(
        by: try what.number(),
        release: try values["release"]?.choice(ScrollRelease.self) ?? .flick)
    case "finger": return .finger(try FingerPath(what, release: values["release"]))
    case "rotate": return .rotate(try what.choice(Device.Orientation.self))
    case "resize": return .resize(try AppWindow(what))
    case "fold": return .fold(try what.choice(Device.Pose.self))
    case "push": return .push(focusing: try what.choice(PushFocus.self))
    case "app":
      return try what.choice(AppWord.self) == .background ? .enterBackground : .enterForeground
    case "stall": return .stall(duration: try what.number())
    case "otherKeyboard":
      let word = try what.choice(OtherKeyboardWord.self)
      return .otherKeyboard(
        OtherKeyboard(
          isShown: word == .show, height: height,
          isLocal: try values["isLocal"]?.flag() ?? false))
    default: return try keyboard(what, height: height, values["duration"], values["by"])
    }
  }

  private enum AppWord: String, CaseIterable { case background, foreground }
  private enum OtherKeyboardWord: String, CaseIterable { case show, hide }
  private enum MoverWord: String, CaseIterable { case menu, finger }
  private enum KeyboardWord: String, CaseIterable {
    case show, hide, dock, undock, split, float
  }

  private static func keyboard(
    _ what: YAMLValue, height: Double?, _ duration: YAMLValue?, _ mover: YAMLValue?
  ) throws(ScenarioError) -> Action {
    let word = try what.choice(KeyboardWord.self)
    let position = KeyboardPosition(rawValue: word.rawValue)
    if let mover, position == nil {
      throw mover.error(
        "`by` applies to a keyboard that is docked, undocked, split or made to float.")
    }
    if word == .show {
      return .showKeyboard(
        height: height, duration: try duration?.number())
    }
    guard height == nil, duration == nil else {
      throw what.error("`height` and `duration` apply to `keyboard: show` only.")
    }
    let isByFinger = try mover?.choice(MoverWord.self) == .finger
    return position.map { .moveKeyboard($0, byFinger: isByFinger) } ?? .hideKeyboard
  }
}

extension FingerPath {
  fileprivate static let shape = Shape.list(
    "touches, such as [0.0, 400]",
    of: .list(
      "seconds and points from the top",
      of: .number("seconds or points", in: 0...Device.largestSide),
      count: 2...2), limit: 1000)

  /// Reads a path: [seconds, points from the top] from touch to touch, and its end.
  init(_ value: YAMLValue, release: YAMLValue?) throws(ScenarioError) {
    let items = try value.list()
    let touches = try items.map { item throws(ScenarioError) -> Touch in
      let numbers = try item.list()
      guard numbers.count == 2 else {
        throw item.error("a touch is [seconds, points from the screen's top].")
      }
      return Touch(
        time: try numbers[0].number(upTo: Script.durationLimit),
        y: try numbers[1].number())
    }
    self.init(touches, release: try release?.choice(Release.self) ?? .dismiss)
  }
}
