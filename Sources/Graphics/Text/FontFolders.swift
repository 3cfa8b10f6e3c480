import Basics
internal import CPangoCairo
import LibC
import Synchronization

/// Where fonts are looked up.
package enum FontFolders {
  /// Makes fontconfig look in a system's usual font folders before it reads any rules.
  ///
  /// Reading a desktop's rules takes longer than drawing a frame, and no picture depends on them. A font outside these
  /// folders is still found by the rules. Does nothing where FONTCONFIG_FILE, FONTCONFIG_PATH or FONTCONFIG_SYSROOT
  /// name other places.
  ///
  /// For the whole process, so for a command, not for a library; call it before any text is set. fontconfig itself is
  /// set up when the first font is looked for, or by `FontsAhead`: a command that draws nothing does not load it.
  package static func preferUsual() { prefersUsual.store(true, ordering: .relaxed) }

  private static let prefersUsual = Atomic(false)

  /// Sets fontconfig up once as the process prefers, before its first use.
  static func setUp() {
    if prefersUsual.load(ordering: .relaxed) { _ = usualFolders }
  }

  /// Set as fontconfig's configuration at the first look.
  private static let usualFolders: Void = {
    let names = ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"]
    guard !names.contains(where: { getenv($0) != nil }) else { return }
    guard let configuration = configuration(with: usual), FcConfigBuildFonts(configuration) != 0
    else { return }
    // fontconfig retains it.
    FcConfigSetCurrent(configuration)
    FcConfigDestroy(configuration)
  }()

  #if canImport(Darwin)
    /// Folders of installed fonts, Homebrew's casks included, without the system's own.
    ///
    /// Those hold none of our fonts and take fontconfig tens of seconds to read until it has a cache.
    private static let usual = """
      <dir>~/Library/Fonts</dir>
      <dir>/Library/Fonts</dir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      """
  #else
    /// Folders and caches of Debian's fontconfig 2.14, as on most systems, and Fedora's cache.
    private static let usual = """
      <dir>/usr/share/fonts</dir>
      <dir>/usr/local/share/fonts</dir>
      <dir prefix="xdg">fonts</dir>
      <dir>~/.fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir>/usr/lib/fontconfig/cache</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      """
  #endif

  /// All fonts of the system's rules, read once, for fonts outside the usual folders.
  ///
  /// fontconfig allows concurrent use, and this never changes.
  nonisolated(unsafe) static let all: OpaquePointer? = FcInitLoadConfigAndFonts()

  /// A configuration of exactly these files, with our rules.
  ///
  /// Details come from fontconfig's caches; only files without are opened.
  /// - Throws: `FontError` for a file that cannot be read.
  static func configuration(
    of files: [FontFile], rules: String
  ) throws(FontError) -> OpaquePointer {
    let paths = Set(files.map(\.path)).sorted()
    let folders = Set(files.map(\.folder)).sorted()
    let setting =
      folders.map { "<dir>\(XMLText.escaped($0))</dir>" }
      + caches.map { "<cachedir>\(XMLText.escaped($0))</cachedir>" }
      + ["<selectfont><rejectfont><glob>*</glob></rejectfont><acceptfont>"]
      + paths.map { "<glob>\(XMLText.escaped($0))</glob>" } + ["</acceptfont></selectfont>"]
    guard let configuration = configuration(with: setting.joined() + rules),
      FcConfigBuildFonts(configuration) != 0
    else { throw .noFreeType }
    let known = Set(Self.paths(in: configuration))
    for path in paths where !known.contains(path) {
      guard FcConfigAppFontAddFile(configuration, path) != 0 else {
        FcConfigDestroy(configuration)
        throw .unreadable(path)
      }
    }
    return configuration
  }

  /// An unbuilt configuration that consists of these elements.
  private static func configuration(with elements: String) -> OpaquePointer? {
    guard let configuration = FcConfigCreate() else { return nil }
    let text = "<?xml version=\"1.0\"?><fontconfig>\(elements)</fontconfig>"
    guard FcConfigParseAndLoadFromMemory(configuration, text, 1) != 0 else {
      FcConfigDestroy(configuration)
      return nil
    }
    return configuration
  }

  private static var caches: [String] {
    guard let list = FcConfigGetCacheDirs(nil) else { return [] }
    defer { FcStrListDone(list) }
    var folders: [String] = []
    while let folder = FcStrListNext(list) { folders.append(String(cString: folder)) }
    return folders
  }

  private static func paths(in configuration: OpaquePointer) -> [String] {
    guard let set = FcConfigGetFonts(configuration, FcSetSystem) else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      var text: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(set.pointee.fonts[index], FC_FILE, 0, &text) == FcResultMatch else {
        return nil
      }
      return text.map { String(cString: $0) }
    }
  }
}
