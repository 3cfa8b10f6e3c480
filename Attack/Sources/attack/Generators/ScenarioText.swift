/// Scenarios with every key that there is, of which most take what they should and some what they should not.
struct ScenarioText {
  let chance: Chance
  /// How often, in so many values, one is wrong.
  let badness: Int
  private let isForm: Bool

  init(_ chance: Chance) {
    self.chance = chance
    badness = chance.pick([5, 50, 500, 100_000])
    isForm = chance.once(in: 3)
  }

  /// The whole file.
  func file() -> String {
    var lines = ["name: \(chance.once(in: badness) ? HostileText.quoted(chance) : "mine")"]
    let keys: [(String, () -> String)] = [
      ("summary", text), ("device", device), ("orientation", { word(ScenarioText.orientations) }),
      ("system", { number(3, 26) }), ("keyboard", keyboard),
      ("context", { word(["deferred", "inherited"]) }), ("events", events),
      ("until", { number(0, chance.once(in: 20) ? 3600 : 2, isWhole: false) }),
      ("fps", { number(1, chance.once(in: 10) ? 1000 : 60) }), ("group", text),
      ("position", { number(0, 10_000) }), ("strip", strip), ("assume", assumptions),
    ]
    for (key, value) in keys where !chance.once(in: 3) {
      lines.append("\(key): \(bad() ?? value())")
    }
    lines.append("approaches: \(bad() ?? approaches())")
    if chance.once(in: 4) { lines.append("language: \(word(["en", "ja", "ar", "zh-Hans", "he"]))") }
    if isForm {
      lines.append("form: \(bad() ?? form())")
    } else {
      lines.append("messages: \(bad() ?? messages())")
      if chance.once(in: 3) { lines.append("chat: \(chat())") }
    }
    if chance.once(in: badness) { lines.append("\(HostileText.quoted(chance)): \(number(0, 3))") }
    return lines.joined(separator: "\n") + "\n"
  }

  static let orientations = ["portrait", "landscape", "landscape-left", "upside-down"]
  static let presentations = ["full-screen", "page-sheet", "form-sheet"]

  private func word(_ words: [String]) -> String {
    chance.once(in: badness) ? HostileText.quoted(chance) : chance.pick(words)
  }

  private func text() -> String {
    chance.once(in: badness)
      ? HostileText.quoted(chance)
      : HostileText.quoted(chance.once(in: 2) ? HostileText.word(chance) : "It is only us")
  }

  private func number(_ least: Int, _ most: Int, isWhole: Bool = true) -> String {
    if chance.once(in: badness) {
      return chance.pick([
        "-1", "-0.0", "1e308", ".nan", ".inf", "-.inf", "0x7fffffffffffffff", "9223372036854775808",
        "1e-320", "1_000", "0o17", "\u{661}", "''", "0.3",
      ])
    }
    let whole = min(least + chance.heavyTailed(most: max(most - least, 1)), most)
    return isWhole ? "\(whole)" : "\(Double(whole) / Double(chance.number(1...4)))"
  }

  /// Something that is no value of anything, now and then.
  private func bad() -> String? {
    guard chance.once(in: badness * 2) else { return nil }
    return chance.pick([
      "&a [*a]", "*a", "!!binary aGk=", "{", "[[[[[[]]]]]]", "~", "null", "{a: b, a: c}",
      "? [a]\n: b", "|\n  a\n b", "- a",
      "\"\\x1b[2J\"", "\"\\ud800\"", "<<: {}", "2001-01-01", HostileText.quoted(chance),
      String(repeating: "[", count: chance.heavyTailed(most: 5000)),
    ])
  }

  private func device() -> String {
    if !chance.once(in: 3) {
      return word(["iPhone 4s", "iPhone 7", "iPhone 15", "iPhone X", "iPhone 16"])
    }
    let size = "[\(number(40, 4096)), \(number(40, 4096))]"
    return
      "{size: \(size), scale: \(number(1, 4)), safeArea: {top: \(number(0, 20)), bottom: \(number(0, 20))}}"
  }

  private func keyboard() -> String {
    let parts: [String] = [
      "profile: \(word(["ios7", "ios26", "legacy", "android-show"]))",
      "height: \(number(0, chance.once(in: 6) ? 600 : 40))",
      "duration: \(number(0, 5, isWhole: false))",
      "curve: \(number(0, 7))",
      "mode: \(word(["docked", "undocked", "split", "floating", "hardware"]))",
      "transition: \(word(["slide", "cross-fade"]))", "delay: \(number(0, 1, isWhole: false))",
    ]
    return "{\(parts.filter { _ in chance.once(in: 2) }.joined(separator: ", "))}"
  }

  /// Mostly none, as not every version of iOS can have each.
  private func assumptions() -> String {
    let parts: [String] = [
      "turning: \(word(["animates", "jumps"]))", "hideDuration: \(word(["notified", "zero"]))",
      "accessoryFrame: \(word(["visible", "whole"]))", "animators: \(word(["own", "inherit"]))",
      "tableCells: \(word(["still", "fly"]))",
      "tableObserver: \(word(["after", "before"]))",
    ]
    return "{\(parts.filter { _ in chance.once(in: 8) }.joined(separator: ", "))}"
  }

  private func messages() -> String {
    if chance.once(in: 2) { return number(0, chance.once(in: 4) ? 20_000 : 40) }
    let count = chance.heavyTailed(most: 60)
    return list(count) { _ in
      "{from: \(word(["me", "them"])), text: \(text())\(chance.once(in: 6) ? ", height: \(number(1, 400))" : "")}"
    }
  }

