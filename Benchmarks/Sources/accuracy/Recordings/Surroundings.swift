/// What is around the screen in a recording's picture.
enum Surroundings: String, Sendable, Codable, CaseIterable {
  /// Nothing: the recording is of the screen alone.
  case none
  /// A simulator's body of a phone, on a desktop.
  case body
  /// A window with a title bar.
  case window
  /// Black bars at both sides.
  case bars
  /// An uneven border of a few pixels, as one has who cuts a window out by hand.
  case border
  /// A page with text beside it.
  case page

  static let all = Array(allCases)

  /// A picture with a hole for the screen, and where the hole is.
  struct Frame {
    var picture: Canvas
    var x, y: Int
  }

  /// The frame of a screen of so many pixels; nil where there is nothing around it.
  func frame(
    width: Int, height: Int, pixelsPerPoint scale: Double, isRound: Bool, _ random: inout Seeded
  ) -> Frame? {
    let (wide, high) = (Double(width), Double(height))
    func made(
      _ left: Int, _ top: Int, _ right: Int, _ bottom: Int, colour: UInt32
    ) -> Frame {
      Frame(
        picture: Canvas(
          width: (left + width + right + 1) / 2 * 2, height: (top + height + bottom + 1) / 2 * 2,
          colour: 0xFF00_0000 | colour), x: left, y: top)
    }
    func hole(in frame: Frame) -> Canvas.Area {
      Canvas.Area(Double(frame.x), Double(frame.y), wide, high)
    }
    switch self {
    case .none: return nil
    case .body:
      let margin = random.integer(30...120)
      var frame = made(
        margin, margin, margin, margin + random.integer(0...40),
        colour: random.one(of: [0x2F4A6B, 0xE9E4DA, 0x101010, 0x7A5C8E]))
      let hole = hole(in: frame)
      let body = hole.inset(-14 * scale)
      frame.picture.fill(body, 0x55575C, radius: (isRound ? 60 : 30) * scale)
      frame.picture.fill(body.inset(2 * scale), 0x050506, radius: (isRound ? 58 : 28) * scale)
      frame.picture.cut(hole, radius: isRound ? 46 * scale : 0)
      return frame
    case .window:
      let title = random.integer(22...52)
      var frame = made(
        random.integer(8...70), title + random.integer(6...50), random.integer(8...70),
        random.integer(8...60), colour: random.one(of: [0xC9D6E8, 0x3B3F54, 0xFFFFFF]))
      let hole = hole(in: frame)
      let bar = Canvas.Area(hole.x, hole.y - Double(title), wide, Double(title))
      frame.picture.fill(
        Canvas.Area(bar.x - 1, bar.y - 1, wide + 2, high + bar.height + 2), 0x9A9A9A, radius: 9)
      frame.picture.fill(bar, 0xECECEC, radius: 8)
      for (index, colour) in [0xFF5F57, 0xFEBC2E, 0x28C840].enumerated() {
        frame.picture.fill(
          Canvas.Area(bar.x + 9 + Double(index) * 19, bar.y + bar.height / 2 - 6, 12, 12),
          UInt32(colour), radius: 6)
      }
      frame.picture.scribble(
        Canvas.Area(bar.x + wide / 3, bar.y + bar.height / 2 - 5, wide / 3, 10), 0x555555, &random)
      frame.picture.cut(hole)
      return frame
    case .bars:
      let total = max(width, Int(high * 16 / 9)) - width
      var frame = made(total / 2, 0, total - total / 2, 0, colour: 0)
      frame.picture.cut(hole(in: frame))
      return frame
    case .border:
      var frame = made(
        random.integer(1...14), random.integer(1...14), random.integer(1...14),
        random.integer(1...14), colour: random.one(of: [0xFFFFFF, 0x808080, 0x1E1E1E]))
      frame.picture.cut(hole(in: frame))
      return frame
    case .page:
      var frame = made(
        random.integer(20...80), random.integer(30...90), random.integer(300...600),
        random.integer(30...90), colour: 0xFFFFFF)
      let left = Double(frame.x + width + 40)
      for line in 0..<Int(high / 26) where line % 6 != 5 {
        frame.picture.scribble(
          Canvas.Area(
            left, Double(frame.y + 26 * line), Double(frame.picture.width) - left - 30, 12),
          0x333333, &random)
      }
      frame.picture.cut(hole(in: frame))
      return frame
    }
  }
}
