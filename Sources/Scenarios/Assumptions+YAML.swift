import Stage

extension Assumptions {
  static let shape = Shape.map([
    "turning": .word(Turning.self), "hideDuration": .word(HideDuration.self),
    "accessoryFrame": .word(AccessoryFrame.self), "animators": .word(Animators.self),
    "tableCells": .word(TableCells.self), "tableObserver": .word(TableObserver.self),
    "layoutGuide": .word(LayoutGuide.self),
  ])

  init(_ value: YAMLValue?, on system: SystemVersion) throws(ScenarioError) {
    let values = try value?.map() ?? [:]
    self.init(
      turning: try values["turning"]?.choice(Turning.self),
      animators: try values["animators"]?.choice(Animators.self) ?? .own,
      tableCells: try values["tableCells"]?.choice(TableCells.self) ?? .still,
      tableObserver: try values["tableObserver"]?.choice(TableObserver.self) ?? .after)
    if let hide = values["hideDuration"] {
      hideDuration = try hide.choice(HideDuration.self)
      guard hideDuration != .zero || system >= .ios26 else {
        throw hide.error(
          "hides of duration 0 were seen on iOS 26 only; add `system: 26`, or leave this out.")
      }
    }
    if let frame = values["accessoryFrame"] {
      accessoryFrame = try frame.choice(AccessoryFrame.self)
      guard system < .ios26 else {
        throw frame.error(
          "from iOS 26 on no frame holds the accessory; leave this out, or play an older `system`.")
      }
    }
    if let guide = values["layoutGuide"] {
      layoutGuide = try guide.choice(LayoutGuide.self)
      guard layoutGuide != .misses || system >= .ios26 else {
        throw guide.error(
          "a guide that misses the keyboard was seen on iOS 26 only; add `system: 26`, or leave this out."
        )
      }
      guard layoutGuide != .stays || system >= .ios27 else {
        throw guide.error(
          "a guide that stays at the bottom was seen on iOS 27 only; add `system: 27`, or leave this out."
        )
      }
    }
    if let turning = values["turning"], self.turning == .jumps, system.major <= 7 {
      throw turning.error(
        "up to iOS 7 handlers animate as the device is turned; leave this out, or play `system: 8` or later."
      )
    }
  }
}
