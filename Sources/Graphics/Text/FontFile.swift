internal import CPangoCairo

/// A font file found by fontconfig.
package struct FontFile: Sendable, Hashable {
  package let path: String
  /// From its head table, such as 4.001.
  package let revision: String

  /// Without its folder.
  package var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  var folder: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The upright file of exactly this family and weight, or a variable one that includes it.
  ///
  /// Never another family's: where fontconfig would substitute, this throws `FontError.missing`, or `FontError.noPango`
  /// where nothing can be looked for. Call it before any drawing.
  static func named(_ family: FontFamily, _ weight: FontWeight) throws(FontError) -> FontFile {
    try DrawingLibraries.open()
    FontFolders.setUp()
    if let found = look(for: family.name, weight, in: nil) { return found }
    if let found = look(for: family.name, weight, in: FontFolders.all) { return found }
    throw .missing(family, weight)
  }

  /// In a configuration; nil is the process's, loaded at the first use and kept by fontconfig.
  private static func look(
    for family: String, _ weight: FontWeight, in configuration: OpaquePointer?
  ) -> FontFile? {
    guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return nil }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(wanted)
    }
    FcPatternAddString(pattern, FC_FAMILY, family)
    for object in [FC_FILE, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_FONTVERSION] {
      FcObjectSetAdd(wanted, object)
    }
    guard let list = FcFontList(configuration, pattern, wanted) else { return nil }
    defer { FcFontSetDestroy(list) }
    let fonts = (0..<Int(list.pointee.nfont)).compactMap { list.pointee.fonts[$0] }
    // The list's order is not defined; the first path by name is.
    return fonts.filter { $0.isUpright && $0.reaches(weight) }
      .compactMap(FontFile.init)
      .min { $0.path < $1.path }
  }

}

extension FontFile {
  fileprivate init?(_ pattern: OpaquePointer) {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FILE, 0, &text) == FcResultMatch, let text else {
      return nil
    }
    var version: Int32 = 0
    _ = FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &version)
    // 16.16 fixed point.
    let thousandths = (Int(version) * 1000 + 0x8000) >> 16
    let fraction = String(thousandths % 1000 + 1000).dropFirst()
    self.init(path: String(cString: text), revision: "\(thousandths / 1000).\(fraction)")
  }
}

extension OpaquePointer {
  /// Neither slanted nor condensed nor expanded.
  fileprivate var isUpright: Bool {
    var (slant, width): (Int32, Int32) = (0, FC_WIDTH_NORMAL)
    _ = FcPatternGetInteger(self, FC_SLANT, 0, &slant)
    _ = FcPatternGetInteger(self, FC_WIDTH, 0, &width)
    return slant == FC_SLANT_ROMAN && width == FC_WIDTH_NORMAL
  }

  /// Whether a fontconfig pattern has a weight, or a range that includes it.
  fileprivate func reaches(_ weight: FontWeight) -> Bool {
    let wanted = FcWeightFromOpenTypeDouble(Double(weight.rawValue))
    var single = 0.0
    if FcPatternGetDouble(self, FC_WEIGHT, 0, &single) == FcResultMatch {
      return abs(single - wanted) < 1
    }
    var range: OpaquePointer?
    var (least, most) = (0.0, 0.0)
    guard FcPatternGetRange(self, FC_WEIGHT, 0, &range) == FcResultMatch, let range,
      FcRangeGetDouble(range, &least, &most) != 0
    else { return false }
    return (least...most).contains(wanted)
  }
}
