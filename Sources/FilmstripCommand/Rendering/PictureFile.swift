import ArgumentParser
import Essentials
import Imaging
import Painting
import Scenarios

/// A picture's file name, with the suffixes that DocC reads.
struct PictureFile {
  let name: String
  private let scale: Int

  init(stem: String, appearance: Appearance, scale: Int) {
    name = PictureFile.name(stem: stem, appearance: appearance, scale: scale, ending: "png")
    self.scale = scale
  }

  /// `STEM`, `~dark` and `@2x` if they apply, a dot and the ending.
  static func name(stem: String, appearance: Appearance, scale: Int, ending: String) -> String {
    "\(stem)\(appearance.fileSuffix)\(scale == 1 ? "" : "@\(scale)x").\(ending)"
  }

  static func scale(_ scale: Int) throws -> Int {
    guard StripSetting.scaleRange.contains(scale) else {
      throw ValidationError("--scale \(scale) is not 1 to 4.")
    }
    return scale
  }

  func encode(_ bitmap: Bitmap) throws -> [UInt8] {
    try PNG.encode(bitmap, scale: Double(scale))
  }
}
