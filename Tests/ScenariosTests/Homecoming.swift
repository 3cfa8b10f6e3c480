@testable import Scenarios

/// What a keyboard left behind: how the end of a play in which it came and went differs from the end of the same play
/// without it.
struct Homecoming {
  /// What can be different.
  enum Aspect: String, CaseIterable, Sendable {
    /// Which views there are, their places, sizes, transforms and opacity.
    case views
    /// The room around the content of scroll views.
    case insets
    /// Where scroll views are scrolled to, and which rows a table shows there.
    case offsets
  }

  /// One difference of each kind there is, for people.
  private(set) var left: [Aspect: String] = [:]

  /// How long after a scenario's end the keyboard is told to go, and how long after that is looked, in seconds:
  /// every motion is over by then.
  private static let patience = 1.5

  /// What rounding alone can part two numbers by, in points.
  private static let rounding = 0x1p-16

  init(_ scenario: Scenario, _ approach: NamedApproach) throws {
    let script = scenario.script
    let hide = max(script.until, script.events.map(\.time).max() ?? 0) + Homecoming.patience
    func end(of events: [ScriptEvent]) throws -> [String: State] {
      var script = script
      script.events = events
      script.until = hide + Homecoming.patience
      script.framesPerSecond = 1
      let film = try Scenario(
        name: scenario.name, summary: "", script: script, givenContext: nil,
        screen: scenario.screen, approaches: [], catalogue: .builtIn, strip: scenario.strip,
        bug: nil, group: nil, position: nil
      ).film(of: approach)
      return State.all(of: film)
    }
    let home = try end(of: script.events.filter { !$0.isAboutTheKeyboard })
    let after = try end(of: script.events + [ScriptEvent(at: hide, .hideKeyboard)])
    compare(home, after)
  }

  private mutating func compare(_ home: [String: State], _ after: [String: State]) {
    for path in Set(home.keys).union(after.keys).sorted() {
      guard let before = home[path], let now = after[path] else {
        let isRow = (home[path] ?? after[path])?.isRow == true
        note(isRow ? .offsets : .views, "\(path) \(after[path] == nil ? "is gone" : "is new")")
        continue
      }
      for (property, value) in now.numbers {
        guard let old = before.numbers[property], abs(old - value) > Homecoming.rounding else {
          continue
        }
        let isOffset = now.inset != nil && (property == .originX || property == .originY)
        note(isOffset ? .offsets : .views, "\(path).\(property) \(old) → \(value)")
      }
      if before.inset != now.inset {
        note(
          .insets, "\(path) \(String(describing: before.inset)) → \(String(describing: now.inset))")
      }
    }
  }

  private mutating func note(_ aspect: Aspect, _ text: String) {
    if left[aspect] == nil { left[aspect] = text }
  }
}

/// A layer as it is at a film's end.
private struct State {
  let numbers: [Property: Double]
  /// The inset of a scroll view; nil for other views.
  let inset: Insets?
  /// Whether it lies in a table, where rows come and go as it scrolls.
  let isRow: Bool

  /// All but the keyboard, by the names of the views that lead to them.
  static func all(of film: Film) -> [String: State] {
    let moment = Moment.at(film.duration)
    let keyboard = film.landmarks[.keyboard] ?? []
    let table = film.layer(of: .table, at: moment)
    var paths: [Int: (path: String, isRow: Bool)] = [:]
    var states: [String: State] = [:]
    for (index, layer) in film.layers.enumerated() {
      guard layer.exists(at: moment), !keyboard.contains(index) else { continue }
      var (path, isRow) = ("", false)
      if let parent = layer.parent {
        guard let outer = paths[parent] else { continue }
        (path, isRow) = (outer.path + "/", outer.isRow || parent == table)
      }
      path += layer.name
      // Views of one name in one view: by their order.
      while states[path] != nil { path += "'" }
      paths[index] = (path, isRow)
      states[path] = State(
        numbers: Dictionary(
          uniqueKeysWithValues: Property.allCases.map {
            ($0, film.value(of: $0, in: index, at: moment) ?? .nan)
          }),
        inset: film.contentInset(of: index, at: moment), isRow: isRow)
    }
    return states
  }
}

extension ScriptEvent {
  /// Whether it is about the keyboard, and what comes with it or needs it.
  fileprivate var isAboutTheKeyboard: Bool {
    switch action {
    case .showKeyboard, .hideKeyboard, .moveKeyboard, .focus, .push, .enterBackground,
      .enterForeground, .otherKeyboard, .stall:
      true
    case .rotate, .resize, .fold, .send, .receive, .type, .scroll, .finger: false
    }
  }
}
