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
  var formats: [any OutputFormat.Type] { OutputFormats.all.filter { $0.reads(self) } }

  /// Refuses options of which none of the formats reads one.
  static func check(_ options: [FormatOption], for formats: [any OutputFormat.Type]) throws {
    for option in options where !formats.contains(where: { $0.reads(option) }) {
      throw ValidationError(
        "--\(option.rawValue) does nothing for \(words(formats)); it is for \(words(option.formats))."
      )
    }
  }

  private static func words(_ formats: [any OutputFormat.Type]) -> String {
    var names = formats.map { $0.name }
    guard let last = names.popLast(), !names.isEmpty else { return formats.first?.name ?? "" }
    return names.joined(separator: ", ") + " and " + last
  }
}

extension OutputFormat {
  /// Whether its files depend on an option.
  fileprivate static func reads(_ option: FormatOption) -> Bool {
    FormatOption.table[name]?.contains(option) ?? true
  }
}

extension FormatOption {
  /// What each format reads.
  fileprivate static let table: [String: Set<FormatOption>] = {
    let frames: Set<FormatOption> = [
      .scale, .crop, .appearance, .frames, .sideBySide, .annotate, .long, .noPixels,
    ]
    // MP4 and WebM leave it to the player how often they play.
    let video = frames.union([.slow])
    let clip = video.union([.loop])
    let vectors: Set<FormatOption> = [.columns, .crop, .shape, .appearance, .noPixels]
    return [
      "strip": vectors.union([.scale]), "svg": vectors, "pdf": vectors,
      "plot": [.scale, .appearance], "trace": [], "csv": [.frames],
      "html": [.scale, .appearance, .noPixels],
      "frames": frames, "apng": clip, "gif": clip, "webp": clip, "mp4": video, "webm": video,
    ]
  }()
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
