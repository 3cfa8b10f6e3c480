import Annotation
import Basics
import Diagnosis
import Essentials

/// The input of the page's script, as JSON.
///
/// Lists are flat and lengths have two decimals, a hundredth of a point: the numbers are drawn, not measured. Packed,
/// the tables of films are texts, which are written and read ten times as fast: a line for each row, its numbers
/// separated by commas, and nothing for none.
struct PlayerData: Encodable {
  private let width: Int
  private let height: Int
  private let fps: Double
  private let frames: Int
  private let subject: String
  private let gapName: String
  private let progress: [Int]
  /// The words for a frame's place, with 0 for each number, and for play and pause.
  private let place, play, pause: String
  private let radii: [Double]
  private let held: [[Int]]
  private let events: [Event]
  private let rowsPerPicture: Int
  private let pictures: [String]
  private let films: [Film]
  private let differences: [Difference]
  private let feel: Feel?
  private let dark: Look?

  /// What differs on a dark page.
  private struct Look: Encodable {
    let rowsPerPicture: Int
    let pictures: [String]
    /// Of each film, as in `Film`.
    let screens: [Table<Int>]
  }

  private struct Event: Encodable {
    let time: Double
    let name: String
  }

  /// A table of figures, and whether the films' lines are drawn in one plot.
  private struct Feel: Encodable {
    struct Group: Encodable {
      let event: String
      let rows: [Row]
    }

    struct Row: Encodable {
      let name: String
      let isKeyboard: Bool
      /// Nil for the keyboard of all.
      let film: Int?
      let cells: [String]
    }

    let titles: [String]
    let groups: [Group]
    let hasLines: Bool
    let hasOneKeyboard: Bool

    init(_ feel: FeelTable) {
      titles = FeelTable.titles
      groups = feel.groups.map { group in
        Group(
          event: group.event,
          rows: group.rows.map {
            Row(name: $0.name, isKeyboard: $0.isKeyboard, film: $0.film, cells: $0.cells)
          })
      }
      (hasLines, hasOneKeyboard) = (feel.hasLines, feel.hasOneKeyboard)
    }
  }

  private struct Difference: Encodable {
    /// As of a film.
    let lines: Table<Double?>
  }

  /// Rows of numbers.
  private struct Table<Number: Encodable>: Encodable {
    let rows: [[Number]]
    /// A number as text; nil for a table that is not a text.
    let text: ((Number) -> String)?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      guard let text else { return try container.encode(rows) }
      try container.encode(
        rows.map { $0.map(text).joined(separator: ",") }.joined(separator: "\n"))
    }
  }

  private struct Film: Encodable {
    let name: String
    let worst: Int?
    /// Width and height of its screen; nil for the page's.
    let size: [Int]?
    /// Text and severity, each pair once.
    let words: [[String]]
    /// The index in `words` of each frame's.
    let said: [Int]
    /// Time in milliseconds, keyboard, bar, gap, the bar's content; and of a film that has some, the lowest and the highest
    /// place of a bar behind the keyboard.
    let lines: Table<Double?>
    /// For each frame row and count, row and count …; a count below zero repeats one row.
    let screens: Table<Int>
  }

  /// - Parameters:
  ///   - dark: The same films for readers who prefer dark pages, if they look otherwise.
  ///   - isPacked: Whether the films' tables are texts.
  init(_ page: PlayerPage, dark: PlayerPage? = nil, isPacked: Bool = false) {
    func table(_ samples: [SeamLines.Sample]) -> Table<Double?> {
      Table(
        rows: PlayerData.lines(samples), text: isPacked ? { $0.map(\.shortest) ?? "" } : nil)
    }
    func base64(_ files: [[UInt8]]) -> [String] { files.map { Data($0).base64EncodedString() } }
    func table(_ screens: [[PlayerPage.Run]]) -> Table<Int> {
      Table(
        rows: screens.map { runs in
          runs.flatMap { [$0.row, $0.isRepeated ? -$0.count : $0.count] }
        }, text: isPacked ? { "\($0)" } : nil)
    }
    self.dark = dark.map { dark in
      Look(
        rowsPerPicture: dark.pictures.rows, pictures: base64(dark.pictures.files),
        screens: dark.films.map { table($0.screens) })
    }
    radii = page.radii
    width = page.size.width
    height = page.size.height
    fps = page.framesPerSecond
    frames = page.frameCount
    subject = page.setting.subject
    gapName = page.setting.gapName
    place = page.words("Frame 0 of 0 · 0 ms · keyboard 0 %")
    (play, pause) = (page.words("Play"), page.words("Pause"))
    progress = page.films.first?.annotations.progress ?? []
    held = page.held.map { [$0.width, $0.height] }
    events = page.events.map { Event(time: $0.time, name: $0.name) }
    rowsPerPicture = page.pictures.rows
    feel = page.feel.map(Feel.init)
    pictures = base64(page.pictures.files)
    differences = page.differences.map { Difference(lines: table($0.samples)) }
    films = page.films.map { film in
      var numbers: [Label: Int] = [:]
      var words: [[String]] = []
      let said = film.annotations.labels.map { label in
        if let known = numbers[label] { return known }
        numbers[label] = words.count
        words.append([label.text, label.severity.rawValue])
        return words.count - 1
      }
      return Film(
        name: film.name, worst: film.annotations.worst,
        size: film.size.map { [$0.width, $0.height] }, words: words, said: said,
        lines: table(film.annotations.samples),
        screens: table(film.screens))
    }
  }

  private static func lines(_ samples: [SeamLines.Sample]) -> [[Double?]] {
    let isCovered = samples.contains { $0.covered != nil }
    return samples.map { sample in
      let line = [sample.time * 1000, sample.keyboard, sample.bar, sample.gap, sample.content]
      let range = [sample.covered?.lowerBound, sample.covered?.upperBound]
      return (isCovered ? line + range : line).map { $0.map(PlayerData.rounded) }
    }
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
