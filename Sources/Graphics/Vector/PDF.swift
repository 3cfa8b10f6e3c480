internal import CPangoCairo
import Geometry

/// Writes a picture as a one-page PDF file.
enum PDF {
  /// The file's metadata.
  struct Information {
    let title: String
    let subject: String
    let creator: String
  }

  /// A page of a picture with `scale` pixels a point.
  ///
  /// The same picture gives the same bytes: no time is written. In this version of PDF the metadata are uncompressed,
  /// so that one can see which program wrote the file.
  /// - Throws: `CanvasError` for a missing font or a failure of Cairo.
  static func encode(
    _ recording: Recording, scale: Double, _ information: Information, fonts: Fonts
  ) throws(CanvasError) -> [UInt8] {
    let file = File()
    let (width, height) = (recording.bounds.width, recording.bounds.height)
    let page = cairo_pdf_surface_create_for_stream(
      { file, bytes, count in
        guard let file, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<File>.fromOpaque(file).takeUnretainedValue().bytes
          .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(file).toOpaque(), width / scale, height / scale)
    // The page is measured in points; the drawing is in the picture's pixels.
    cairo_surface_set_device_scale(page, 1 / scale, 1 / scale)
    cairo_pdf_surface_restrict_to_version(page, CAIRO_PDF_VERSION_1_5)
    for (key, text) in [
      (CAIRO_PDF_METADATA_TITLE, information.title),
      (CAIRO_PDF_METADATA_SUBJECT, information.subject),
      (CAIRO_PDF_METADATA_CREATOR, information.creator),
      (CAIRO_PDF_METADATA_CREATE_DATE, PDF.noTime),
    ] {
      cairo_pdf_surface_set_metadata(page, key, text)
    }
    let surface = try CairoSurface(
      page, pixelWidth: Int(width), pixelHeight: Int(height), letters: .text)
    let canvas = Canvas(
      surface, pixelWidth: Int(width), pixelHeight: Int(height), scale: 1,
      size: recording.bounds.size, isOpaque: false, fonts: fonts)
    canvas.replay(recording.marks, within: nil)
    try canvas.check()
    cairo_show_page(surface.context)
    cairo_surface_finish(surface.surface)
    let status = cairo_surface_status(surface.surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .library(String(cString: cairo_status_to_string(status)))
    }
    return file.bytes
  }

  /// Keeps Cairo from writing the time of the day.
  private static let noTime = ""

  /// Bytes as they come.
  private final class File {
    var bytes: [UInt8] = []
  }
}
