import Basics

// The texts are those of Examples/films, which the build embeds, with the parts that vary between packages replaced.
extension StarterPackage {
  /// A file of the example with some parts replaced; each part must be in it.
  private static func text(
    _ name: String, _ changes: [(part: String, other: String)] = []
  ) -> String {
    changes.reduce(StarterFiles.texts[name] ?? "") { text, change in
      precondition(text.contains(change.part), "\(name) has no “\(change.part)”.")
      return text.replacing(change.part, with: change.other)
    }
  }

  var manifest: String {
    let text = StarterPackage.text(
      "Package.swift", [(FilmstripSource.copy("../..").dependency, filmstrip.dependency)])
    guard !appFiles.isEmpty,
      let start = text.firstRange(of: "    // What is filmed"),
      let end = text.firstRange(of: "    // The command filmstrip")
    else { return text }
    let handlers = """
          // Handlers, and the app's files that carry.txt lists, which are carried at each build.
          .target(
            name: "Handlers",
            dependencies: [
              .product(name: "FilmstripKit", package: "Filmstrip"),
              .product(name: "FilmstripUIKit", package: "Filmstrip"),
            ],
            exclude: ["carry.txt"],
            // The app's mode: .v6 once its files are in Swift 6.
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "FilmstripCarry", package: "Filmstrip")]),

      """
    return String(text[..<start.lowerBound]) + handlers + text[end.lowerBound...]
  }

  var readme: String {
    let names = "names it `ours`."
    let carried = """
       The app's own files, which `Sources/Handlers/carry.txt` lists,
      stay as they are: the build converts copies of them. And `Sources/Handlers/AppApproaches.swift` says which of their views is which.
      """
    return StarterPackage.text(
      "README.md", [(names, names + (appFiles.isEmpty ? "" : carried))])
  }

  /// The app's files, a line each.
  var carried: String {
    """
    # The app's files that are compiled here, a path a line, from the package's folder.
    \(appFiles.joined(separator: "\n"))

    """
  }

  var program: String {
    let more = appFiles.isEmpty ? "" : " + appApproaches"
    return StarterPackage.text("Sources/Films/Films.swift", [("\n  ]\n", "\n  ]\(more)\n")])
  }

  /// The app's handler as an approach, with the reasons.
  var appApproaches: String {
    let reasons =
      handler.map {
        "Check what is a guess.\n///\n" + $0.report.map { "/// - \($0)." }.joined(separator: "\n")
      }
      ?? "No code of the files observes the keyboard; name the class that does."
    return """
      public import FilmstripKit
      import FilmstripUIKit

      /// The app's handler: which of its views is the bar that rides on the keyboard, the list and the field.
      ///
      /// A name is a property's, private or not, or a path such as `composer.textView`. \(reasons)
      public let appApproaches: [NamedApproach] = [
      \(handler?.approach ?? FoundHandler.example)
      ]

      """
  }

  static var ours: String { text("Sources/Handlers/OurHandler.swift") }
  static var test: String { text("Tests/HandlersTests/OurHandlerTests.swift") }
  static var ignored: String { text(".gitignore") }

  /// The app's approach in scenarios of a chat; nil without one that builds.
  var chatHandler: String? {
    handler.flatMap { $0.kind == .form || $0.making == nil ? nil : $0.approachName }
  }

  /// Whether the app's handler is played without a change by hand.
  package var isReady: Bool { handler?.making != nil }

  /// The command to continue with.
  package var next: String {
    if let chatHandler { return "swift run films measure keyboard-gap --approach \(chatHandler)" }
    return form == nil
      ? "swift test && swift run films --help" : "swift run films measure Scenarios/form.yaml"
  }

  var scenario: String {
    let later = handler.flatMap { handler in
      handler.making != nil || handler.kind == .form
        ? nil : "  # and \(handler.approachName), once AppApproaches.swift makes it"
    }
    return StarterPackage.text(
      "Scenarios/chat.yaml",
      [("es: [ours]", "es: [\(chatHandler.map { "\($0), " } ?? "")ours]\(later ?? "")")])
  }

  /// The scenario of a form, if the app's handler is one's.
  var form: String? {
    guard let handler, handler.kind == .form, handler.making != nil else { return nil }
    return """
      # A form: the keyboard rises for its field, and falls.
      name: form
      device: iPhone 15
      form:
        fields:
          - {name: field, label: Field}
      approaches: [\(handler.approachName)]

      """
  }

  /// Whether a checkout of the repository alone lacks Filmstrip.
  package var needsFilmstrip: Bool {
    if case .copy(let path) = filmstrip { repository.isLeft(by: path) } else { false }
  }

  /// The workflow, which runs in the package's folder of the repository.
  var workflow: String {
    let folder = repository.package
    let indent = "            "
    let checkout = "      - uses: actions/checkout@v5\n"
    let clone = """
            - name: Get Filmstrip, which is outside the repository
              env:
                FILMSTRIP_URL: ${{ vars.FILMSTRIP_URL }}
              run: |
                git clone --depth 1 "${FILMSTRIP_URL:?set this variable of the repository to where Filmstrip is}" "$RUNNER_TEMP/filmstrip"
                echo "FILMSTRIP_PATH=$RUNNER_TEMP/filmstrip" >> "$GITHUB_ENV"

      """
    let places: [(part: String, other: String)] =
      [("directory: .\n", "directory: '\(folder.replacing("'", with: "''"))'\n")]
      + ["Artifacts", "Report", ".filmstrip"].map {
        ("\n\(indent)\($0)\n", "\n\(indent)\(folder)/\($0)\n")
      }
    return StarterPackage.text(
      ".github/workflows/films.yml",
      (folder == "." ? [] : places) + (needsFilmstrip ? [(checkout, checkout + clone)] : []))
  }
}
