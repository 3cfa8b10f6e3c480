import Painting

/// The names of pictures' files, with the suffixes that DocC reads.
enum PictureName {
  /// `STEM`, `~dark` and `@2x` if they apply, a dot and the ending.
  static func file(stem: String, appearance: Appearance, scale: Int, ending: String) -> String {
    "\(stem)\(appearance.fileSuffix)\(scale == 1 ? "" : "@\(scale)x").\(ending)"
  }
}
