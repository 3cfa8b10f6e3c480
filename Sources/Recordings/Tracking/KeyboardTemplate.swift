/// A keyboard at rest, to search for in other frames.
struct KeyboardTemplate: Sendable {
  /// The screen at rest: original, filtered, and filtered and reduced.
  let picture, filtered, coarse: ColumnPicture
  /// The weights of the picture, whole and reduced: 0 where it is the same without the keyboard.
  let weights, coarseWeights: ColumnPicture
  /// The first row that is certainly of the keyboard.
  var firstRow: Int
  /// Its top edge at rest, in rows; nil until it is found.
  var top: Double?
  /// The 95 % half width, in rows.
  var topUncertainty = 0.0

  init(
    _ picture: ColumnPicture, firstRow: Int, without other: ColumnPicture?, filter: ScreenFilter
  ) {
    self.picture = picture
    filtered = filter.filtered(picture)
    coarse = filter.coarse(filtered)
    self.firstRow = firstRow
    var weights = ColumnPicture(
      width: picture.width, height: picture.height,
      values: [Float](repeating: 1, count: picture.values.count))
    if let other {
      let without = filter.filtered(other)
      for index in weights.values.indices {
        let here = filtered.values[index]
        let there = without.values[index]
        let size = max(abs(here), abs(there))
        // Pixels that are the same with and without the keyboard are not its own: the home indicator, a list at rest.
        if size > 4, abs(here - there) < 0.3 * size { weights.values[index] = 0 }
      }
    }
    self.weights = weights
    coarseWeights = weights.reduced(rows: filter.coarseRows)
  }
}

/// The filter for comparing pictures.
struct ScreenFilter: Sendable {
  /// How far up and down the subtracted mean reaches, in rows.
  let reach: Int
  /// The rows in a row of a coarse picture: about a point.
  let coarseRows: Int
  var marks = StaticMarks()

  init(_ measure: ScreenMeasure) {
    reach = measure.rows(10, atLeast: 3)
    coarseRows = max(1, Int(measure.rowsPerPoint.rounded(.down)))
  }

  func filtered(_ picture: ColumnPicture) -> ColumnPicture { picture.highPassed(reach: reach) }
  func coarse(_ filtered: ColumnPicture) -> ColumnPicture { filtered.reduced(rows: coarseRows) }
}

/// A frame of an event, filtered for comparison.
struct FilteredFrame: Sendable {
  let time: Double
  let picture, filtered, coarse: ColumnPicture
  private let coarsePicture: ColumnPicture

  init(_ frame: LumaFrame, filter: ScreenFilter) {
    time = frame.time
    picture = filter.marks.bridged(ColumnPicture(frame))
    filtered = filter.filtered(picture)
    coarse = filter.coarse(filtered)
    coarsePicture = filter.coarse(picture)
  }

  /// The whole or the reduced picture with which a template is compared.
  func whole(for template: Template) -> ColumnPicture { template.isCentred ? picture : filtered }
  func coarse(for template: Template) -> ColumnPicture {
    template.isCentred ? coarsePicture : coarse
  }
}
