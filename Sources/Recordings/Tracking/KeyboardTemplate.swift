/// A keyboard at rest, as what to look for in other frames.
struct KeyboardTemplate: Sendable {
  /// The picture of the screen at rest, as it is, filtered, and filtered and reduced.
  let picture, filtered, coarse: ColumnPicture
  /// Where the picture counts, whole and reduced: not where it looks the same without the keyboard.
  let weights, coarseWeights: ColumnPicture
  /// The first row of the keyboard that is sure to be of it.
  var firstRow: Int
  /// Its top edge at rest, in rows; nil until it is found.
  var top: Double?
  /// How far that may be off, 19 times of 20, in rows.
  var topUncertainty = 0.0
  /// How far the bar above it is from where it is without the keyboard, in rows, where that was seen.
  var barRise: Double?

  /// A keyboard in a picture at rest, and the same screen without it where that is known.
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
        // What looks the same with and without the keyboard is not of it: the home indicator, a list at rest.
        if size > 4, abs(here - there) < 0.3 * size { weights.values[index] = 0 }
      }
    }
    self.weights = weights
    coarseWeights = weights.reduced(rows: filter.coarseRows)
  }
}

/// How pictures are filtered to be compared.
struct ScreenFilter: Sendable {
  /// How far up and down the mean is taken that is subtracted, in rows.
  let reach: Int
  /// How many rows make one of a coarse picture, which has about a row a point.
  let coarseRows: Int
  /// What lies over all pictures, to be bridged.
  var marks = StaticMarks()

  init(_ measure: ScreenMeasure) {
    reach = measure.rows(10, atLeast: 3)
    coarseRows = max(1, Int(measure.rowsPerPoint.rounded(.down)))
  }

  func filtered(_ picture: ColumnPicture) -> ColumnPicture { picture.highPassed(reach: reach) }
  func coarse(_ filtered: ColumnPicture) -> ColumnPicture { filtered.reduced(rows: coarseRows) }
}

/// A frame of an event, as it is compared.
struct FilteredFrame: Sendable {
  let time: Double
  let picture, filtered, coarse: ColumnPicture

  init(_ frame: LumaFrame, filter: ScreenFilter) {
    time = frame.time
    picture = filter.marks.bridged(ColumnPicture(frame))
    filtered = filter.filtered(picture)
    coarse = filter.coarse(filtered)
  }
}
