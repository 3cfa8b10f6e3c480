import Painting
import Scenarios

/// The filmstrip in shapes, for print.
enum PDFFormat: StillFormat {
  static let name = "pdf"
  static let fileName = "NAME.pdf"
  static let summary = "the strip as vector graphics, with text as text."

  static func files(of rendering: Rendering) throws -> [StillFile] {
    try rendering.stripInShapes(ending: name) { strip in
      try strip.pdf(named: rendering.scenario.name)
    }
  }

  static func files(of rendering: RecordedRendering) throws -> [StillFile] {
    try rendering.stripInShapes(ending: name) { strip in
      try strip.pdf(named: rendering.recording.name)
    }
  }
}
