extension AppWindow {
  static let shape: Shape = {
    let place = Shape.number("points", in: -Device.largestSide...Device.largestSide)
    return .any([
      .word(Place.self), .list("x, y, width and height in points", of: place, count: 4...4),
    ])
  }()

  /// Reads a place, or a frame as four numbers in points of the screen: `[x, y, width, height]`.
  init(_ value: YAMLValue) throws(ScenarioError) {
    guard value.isList else {
      self = .place(try value.choice(Place.self))
      return
    }
    let numbers = try value.list()
    guard numbers.count == 4 else {
      throw value.error("a window's frame is [x, y, width, height], in points of the screen.")
    }
    let sides = try numbers.map { number throws(ScenarioError) in try number.number() }
    guard sides[2] >= 1, sides[3] >= 1 else {
      throw value.error("a window's frame is [x, y, width, height], its sides a point or more.")
    }
    self = .frame(Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
  }
}
