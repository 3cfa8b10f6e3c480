package import Imaging

extension Fingerprint {
  /// The keyword of the remark in which an approved picture says what drew it.
  private static let keyword = "Environment"

  /// A PNG file with a remark that says what drew it.
  ///
  /// - Throws: `PNGError` where it is no PNG file.
  package func signed(_ file: [UInt8]) throws(PNGError) -> [UInt8] {
    guard let remark = PNG.Text(Fingerprint.keyword, description) else { return file }
    return try PNG.adding(remark, to: file)
  }

  /// What drew a picture, as its file says; nil where it says nothing or is no PNG file.
  package static func signature(of file: [UInt8]) -> String? {
    (try? PNG.textChunks(of: file))?.first { $0.keyword == keyword }?.text
  }
}
