import ArgumentParser
import Diagnosis
import Painting
import Scenarios

/// How a film or a recording is shown; by default as reports show a recording.
struct RenderLook {
  /// Pixels per point.
  var scale = recordedScale
  /// The most columns of a strip.
  var columns = recordedColumns
  var shape = StripShape.sheet
  /// Whether a page is for a frame in another page.
  var isEmbedded = false
  /// The part of the screen that was asked for.
  var crop: Crop?
  var appearance = Appearance.light
  /// What labels are called; nil for the scenario's words.
  var words: PictureWords?
  /// Of a contact sheet.
  var mostPixels = usualPixels

  /// A recording's by default: a video's pixels are visible at this scale, in this many columns.
  static let (recordedScale, recordedColumns) = (2, 8)

  /// The size that a language model sees without much reduction, and a person on one screen.
  static let usualPixels = 2_000_000
  /// From a single picture to the size that needs half a gigabyte.
  static let pixelRange = 200_000...64_000_000

  /// Refuses numbers that no strip or sheet can have.
  static func check(scale: Int? = nil, columns: Int? = nil, maxPixels: Int? = nil) throws {
    if let maxPixels, !RenderLook.pixelRange.contains(maxPixels) {
      throw ValidationError(
        "--max-pixels \(maxPixels) is not \(RenderLook.pixelRange.lowerBound) to \(RenderLook.pixelRange.upperBound)."
      )
    }
    if let scale, !StripSetting.scaleRange.contains(scale) {
      throw ValidationError("--scale \(scale) is not 1 to 4.")
    }
    if let columns, !StripSetting.columnRange.contains(columns) {
      throw ValidationError("--columns \(columns) is not 2 to 12.")
    }
  }
}
