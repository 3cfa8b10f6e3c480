import Diagnosis
import Stage

/// The subject of a picture's curve of seams.
package enum SeamTopic: Sendable, Hashable {
  /// How bar and keyboard meet.
  case gap
  /// The same in a sheet, which may end above the keyboard.
  case gapInSheet
  /// How bar and keyboard meet, and the bar's lift while the keyboard is not docked.
  case gapAndLift
  /// The bar's lift for a keyboard that is never docked.
  case lift
  /// The part of the field with the cursor under the keyboard.
  case field
  /// The same, and a header's rise.
  case fieldAndHeader
  /// How much higher a bar is than a right one, in points or pixels.
  case excess(inPixels: Bool)

  /// Of films of one script.
  init(_ films: [Film]) {
    guard let film = films.first else {
      self = .gap
      return
    }
    if film.landmarks[.toolbar] == nil {
      let isHeaderRaised = films.contains { film in
        film.frameTimes.contains { film.marked(at: $0)?.subject == .header }
      }
      self = isHeaderRaised ? .fieldAndHeader : .field
    } else if film.undockedSpans.isEmpty {
      self = film.landmarks[.sheet] == nil ? .gap : .gapInSheet
    } else {
      self = film.keyboardSpans.isEmpty ? .lift : .gapAndLift
    }
  }

  /// The severity of values below zero.
  package var below: Severity { isForm ? .covered : .overlap }

  private var isForm: Bool { self == .field || self == .fieldAndHeader }

  /// The line that is compared with the keyboard's.
  package var subject: String { isForm ? "field" : "bar" }

  package var name: String {
    switch self {
    case .gap, .gapInSheet: "gap"
    case .gapAndLift: "gap, lift"
    case .lift: "lift"
    case .field, .fieldAndHeader: "field"
    case .excess: "too high"
    }
  }

  /// Of the curve, next to a strip.
  var title: String {
    "\(self == .fieldAndHeader ? "field, header" : name) over time"
  }

  /// The words where there never is anything to measure.
  var nothing: String {
    if case .excess = self { return "the bar is not seen" }
    return isForm ? "no field with the cursor" : "no keyboard"
  }

  /// Of a plot's lines and figures, in a few sentences.
  package var explanation: String {
    let bar =
      "Points that the keyboard's top and the bar have risen above the screen's bottom, and the gap "
      + "between them. The bar's line is its bottom edge; the band above it is padding, which the keyboard may cover, and "
      + "anything beyond it counts as covered. "
    switch self {
    case .gap: return bar
    case .gapInSheet:
      return bar
        + "Where the sheet ends above the keyboard, its bottom is taken as the keyboard's top. "
    case .gapAndLift, .lift:
      return bar
        + "While the keyboard is not docked, the gap is how far the bar is needlessly above its place. "
    case .field, .fieldAndHeader:
      return
        "Points that the keyboard's top and the bottom of the field with the cursor are above the "
        + "screen's bottom. Below: how much of the field is off the top, or, downwards, covered. "
    case .excess(let inPixels):
      return
        "\(inPixels ? "Pixels" : "Points") that the keyboard's top and the bar have risen above the screen's bottom, frame by "
        + "frame, with what shows between them in red. Below: how much higher the bar is above the keyboard than one that "
        + "moves with it; downwards, how much more of it is covered. Lines end where an edge is not seen."
    }
  }
}
