public import Diagnosis
public import Stage

/// A filmstrip to be drawn: approaches in rows, times in columns.
public struct Sheet: Sendable {
  /// One approach.
  public struct Row: Sendable {
    /// Its film.
    public let film: Film
    /// What its code does, in a sentence.
    public let summary: String
    /// The call at its heart.
    public let code: String

    /// A row for a film; the film says what the approach is called.
    public init(film: Film, summary: String, code: String) {
      self.film = film
      self.summary = summary
      self.code = code
    }
  }

  /// What is compared, in a few words.
  public let title: String
  /// From top to bottom; films of one script.
  public let rows: [Row]
  /// The most columns.
  public let columns: Int
  /// What a cell shows.
  public let crop: Crop
  /// The first and the last column's times, in seconds.
  public let range: ClosedRange<Double>

  /// A sheet of at least one row.
  ///
  /// - Parameters:
  ///   - columns: 2 or more.
  ///   - range: Seconds; frames outside it are not shown.
  public init(
    title: String, rows: [Row], columns: Int, crop: Crop, range: ClosedRange<Double>
  ) {
    self.title = title
    self.rows = rows
    self.columns = max(2, columns)
    self.crop = crop
    self.range = range
  }

  /// One line below the title: device, keyboard, context, frame rate.
  var subtitle: String { rows.first?.film.setting ?? "" }

  /// What the picture takes for granted, of the frames that are its columns.
  func assumptions(columns: [Int]) -> String {
    let arriving =
      " Rows that come into view inside an animation fly in from their empty frames, as UIKit's do."
    return context
      + (rows.contains { $0.film.hasArrivingRows(at: columns) } ? arriving : "")
  }

  private var context: String {
    switch rows.first?.film.context {
    case .inherited:
      "Handlers run inside the keyboard's own animation block and inherit its duration and curve, "
        + "as UIKit calls them."
    case .deferred, nil:
      "Handlers run outside the keyboard's animation block, as code does that is queued, deferred "
        + "or called later; inside it a missing curve would be inherited."
    }
  }
}

/// One screen of a drawn filmstrip.
public struct SheetCell: Sendable, Hashable {
  /// The approach's name.
  public let approach: String
  /// The frame's number.
  public let frame: Int
  /// The frame's time, in seconds.
  public let time: Double
  /// The series `gap` at that time, in points; nil where no keyboard shows.
  public let gap: Double?
  /// Where the screen, or the part of it that is shown, lies in the picture, in its pixels, or in points where it has none.
  public internal(set) var rect: Rect
  /// The part of the screen that is shown, in points of the device.
  public let window: Rect
}
