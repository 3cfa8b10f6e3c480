import ArgumentParser

/// What `render` writes.
enum RenderFormat: String, ExpressibleByArgument, CaseIterable {
  /// Still pictures of a scenario.
  case strip, plot
  /// The strip in shapes and text.
  case svg, pdf
  /// Numbers of a film.
  case trace, csv
  /// A page that plays the films of a scenario.
  case html
  /// Numbered pictures of a film, or of films side by side.
  case frames
  /// The same, moving, in one file.
  case apng, gif, webp, mp4, webm

  /// Whether it is made of frames one after another.
  var isMoving: Bool {
    switch self {
    case .strip, .plot, .svg, .pdf, .trace, .csv, .html: false
    case .frames, .apng, .gif, .webp, .mp4, .webm: true
    }
  }

  /// The formats as help lists them.
  static let list = allCases.map(\.rawValue).joined(separator: ", ")
}
