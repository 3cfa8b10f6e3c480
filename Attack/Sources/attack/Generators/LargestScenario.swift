/// Scenarios that are as large as they may be, each in another way: what multiplies is what takes long.
struct LargestScenario {
  /// The whole file.
  let file: String
  /// Its approaches' names.
  let approaches: [String]

  init(_ chance: Chance) {
    let isForm = chance.once(in: 5)
    var approaches: [String] = []
    if chance.once(in: 6), !isForm {
      approaches = (0..<chance.number(20...100)).map { "a\($0)" }
    } else {
      var left = isForm ? LargestScenario.formApproaches : LargestScenario.chatApproaches
      for _ in 0..<chance.number(1...3) {
        approaches.append(left.remove(at: chance.number(0...(left.count - 1))))
      }
    }
    let rate = chance.pick([60, 120, 240, 1000])
    // Up to 20,000 frames, and 60,000 of all approaches.
    let frames = min(19_990, 59_990 / approaches.count)
    let length = Double(frames - 1) / Double(rate)
    let list = approaches.map { $0.hasPrefix("a") ? "{name: \($0), move: transform}" : $0 }
    var lines = [
      "name: mine", "fps: \(rate)", "until: \(length)",
      "approaches: [\(list.joined(separator: ", "))]",
    ]
    if isForm {
      lines += LargestScenario.form(chance)
    } else {
      lines.append("messages: \(chance.pick([20, 200, 19_000]))")
    }
    let events = LargestScenario.events(chance, isForm: isForm, length: length)
    lines.append("events: [\(events.joined(separator: ", "))]")
    file = lines.joined(separator: "\n") + "\n"
    self.approaches = approaches
  }

  private static let chatApproaches = [
    "frame", "constraints", "transform", "did-show", "layout-guide", "display-link",
  ]
  private static let formApproaches = ["focus-lift", "half-height", "keyboard-manager"]

  /// 99 fields with long texts.
  private static func form(_ chance: Chance) -> [String] {
    let text = String(repeating: "a word ", count: chance.pick([10, 280]))
    let fields = (0..<99).map {
      "    - {name: f\($0), kind: \(chance.pick(["text", "textView"])), text: \"\(text)\"}"
    }
    return ["form:", "  scrolls: \(chance.once(in: 2))", "  fields:"] + fields
  }

  /// As many events as there may be: all over the film, or close together at its beginning.
  private static func events(_ chance: Chance, isForm: Bool, length: Double) -> [String] {
    let kind = chance.number(isForm ? 0...2 : 0...6)
    let most = kind == 1 ? 99 : 990
    let step = (chance.once(in: 2) ? length : min(length, 20)) / Double(most + 1)
    return ["{at: 0, \(isForm ? "focus: f0" : "keyboard: show")}"]
      + (1...most).map { index in
        let isEven = index.isMultiple(of: 2)
        let what =
          switch kind {
          case 0: "keyboard: \(isEven ? "show" : "hide")"
          case 1: "rotate: \(isEven ? "portrait" : "landscape")"
          case 2: isForm ? "focus: f\(index % 90)" : "keyboard: show, height: \(200 + index % 100)"
          case 3: "scroll: \(isEven ? 700 : -800)"
          case 4: "type: \(isEven ? 20 : 1)"
          case 5: "send: \"hello \(index)\""
          default: "receive: \"hello \(index)\", height: \(isEven ? 400 : 1)"
          }
        return "{at: \(Double(index) * step), \(what)}"
      }
  }
}
