import Annotation
import Essentials

/// The answer to `POST ./play`: the films of the page's controls.
package struct PlaygroundAnswer: Encodable {
  /// Rows of pictures that the page lacks.
  package struct Atlas: Encodable {
    package struct Patch: Encodable {
      let row: Int
      let png: String

      package init(row: Int, png: [UInt8]) {
        self.row = row
        self.png = Data(png).base64EncodedString()
      }
    }

    let generation: Int
    let rowsPerPicture: Int
    let rowCount: Int
    let patches: [Patch]

    /// - Parameters:
    ///   - generation: The atlas's number; the page has nothing of another one.
    ///   - rowsPerPicture: Rows of one picture in the page.
    ///   - rowCount: All rows.
    ///   - patches: Rows that the page lacks; none extends beyond the end of a picture.
    package init(generation: Int, rowsPerPicture: Int, rowCount: Int, patches: [Patch]) {
      self.generation = generation
      self.rowsPerPicture = rowsPerPicture
      self.rowCount = rowCount
      self.patches = patches
    }
  }

  /// A handler to choose.
  package struct Approach: Encodable {
    let name: String
    let summary: String
    let move: PlaygroundChoices.Move?

    package init(name: String, summary: String, move: PlaygroundChoices.Move?) {
      self.name = name
      self.summary = summary
      self.move = move
    }
  }

  /// A sentence or two of an explanation.
  package struct Sentences: Encodable {
    let heading: String?
    let text: String

    package init(heading: String?, text: String) {
      self.heading = heading
      self.text = text
    }
  }

  private struct FigureText: Encodable {
    let text: String
    let severity: String
    let time: String?
  }

  private let title: String
  private let setting: String
  private let data: PlayerData
  private let summaries: [String]
  private let figures: [[FigureText]]

  /// The controls' values.
  package var choices = PlaygroundChoices()
  /// The handlers to choose from; nil where the page knows them.
  package var approaches: [Approach]?
  /// Whether the scenario's screen takes handlers as data; nil where the page knows that.
  package var takesMoves: Bool?
  /// The number of the file's text that the answer was made of.
  package var version = 1
  package var atlas: Atlas
  /// The faults of the last film, and their causes.
  package var explanation: [Sentences] = []
  /// The corrected code; nil without a fault.
  package var fix: String?
  /// The scenario's text.
  package var scenario = ""
  /// The last film's handler in UIKit; nil where it has no value form.
  package var swift: String?
  /// The last film's motion in the wanted notation, or why there is none.
  package var motion, noMotion: String?
  /// How long making the answer took.
  package var milliseconds = 0

  /// An answer with the films of a page, whose pictures are those of the atlas.
  package init(_ page: PlayerPage, atlas: Atlas) {
    title = page.title
    setting = page.setting.line
    data = PlayerData(page, isPacked: true)
    summaries = page.films.map(\.summary)
    figures = page.films.map { film in
      film.annotations.figures.map { figure in
        let frame = figure.frame(of: page.frameCount, framesPerSecond: page.framesPerSecond)
        return FigureText(
          text: figure.text, severity: figure.severity.rawValue,
          time: frame.map(page.milliseconds))
      }
    }
    self.atlas = atlas
  }
}
