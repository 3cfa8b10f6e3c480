package import Imaging
package import Recordings

/// A file with one picture, such as a screenshot.
package struct StillPicture {
  package let bitmap: Bitmap

  /// Nil for a file of another kind, or with several pictures.
  ///
  /// - Throws: `RecordingFileError`.
  package init?(path: String) throws(RecordingFileError) {
    do {
      switch try FileBytes.kind(of: path) {
      case .png:
        let bytes = try FileBytes.read(path)
        guard try AnimatedPNG(bytes).frameCount == 1 else { return nil }
        bitmap = try PNG.decode(bytes)
      case .webp:
        let file = try AnimatedWebP(try FileBytes.read(path))
        guard file.frameCount == 1, let picture = try file.next()?.bitmap else { return nil }
        bitmap = picture
      case .folder, .other: return nil
      }
    } catch let error as RecordingFileError {
      throw error
    } catch {
      throw .damaged(path: path, "\(error)")
    }
  }

  /// What it says about a keyboard.
  ///
  /// - Throws: `RecordingRefusal` for two screens, or a screen that is not in the picture.
  package func reading(by finder: ScreenFinder) throws -> StillReading {
    let all = PixelPart(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    return try StillReading(bitmap.luma(of: all, columns: bitmap.width, at: 0), by: finder) {
      area in
      guard let part = PixelPart(area, in: all) else {
        throw RecordingRefusal(
          "The screen is not in the picture.", advice: "Give it by --screen X,Y,WIDTH,HEIGHT.")
      }
      return bitmap.luma(of: part, columns: min(RecordingFile.columns, part.width), at: 0)
    }
  }
}
