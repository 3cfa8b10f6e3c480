import ArgumentParser
import Painting

/// An option of `render` that not every format reads.
///
/// One that none of the formats reads is refused: an option that is ignored looks as if it had been heeded.
enum FormatOption: String, CaseIterable {
  case scale, columns, crop, shape, appearance
  case frames, slow, loop, annotate, long
  case sideBySide = "side-by-side"
  case noPixels = "no-pixels"

  /// The formats that read it.
  var formats: [OutputFormat] { OutputFormat.all.filter { $0.options.contains(self) } }

  /// Refuses options of which none of the formats reads one.
  static func check(_ options: [FormatOption], for formats: [OutputFormat]) throws {
    for option in options where !formats.contains(where: { $0.options.contains(option) }) {
      throw ValidationError(
        "--\(option.rawValue) does nothing for \(words(formats)); it is for \(words(option.formats))."
      )
    }
  }

  private static func words(_ formats: [OutputFormat]) -> String {
    var names = formats.map(\.name)
    guard let last = names.popLast(), !names.isEmpty else { return formats.first?.name ?? "" }
    return names.joined(separator: ", ") + " and " + last
  }
}

extension Set<FormatOption> {
  /// What frames depend on.
  static let frames: Set = [
    .scale, .crop, .appearance, .frames, .sideBySide, .annotate, .long, .noPixels,
  ]
  /// What videos depend on: how often MP4 and WebM play is left to the player.
  static let video = frames.union([.slow])
  /// What clips depend on.
  static let clip = video.union([.loop])
  /// What strips in shapes depend on.
  static let vectors: Set = [.columns, .crop, .shape, .appearance, .noPixels]
}

extension RenderCommand {
  /// The options that were given and that not every format reads; what a default says changes nothing.
  var formatOptions: [FormatOption] {
    FormatOption.allCases.filter { option in
      switch option {
      case .scale: scale != nil
      case .columns: columns != nil
      case .crop: crop != nil
      case .shape: shape.value != .sheet
      case .appearance: appearance.value != .light
      case .frames: motion.frames != nil
      case .slow: motion.slow != nil
      case .loop: motion.loop != 0
      case .annotate: motion.annotate
      case .long: motion.long
      case .sideBySide: motion.sideBySide
      case .noPixels: recorded.noPixels
      }
    }
  }
}
