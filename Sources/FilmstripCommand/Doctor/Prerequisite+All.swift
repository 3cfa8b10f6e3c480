import Graphics
import Programs

extension Prerequisite {
  /// All that the command uses, looked up on this machine; throws errors of `Interruption.check`.
  static func all() throws -> [Prerequisite] {
    drawing(problem: DrawingLibraries.problem)
      + (try encoders(of: OutputFormat.all)) + [
        Prerequisite(
          kind: .program, name: "ffprobe", purpose: "recordings that are videos or GIFs",
          state: program(among: ["ffprobe"]), packages: ffmpegPackages),
        Prerequisite(
          kind: .program, name: "swift", purpose: "packages that init writes",
          state: program(among: ["swift"]), source: "https://www.swift.org/install"),
        Prerequisite(
          kind: .program, name: "chromium", purpose: "Filmstrip's own tests of its pages",
          isForContributors: true, state: program(among: browserNames),
          packages: [.apt: "chromium", .brew: "chromium"]),
      ]
  }

  /// The libraries that draw, and the fonts, which only they can find; `problem` is why they cannot be opened.
  static func drawing(problem: String?) -> [Prerequisite] {
    guard let problem else {
      return Fingerprint.loadedLibraries.map { library($0.name, .found($0.version)) }
        + fonts(otherwise: "not installed")
    }
    return [library("pango", .missing(problem))] + fonts(otherwise: "not looked for without pango")
  }

  private static func library(_ name: String, _ state: State) -> Prerequisite {
    Prerequisite(
      kind: .library, name: name, purpose: "pictures", isRequired: true, state: state,
      packages: [
        .apt: DrawingLibraries.debianPackage, .brew: DrawingLibraries.homebrewFormula,
      ])
  }

  private static func fonts(otherwise problem: String) -> [Prerequisite] {
    FontFamilies.standard.installed.map { family, isAlwaysNeeded, files in
      Prerequisite(
        kind: .font, name: family.name,
        purpose: isAlwaysNeeded ? "pictures" : "pictures with texts that need it",
        isRequired: isAlwaysNeeded,
        state: files.first.map { .found("\($0.name) \($0.revision)") }
          ?? .missing(problem),
        packages: [.apt: family.debianPackage, .brew: family.homebrewCask])
    }
  }

  private static let ffmpegPackages: [PackageManager: String] = [.apt: "ffmpeg", .brew: "ffmpeg"]

  /// An ffmpeg with each format's encoder.
  ///
  /// The packages' ffmpeg has all encoders, so one that lacks some is not theirs, and no package is offered for it.
  private static func encoders(of formats: [OutputFormat]) throws -> [Prerequisite] {
    let file = ProgramFile.path(of: "ffmpeg")
    // A hanging one is waited for once.
    let encoders = try file.flatMap { try FFmpeg.encoders(of: $0) }
    return formats.compactMap { format in
      guard let encoder = format.encoder else { return nil }
      let state: State =
        switch (file, encoders?.contains(encoder)) {
        case (nil, _): .missing(notFound)
        case (let file?, nil): .missing("\(file) does not answer")
        case (let file?, false?): .missing("\(file) lacks \(encoder)")
        case (let file?, true?): .found(file)
        }
      return Prerequisite(
        kind: .program, name: "ffmpeg with \(encoder)",
        purpose: "render --format \(format.name)", state: state,
        packages: file == nil ? ffmpegPackages : [:],
        source: file == nil ? nil : "https://ffmpeg.org/download.html")
    }
  }

  /// The names that Chromium may have, the best for tests first.
  private static let browserNames = [
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
  ]

  private static let notFound = "not found in PATH"

  private static func program(among names: [String]) -> State {
    names.lazy.compactMap(ProgramFile.path).first.map { .found($0) } ?? .missing(notFound)
  }
}
