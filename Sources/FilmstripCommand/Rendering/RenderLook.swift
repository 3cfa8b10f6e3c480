import ArgumentParser
import Painting
import Scenarios

/// How a film or a recording is shown; by default as reports show a recording.
struct RenderLook {
  /// Pixels per point.
  var scale = recordedScale
  /// The most columns of a strip.
  var columns = recordedColumns
  var shape = StripShape.sheet
  /// The part of the screen that was asked for.
  var crop: Crop?
  var appearance = Appearance.light

  /// A recording's by default: a video's pixels are visible at this scale, in this many columns.
  static let (recordedScale, recordedColumns) = (2, 8)

  /// Refuses numbers that no strip can have.
  static func check(scale: Int? = nil, columns: Int? = nil) throws {
    if let scale, !StripSetting.scaleRange.contains(scale) {
      throw ValidationError("--scale \(scale) is not 1 to 4.")
    }
    if let columns, !StripSetting.columnRange.contains(columns) {
      throw ValidationError("--columns \(columns) is not 2 to 12.")
    }
  }
}
