import Basics
import Recordings

/// What a single picture says, in words.
struct StillText {
  let lines: [String]

  init(_ still: StillReading, of path: String, bar: ClosedRange<Double>?) {
    let report = StillReport(still, of: path, bar: bar)
    let unit = still.scale == nil ? "px" : "pt"
    func length(_ value: Double) -> String { "\(value.fixed(1)) \(unit)" }
    let size = report.screen.map { $0.decimals(upTo: 0) }.joined(separator: " × ")
    var words: [String]
    switch still.keyboard {
    case .none:
      words = ["No keyboard of an iPhone or iPad is visible."]
    case .shown(let top):
      words = [
        "A keyboard is up, \((still.height - top.value).fixed(1)) ± \(length(top.uncertainty)) high. The screen is free down to \(length(top.value))."
      ]
    case .unclear(let tops) where tops.isEmpty:
      words = ["Keys are visible, but where the keyboard begins is uncertain."]
    case .unclear(let tops):
      let places = tops.prefix(3).map { length(still.height - $0) }.joined(separator: " or ")
      words = [
        "A keyboard is up, but where it begins is uncertain: it may be \(places) high."
      ]
    }
    if let bar = report.bar {
      let place = "The bar from \(bar.top.shortest) to \(bar.bottom.shortest) \(unit)"
      let uncertain = report.uncertainty ?? 0
      if case .shown(let top) = still.keyboard, abs(top.value - bar.bottom) <= uncertain {
        words.append("\(place) ends at the keyboard's top, to ± \(length(uncertain)).")
      } else if bar.covered > 0 {
        words.append(
          "\(place) is covered: \(length(bar.covered)) of its \(length(bar.bottom - bar.top)).")
      } else if case .shown(let top) = still.keyboard {
        words.append("\(place) is free, \(length(top.value - bar.bottom)) above the keyboard.")
      } else {
        words.append("\(place) is free.")
      }
    } else if bar != nil {
      words.append("So is whether it covers the bar.")
    }
    let heading = "\(report.picture): \(report.device ?? "unknown device")  ·  \(size) \(unit)"
    lines = Paragraph.lines(of: [
      heading, Paragraph.lines(words.joined(separator: " ")),
      Paragraph.lines(still.remarks.joined(separator: " ")),
    ])
  }
}
