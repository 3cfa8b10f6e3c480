import Basics
internal import CPangoCairo
import LibC
import Synchronization

/// Where fonts are looked up.
package enum FontFolders {
  /// Makes fontconfig look in the folders where a system keeps the fonts that were installed before it reads any file of
  /// rules.
  ///
  /// Reading a desktop's rules takes longer than drawing a frame, and no picture depends on them. A font that is
  /// not in these folders is still found where the rules say. Does nothing where FONTCONFIG_FILE, FONTCONFIG_PATH or
  /// FONTCONFIG_SYSROOT name other places.
  ///
  /// For the whole process, so for a command, not for a library; call it before anything sets text. fontconfig itself
  /// is set up when a font is looked for first, or when `FontsAhead` begins: a command that draws nothing does not load it.
  package static func preferUsual() { prefersUsual.store(true, ordering: .relaxed) }

  private static let prefersUsual = Atomic(false)

  /// Sets fontconfig up once as the process prefers; call it before it is asked for anything.
  static func setUp() {
    if prefersUsual.load(ordering: .relaxed) { _ = usualFolders }
  }

  /// Made fontconfig's configuration at the first look.
  private static let usualFolders: Void = {
    let names = ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"]
    guard !names.contains(where: { getenv($0) != nil }) else { return }
    guard let configuration = configuration(with: usual), FcConfigBuildFonts(configuration) != 0
    else { return }
    // fontconfig holds on to it.
    FcConfigSetCurrent(configuration)
    FcConfigDestroy(configuration)
  }()

  #if canImport(Darwin)
    /// The folders of fonts that were installed, Homebrew's casks among them; to read the system's own, which hold none
    /// of ours, takes fontconfig tens of seconds until it has a cache.
    private static let usual = """
      <dir>~/Library/Fonts</dir>
      <dir>/Library/Fonts</dir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      """
  #else
    /// The folders and caches that fontconfig 2.14 is built with on Debian, which are those of most systems, and the
    /// cache of Fedora.
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

  /// Everything that the system's own files of rules lead to, read once, for fonts that are not where they usually are.
  ///
  /// fontconfig may be asked from several threads at once, and this never changes.
  nonisolated(unsafe) static let all: OpaquePointer? = FcInitLoadConfigAndFonts()

  /// A configuration that holds exactly these files, with rules of our own.
  ///
  /// What fontconfig's caches say of a file is taken from there; only files without are opened.
  ///
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

  /// An unbuilt configuration that says only this.
  private static func configuration(with elements: String) -> OpaquePointer? {
    guard let configuration = FcConfigCreate() else { return nil }
    let text = "<?xml version=\"1.0\"?><fontconfig>\(elements)</fontconfig>"
    guard FcConfigParseAndLoadFromMemory(configuration, text, 1) != 0 else {
      FcConfigDestroy(configuration)
      return nil
    }
    return configuration
  }

  /// The folders of fontconfig's caches.
  private static var caches: [String] {
    guard let list = FcConfigGetCacheDirs(nil) else { return [] }
    defer { FcStrListDone(list) }
    var folders: [String] = []
    while let folder = FcStrListNext(list) { folders.append(String(cString: folder)) }
    return folders
  }

  /// The files of a built configuration.
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
