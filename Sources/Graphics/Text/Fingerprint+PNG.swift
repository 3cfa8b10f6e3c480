package import Imaging

extension Fingerprint {
  /// The keyword of an approved picture's remark.
  private static let keyword = "Environment"

  /// A PNG file with the fingerprint as a remark; throws `PNGError` if it is not a PNG file.
  package func signed(_ file: [UInt8]) throws(PNGError) -> [UInt8] {
    guard let remark = PNG.Text(Fingerprint.keyword, description) else { return file }
    return try PNG.adding(remark, to: file)
  }

  /// A file's fingerprint; nil if it has none or is not a PNG file.
  package static func signature(of file: [UInt8]) -> String? {
    (try? PNG.textChunks(of: file))?.first { $0.keyword == keyword }?.text
  }
}
