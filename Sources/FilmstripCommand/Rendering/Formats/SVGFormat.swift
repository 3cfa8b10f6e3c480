import Painting
import Scenarios

/// The filmstrip in shapes, for pages.
enum SVGFormat: StillFormat {
  static let name = "svg"
  static let fileName = "NAME.svg"
  static let summary = "the strip as vector graphics, with text as text."

  static func files(of rendering: Rendering) throws -> [StillFile] {
    try rendering.stripInShapes(ending: name) { strip in
      Array(try strip.svg(named: rendering.scenario.name).utf8)
    }
  }

  static func files(of rendering: RecordedRendering) throws -> [StillFile] {
    try rendering.stripInShapes(ending: name) { strip in
      Array(try strip.svg(named: rendering.recording.name).utf8)
    }
  }
}
