/// How an approach moves its bar, as its author knows it: the truth that a reader's verdict is held against.
struct BarWay: Sendable, Codable {
  /// In what the bar's motion differs from the keyboard's.
  enum Way: String, Sendable, Codable {
    /// In nothing.
    case with
    /// It follows another curve.
    case curve
    /// It follows the same one, later.
    case late
    /// It is where the keyboard was a frame ago.
    case behind
    /// It is at its end at once.
    case jump
    /// It rests elsewhere than on the keyboard.
    case elsewhere
    /// None of these: it turns around, swings or stays.
    case other
  }

  /// The approach: a built-in's name, or a map as scenario files have it.
  var approach: String
  /// In what the bar's motion differs from the keyboard's.
  var way: Way
  /// The family of bugs that it belongs to, such as `K4`; nil for a right one.
  var family: String?
  /// What the scenario needs beside it, a line of its file: a tab bar.
  var setting: String?
  /// How long the bar moves after the keyboard has come to rest, at most, in seconds.
  var after = 0.0

  /// The name of its films.
  var name: String {
    approach.hasPrefix("{") ? "ours" : approach
  }

  private init(
    _ approach: String, _ way: Way, _ family: String? = nil, setting: String? = nil,
    after: Double = 0
  ) {
    self.approach = approach
    self.way = way
    self.family = family
    self.setting = setting
    self.after = after
  }

  private static func ours(_ text: String) -> String { "{name: ours, \(text)}" }

  /// Bars that stay on the keyboard.
  static let right: [BarWay] = [
    BarWay("transform", .with), BarWay("frame-curve", .with),
    BarWay("constraints-layout-curve", .with), BarWay("layout-guide", .with),
    BarWay("input-accessory", .with), BarWay("content-inset", .with), BarWay("list-always", .with),
  ]
  /// Bars on another curve, or for another time.
  static let curves: [BarWay] = [
    BarWay("transform-no-curve", .curve, "K4"), BarWay("frame", .curve, "K4"),
    BarWay("constraints-layout", .curve, "K4"), BarWay("unshifted-curve", .curve, "K4"),
    BarWay(ours("move: transform, curve: linear, duration: 0.25"), .curve, "K4"),
    BarWay(ours("move: frame, curve: easeOut, duration: 0.35"), .curve, "K4"),
    BarWay(ours("move: constraint, curve: easeIn, duration: 0.3"), .curve, "K4"),
    BarWay(ours("move: transform, curve: easeInOut, duration: 0.4"), .curve, "K4"),
  ]
  /// Bars that set out late.
  static let late: [BarWay] = [
    BarWay("late-start", .late, "K5", after: 0.25),
    BarWay(ours("move: transform, curve: keyboard, delay: 0.1"), .late, "K5", after: 0.1),
    BarWay(ours("move: frame, curve: keyboard, delay: 0.06"), .late, "K5", after: 0.1),
    BarWay("did-show", .late, "K5", after: 0.6),
  ]
  /// Bars one tick of the display behind.
  static let behind: [BarWay] = [
    BarWay("display-link", .behind, "K6"), BarWay("one-tick-late", .behind, "K6"),
  ]
  /// Bars that are at their end at once.
  static let jumps: [BarWay] = [BarWay("no-animation", .jump, "K7")]
  /// Bars that rest elsewhere.
  static let elsewhere: [BarWay] = [
    BarWay("safe-area-full-height", .elsewhere, "K1"),
    BarWay("full-height", .elsewhere, "K2", setting: "chat: {tabBar: true}"),
    BarWay("accumulating", .elsewhere, "K10"),
  ]
  /// Bars that go some other way.
  static let others: [BarWay] = [
    BarWay("view-and-guide", .other, "K11"), BarWay("feedback", .other, "K24"),
  ]
  /// A bar that takes only the first height of several.
  static let firstHeightOnly = BarWay("first-show-only", .elsewhere, "K9")
  /// A bar that waits for notifications while a finger drags the keyboard.
  static let waitsForFinger = BarWay("transform", .other, "K16")
  /// A bar that is pinned to the keyboard.
  static let pinned = BarWay("layout-guide", .with)
  /// A form's view, which is lifted; no bar is seen.
  static let form = BarWay("focus-lift", .other)
}
