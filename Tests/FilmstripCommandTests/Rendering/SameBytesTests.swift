import Foundation
import TestSupport
import Testing

/// A picture depends on its scenario, the fonts and the libraries, and on nothing else of the machine.
struct SameBytesTests {
  /// Letters of every font, among them ones whose shape depends on a language.
  private static let yaml = """
    name: letters
    summary: 骨直 שלום
    messages:
      - {from: them, text: 今晚骨直还吃饭吗？ Привет ђ}
      - {from: me, text: "مرحبا שלום 123 नमस्ते สวัสดี 😀"}
    approaches: [frame]
    strip: {columns: 2, crop: screen}
    """

  private func picture(
    _ yaml: String = SameBytesTests.yaml, environment: [String: String] = [:]
  ) throws -> Data {
    let folder = try ScratchFolder()
    let file = try folder.file("letters.yaml", yaml)
    let result = try filmstrip(
      ["render", file, "-o", folder.path("out")], environment: environment)
    #expect(result.status == 0, "\(environment): \(result.errors)")
    return try Data(contentsOf: URL(fileURLWithPath: folder.path("out/letters.png")))
  }

  /// Languages, folders, and what FreeType, HarfBuzz, Pango, GLib and fontconfig read from the environment.
  private static let variables = [
    "LANGUAGE=ja", "LANGUAGE=sr:tr", "PANGO_LANGUAGE=ja", "PANGO_LANGUAGE=zh-tw:ko:ur",
    "LANG=ja_JP.UTF-8", "LC_ALL=ja_JP.UTF-8", "LC_ALL=C", "LC_CTYPE=tr_TR.UTF-8",
    "LC_NUMERIC=de_DE",
    "FC_LANG=ja", "TZ=Asia/Tokyo", "PANGOCAIRO_BACKEND=fc", "XDG_CONFIG_HOME=/nonexistent",
    "XDG_CACHE_HOME=/nonexistent", "XDG_DATA_HOME=/nonexistent", "HOME=/nonexistent",
    "FONTCONFIG_FILE=/nonexistent", "FONTCONFIG_PATH=/nonexistent",
    "FREETYPE_PROPERTIES=truetype:interpreter-version=35",
    "FREETYPE_PROPERTIES=cff:no-stem-darkening=0", "HB_OPTIONS=uniscribe-bug-compatible",
    "HB_SHAPER_LIST=fallback", "HB_FONT_FUNCS=ot", "SOURCE_DATE_EPOCH=1", "G_SLICE=always-malloc",
    "COLUMNS=20",
  ]

  @Test func noVariableOfTheEnvironmentChangesAPicture() throws {
    let expected = try picture()
    for variable in SameBytesTests.variables {
      let parts = variable.split(separator: "=", maxSplits: 1).map(String.init)
      #expect(try picture(environment: [parts[0]: parts[1]]) == expected, "\(variable)")
    }
  }

  @Test func theScenariosLanguageDoes() throws {
    let english = try picture()
    #expect(try picture(SameBytesTests.yaml + "\nlanguage: ja") != english)
    #expect(try picture(SameBytesTests.yaml + "\nlanguage: en") == english)
  }

  /// What is read before the command can forget it is said.
  @Test func aSettingThatStaysIsInTheEnvironmentsLine() throws {
    let plain = try filmstrip("doctor", "--environment").output
    #expect(
      try filmstrip(["doctor", "--environment"], environment: ["HB_SHAPER_LIST": "fallback"]).output
        == plain)
    let set = try filmstrip(["doctor", "--environment"], environment: ["PIXMAN_DISABLE": "fast"])
      .output
    #expect(set != plain && set.contains("PIXMAN_DISABLE set"))
  }

  /// The fonts of every text, also of those that no built-in scenario has.
  @Test func theEnvironmentNamesEveryFont() throws {
    let line = try filmstrip("doctor", "--environment").output
    for name in [
      "Inter-Regular", "DejaVuSansMono", "NotoSansCJK", "NotoColorEmoji", "NotoSansArabic",
      "NotoSansHebrew", "NotoSansDevanagari", "NotoSansThai",
    ] {
      #expect(line.contains(name), "\(name)")
    }
  }

  @Test func aMissingLetterNamesScenarioAndText() throws {
    let folder = try ScratchFolder()
    let file = try folder.file(
      "runes.yaml", "name: old-letters\nmessages: [{from: me, text: Hi \u{16A0} there}]\n")
    for arguments in [
      ["render", file, "-o", folder.path("out"), "--crop", "screen"],
      ["record", file, "--frames", "0", "--baseline", folder.path("Baselines")],
    ] {
      let result = try filmstrip(arguments, in: folder.url)
      #expect(result.status == 3)
      for part in ["old-letters", "Hi \u{16A0} there", "U+16A0"] {
        #expect(result.errors.contains(part), "\(part): \(result.errors)")
      }
    }
  }

  /// However many cores there are, and however many threads are asked for.
  @Test(.enabled(if: SameBytesTests.has("taskset")), arguments: ["gif", "apng", "webp"])
  func clipsDoNotDependOnCores(format: String) throws {
    try expectEqualClips(format)
  }

  @Test(
    .enabled(if: SameBytesTests.has("taskset") && SameBytesTests.has("ffmpeg")),
    arguments: ["mp4", "webm"])
  func videosDoNotDependOnCores(format: String) throws {
    try expectEqualClips(format)
  }

  private static func has(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  /// A clip made on one core is the one made on all.
  private func expectEqualClips(_ format: String) throws {
    let folder = try ScratchFolder()
    func clip(cores: String, threads: Int) throws -> Data {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["taskset", "-c", cores, try commandURL().path, "render", "keyboard-gap"]
        + ["--approach", "frame", "--format", format, "--frames", "0-30", "-j", "\(threads)"]
        + ["-o", folder.url.path]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return try Data(contentsOf: folder.url.appendingPathComponent("keyboard-gap-frame.\(format)"))
    }
    let alone = try clip(cores: "0", threads: 1)
    let last = ProcessInfo.processInfo.processorCount - 1
    #expect(try clip(cores: "0-\(last)", threads: 4) == alone)
  }
}
