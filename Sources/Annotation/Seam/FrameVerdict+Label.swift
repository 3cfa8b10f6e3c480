import Stage

extension FrameVerdict {
  /// Where bar and keyboard meet but the bar's content has left the screen.
  static let offScreenWords = "field off screen"

  var label: Label {
    switch self {
    case .noKeyboard: Label("no keyboard", .plain)
    case .noCursor: Label("no cursor", .plain)
    case .away: Label("keyboard off screen", .plain)
    case .onTheWay(let distance): Label("\(distance.distanceText) to go", .neutral)
    case .onKeyboard: Label("on the keyboard", .good)
    case .padded(let distance): Label("bar padded \(distance.distanceText)", .neutral)
    case .undocked(let place, let isStill): Label(place.words, isStill ? .good : .plain)
    case .lifted(let distance): Label("lifted \(distance.distanceText)", .gap)
    case .gap(let distance): Label(distance.distanceText, .gap)
    case .overlap(let distance): Label((-distance).distanceText, .overlap)
    case .fieldOffScreen: Label(FrameVerdict.offScreenWords, .neutral)
    case .corners(let area): Label("corners \(area.areaText)", .gap)
    case .off(let distance):
      Label("off by \(abs(distance).distanceText)", distance > 0 ? .gap : .overlap)
    case .seamless: Label(0.distanceText, .good)
    case .covered(let distance): Label("covered \(distance.distanceText)", .covered)
    case .offTop(let distance): Label("off the top \(distance.distanceText)", .gap)
    case .tooHigh(let distance): Label("\(distance.distanceText) too high", .gap)
    case .partlySeen(let share): Label("\(share.percentText) seen", .covered)
    case .headerRaised(let distance): Label("header raised \(distance.distanceText)", .gap)
    case .visible: Label("visible", .good)
    case .messages(let trouble): Label(trouble.text, trouble.severity)
    }
  }
}

extension KeyboardPosition {
  /// Everyday words for a keyboard there.
  fileprivate var words: String {
    switch self {
    // Returning to the dock.
    case .docked: "docking"
    case .undocked: "undocked"
    case .split: "split"
    case .floating: "floating"
    }
  }
}
