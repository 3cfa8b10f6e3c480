import ArgumentParser
import Painting

/// An option of `render` that not every format reads.
///
/// It is refused if none of the formats reads it, as an ignored option looks as if it had worked.
enum FormatOption: String, CaseIterable {
  case scale, columns, crop, shape, appearance
  case embed = "shape embed"
  case markup = "embed"
  case words
  case frames, slow, loop, annotate, long
  case sideBySide = "side-by-side"
  case noPixels = "no-pixels"
  case maxPixels = "max-pixels"

  var formats: [OutputFormat] { OutputFormat.all.filter { $0.options.contains(self) } }

  static func check(_ options: [FormatOption], for formats: [OutputFormat]) throws {
    for option in options where !formats.contains(where: { $0.options.contains(option) }) {
      throw refusal(
        "--\(option.rawValue)", for: formats.map(\.name), takers: option.formats.map(\.name))
    }
  }

  /// The error for an option that none of the formats reads.
  static func refusal(
    _ option: String, for formats: [String], takers: [String]
  ) -> ValidationError {
    ValidationError("\(option) does nothing for \(words(formats)); it is for \(words(takers)).")
  }

  private static func words(_ formats: [String]) -> String {
    var names = formats
    guard let last = names.popLast(), !names.isEmpty else { return formats.first ?? "" }
    return names.joined(separator: ", ") + " and " + last
  }
}

extension Set<FormatOption> {
  static let frames: Set = [
    .scale, .crop, .appearance, .words, .frames, .sideBySide, .annotate, .long, .noPixels,
  ]
  /// The player decides how often MP4 and WebM play.
  static let video = frames.union([.slow, .markup])
  static let clip = video.union([.loop])
  static let vectors: Set = [
    .columns, .crop, .shape, .appearance, .words, .noPixels, .markup,
  ]
}

extension RenderCommand {
  /// The options that were given and that not every format reads; a default's value changes nothing.
  var formatOptions: [FormatOption] {
    FormatOption.allCases.filter { option in
      switch option {
      case .scale: scale != nil
      case .columns: columns != nil
      case .crop: crop != nil
      case .shape: shape.value.ofStrips != .sheet
      case .embed: shape.value == .embed
      case .markup: embed
      case .words: words != nil
      case .appearance: appearance.value != .light
      case .frames: motion.frames != nil
      case .slow: motion.slow != nil
      case .loop: motion.loop != 0
      case .annotate: motion.annotate
      case .long: motion.long
      case .sideBySide: motion.sideBySide
      case .noPixels: recorded.noPixels
      case .maxPixels: maxPixels != nil
      }
    }
  }
}