  private func chat() -> String {
    let parts: [String] = [
      "tabBar: \(word(["true", "false"]))", "presentation: \(word(ScenarioText.presentations))",
      "list: \(word(["table", "collection"]))", "bar: \(word(["bottom", "safe-area"]))",
      "listBottom: \(word(["bar", "view"]))", "lines: \(number(1, 11))",
    ]
    return "{\(parts.filter { _ in chance.once(in: 2) }.joined(separator: ", "))}"
  }

  private func events() -> String {
    let count = chance.heavyTailed(most: chance.once(in: 6) ? 1000 : 12)
    return list(count) { index in
      let time = chance.once(in: badness) ? number(0, 9) : "\(Double(index) / 20)"
      return "{at: \(time), \(event())}"
    }
  }

  /// What happens; a form has no messages.
  private func event() -> String {
    switch chance.number(isForm ? 0...6 : 0...16) {
    case 0...2: "keyboard: \(word(["show", "hide"]))"
    case 3: isForm ? "focus: \(word(["a", "b"]))" : "type: \(number(1, 30))"
    case 4: "rotate: \(word(ScenarioText.orientations))"
    case 5: "app: \(word(["background", "foreground"]))"
    case 6: "keyboard: show, height: \(number(0, 200)), duration: \(number(0, 2, isWhole: false))"
    case 7:
      "keyboard: \(word(["dock", "undock", "split", "float"])), by: \(word(["menu", "finger"]))"
    case 8:
      "finger: [[0, \(number(0, 300))], [1, \(number(0, 600))]], release: \(word(["dismiss", "cancel"]))"
    case 9: "scroll: \(number(0, 500))"
    case 10...11: "send: \(text())"
    case 12: "receive: \(text())\(chance.once(in: 3) ? ", height: \(number(1, 300))" : "")"
    case 13: "push: \(word(["keyboard", "keyboard-after", "none"]))"
    case 14: "otherKeyboard: \(word(["show", "hide"])), isLocal: \(word(["true", "false"]))"
    case 15: "scroll: \(number(0, 900)), release: \(word(["flick", "hold"]))"
    default: chance.once(in: badness) ? "\(HostileText.quoted(chance)): 1" : "scroll: -40"
    }
  }

  private func approaches() -> String {
    let named =
      isForm
      ? ["focus-lift", "half-height", "focus-lift-published", "keyboard-manager"]
      : [
        "frame", "constraints", "transform", "did-show", "layout-guide", "display-link", "feedback",
      ]
    var left = named
    let count = chance.heavyTailed(most: chance.once(in: 10) ? 60 : 3)
    return list(count) { index in
      if isForm || chance.once(in: 2), !left.isEmpty {
        return word([left.remove(at: chance.number(0...(left.count - 1)))])
      }
      return
        "{name: \(word(["ours\(index)"])), move: \(word(["frame", "constraint", "transform"])), "
        + "curve: \(word(["keyboard", "easeIn", "0x70000", "7"])), duration: \(number(0, 3, isWhole: false)), "
        + "delay: \(number(0, 2, isWhole: false)), lag: \(number(0, 1000)), layout: \(word(["inside", "none"]))}"
    }
  }

  private func strip() -> String {
    let part = "[\(number(0, 50)), \(number(0, 50)), \(number(20, 200)), \(number(20, 200))]"
    return
      "{columns: \(number(2, 12)), scale: \(number(1, 4)), crop: \(chance.once(in: 4) ? part : word(["seam", "screen"]))}"
  }

  private func form() -> String {
    var parts = ["fields: \(fields(depth: 0, most: chance.pick([1, 1, 40])))"]
    let keys: [(String, () -> String)] = [
      ("title", text), ("scrolls", { word(["true", "false"]) }),
      ("header", { "{title: \(text()), height: \(number(1, 200))}" }),
      ("containers", { "[\(word(["navigation", "tab", "split", "plain"]))]" }),
      ("presentation", { word(ScenarioText.presentations) }),
      ("table", { word(["true", "false"]) }),
    ]
    for (key, value) in keys where chance.once(in: 4) { parts.append("\(key): \(value())") }
    if chance.once(in: badness) { parts.append("class: \(text())") }
    if chance.once(in: 6) {
      parts.append("alert: {title: \(text()), fields: [{name: z, text: \(text())}]}")
    }
    return "{\(parts.joined(separator: ", "))}"
  }

  /// Fields of which the first two are those that get the cursor, and boxes in boxes.
  private func fields(depth: Int, most: Int) -> String {
    list(1 + chance.heavyTailed(most: chance.once(in: 8) ? 98 : 4)) { index in
      if depth < most, index > 1, chance.once(in: 5) {
        return "{box: b\(depth)x\(index), fields: \(fields(depth: depth + 1, most: most))}"
      }
      if index > 1, chance.once(in: 6) { return "{button: \(text())}" }
      let name =
        depth == 0 && index < 2
        ? ["a", "b"][index] : "f\(depth)x\(index)x\(chance.number(0...999_999))"
      return
        "{name: \(word([name])), kind: \(word(["text", "textView", "search"])), label: \(text()), "
        + "\(chance.once(in: 2) ? "text" : "placeholder"): \(text())}"
    }
  }

  /// One element more than so many, in brackets.
  private func list(_ count: Int, _ element: (Int) -> String) -> String {
    "[\((0...count).map(element).joined(separator: ", "))]"
  }
}
