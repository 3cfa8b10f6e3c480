import Annotation
import Essentials

/// What the page of `play` shows of what its controls say, as the server answers `POST ./play`.
package struct PlaygroundAnswer: Encodable {
  /// Rows of pictures: those that the page has not got yet.
  package struct Atlas: Encodable {
    /// Rows one below another, from one on.
    package struct Patch: Encodable {
      let row: Int
      let png: String

      /// Rows from one on, as a PNG file.
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
    ///   - generation: Which atlas it is; of another one the page has nothing.
    ///   - rowsPerPicture: How many rows the page keeps in one picture.
    ///   - rowCount: How many rows there are.
    ///   - patches: Those that the page has not got, none of which reach across the end of a picture.
    package init(generation: Int, rowsPerPicture: Int, rowCount: Int, patches: [Patch]) {
      self.generation = generation
      self.rowsPerPicture = rowsPerPicture
      self.rowCount = rowCount
      self.patches = patches
    }
  }

  /// A handler that can be chosen.
  package struct Approach: Encodable {
    let name: String
    let summary: String
    let move: PlaygroundChoices.Move?

    /// A handler, and its value form where it has one.
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

    /// Sentences, and what they are about.
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

  /// What the controls say now.
  package var choices = PlaygroundChoices()
  /// The handlers that can be chosen; nil where the page knows them.
  package var approaches: [Approach]?
  /// Whether the scenario's screen takes handlers as data; nil where the page knows that.
  package var takesMoves: Bool?
  /// Which of the file's texts it was made of.
  package var version = 1
  /// The rows of the films' screens.
  package var atlas: Atlas
  /// What is wrong with the last film, and why.
  package var explanation: [Sentences] = []
  /// What to write instead; nil where nothing is wrong.
  package var fix: String?
  /// The scenario's text.
  package var scenario = ""
  /// The last film's handler in UIKit; nil where it has no value form.
  package var swift: String?
  /// How long all this took.
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
