package import Diagnosis
package import Stage

/// What a filmstrip is to show: approaches in rows, times in columns.
package struct Sheet: Sendable {
  /// One approach.
  package struct Row: Sendable {
    /// Its film.
    package let film: Film
    /// What its code does, in a sentence.
    package let summary: String
    /// The call at its heart.
    package let code: String

    /// A row for a film; the film says what the approach is called.
    package init(film: Film, summary: String, code: String) {
      self.film = film
      self.summary = summary
      self.code = code
    }
  }

  /// What is compared, in a few words.
  package let title: String
  /// From top to bottom; films of one script.
  package let rows: [Row]
  /// The most columns.
  package let columns: Int
  /// What a cell shows.
  package let crop: Crop
  /// The first and the last column's times, in seconds.
  package let range: ClosedRange<Double>

  /// A sheet of at least one row.
  ///
  /// - Parameters:
  ///   - columns: 2 or more.
  ///   - range: Seconds; frames outside it are not shown.
  package init(
    title: String, rows: [Row], columns: Int, crop: Crop, range: ClosedRange<Double>
  ) {
    self.title = title
    self.rows = rows
    self.columns = max(2, columns)
    self.crop = crop
    self.range = range
  }

  /// What the picture takes for granted, of the frames that are its columns.
  func assumptions(columns: [Int]) -> String {
    let arriving =
      " Rows that come into view inside an animation fly in from their empty frames, as UIKit's do."
    return context
      + (rows.contains { $0.film.hasArrivingRows(at: columns) } ? arriving : "")
  }

  private var context: String {
    let films = rows.map(\.film)
    if films.contexts.count > 1 {
      let outside = films.filter { $0.context == .deferred }.map(\.approach)
      return
        "Handlers of \(outside.joined(separator: ", ")) run outside the keyboard's animation block, like code that is "
        + "dispatched, queued or delayed; the others inside it, where UIKit calls them, and inherit its duration and curve."
    }
    return switch films.first?.context {
    case .inherited:
      "Handlers run inside the keyboard's own animation block, where UIKit calls them, and inherit "
        + "its duration and curve."
    case .deferred, nil:
      "Handlers run outside the keyboard's animation block, like code that is dispatched, queued or "
        + "delayed; inside it they would inherit the keyboard's curve."
    }
  }
}
