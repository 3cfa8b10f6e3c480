extension AppWindow {
  /// Reads a place, or a frame as four numbers in points of the screen: `[x, y, width, height]`.
  init(_ value: YAMLValue) throws(ScenarioError) {
    guard value.isList else {
      self = .place(try value.choice(Place.self))
      return
    }
    let numbers = try value.list(of: "x, y, width and height in points", limit: 4)
    guard numbers.count == 4 else {
      throw value.error("a window's frame is [x, y, width, height], in points of the screen.")
    }
    let side = Device.largestSide
    self = .frame(
      Rect(
        x: try numbers[0].number("points", in: -side...side),
        y: try numbers[1].number("points", in: -side...side),
        width: try numbers[2].number("points", in: 1...side),
        height: try numbers[3].number("points", in: 1...side)))
  }
}
