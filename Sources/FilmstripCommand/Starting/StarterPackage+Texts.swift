extension StarterPackage {
  /// The manifest.
  var manifest: String {
    let carries = !appFiles.isEmpty
    let handlers =
      carries
      ? """
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
      : """
          // What is filmed: handlers, as the app has them.
          .target(
            name: "Handlers", dependencies: [.product(name: "FilmstripKit", package: "Filmstrip")]),
      """
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      // On a machine that has Filmstrip elsewhere: FILMSTRIP_PATH=/its/folder swift test
      let filmstrip: Package.Dependency =
        if let path = Context.environment["FILMSTRIP_PATH"] {
          .package(name: "Filmstrip", path: path)
        } else {
          \(filmstrip.dependency)
        }

      let package = Package(
        name: "Films",
        platforms: [.macOS("15.4")],
        dependencies: [filmstrip],
        targets: [
      \(handlers)
          // The command filmstrip with these handlers in it: swift run films --help
          .executableTarget(
            name: "films",
            dependencies: ["Handlers", .product(name: "FilmstripCommand", package: "Filmstrip")],
            path: "Sources/Films"),
          .testTarget(
            name: "HandlersTests",
            dependencies: ["Handlers", .product(name: "FilmstripTesting", package: "Filmstrip")],
            exclude: ["__Snapshots__"]),
        ]
      )

      """
  }

  /// What is filmed and how, in ten lines.
  var readme: String {
    let carried =
      appFiles.isEmpty
      ? ""
      : """
       The app's own files, which `Sources/Handlers/carry.txt` lists,
      are compiled with it as they are, and `Sources/Handlers/AppApproaches.swift` says which of their views is which.
      """
    return """
      # Films

      The app's keyboard handling, filmed by Filmstrip on Linux. `Sources/Handlers/OurHandler.swift` is the handler;
      `Sources/Films/Films.swift` names it `ours`.\(carried)

          swift test                                                            # its measures, and its film as recorded
          swift run films explain keyboard-gap --approach ours                  # what is wrong, why, what to write instead
          swift run films render Scenarios/chat.yaml --format html -o Pictures  # a page that plays it
          swift run films check                                                 # compares with what Baselines has
          swift run films accept '*'                                            # approves what the check found

      """
  }

  /// The app's files, a line each.
  var carried: String {
    """
    # The app's files that are compiled here, a path a line, from the package's folder.
    \(appFiles.joined(separator: "\n"))

    """
  }

  /// The program.
  var program: String {
    """
    import FilmstripCommand
    import Handlers

    /// The command `filmstrip` with the app's own handlers: they are approaches in every command.
    @main
    struct Films: FilmstripProgram {
      static let approaches: [NamedApproach] = [
        NamedApproach(
          "ours", summary: "Raises the bar by its transform, with the keyboard's curve.",
          code: \"""
            animate(withDuration: duration,
                    options: curve << 16) {
              bar.transform = lifted
            }
            \"""
        ) { OurHandler() }
      ]\(appFiles.isEmpty ? "" : " + appApproaches")
    }

    """
  }

  /// The app's controllers as approaches: of the first that the files declare, which views may be what.
  var appApproaches: String {
    let list =
      if let screen {
        """
        [
          NamedApproach(
            "\(screen.approachName)", screen: \(screen.type)(),
            bar: "\(screen.bar)"\(screen.list.map { ", list: \"\($0)\"" } ?? "")\
        \(screen.field.map { ", field: \"\($0)\"" } ?? ""))
        ]
        """
      } else {
        """
        [
          // No class of the files is a view controller by its own line; for one that is:
          // NamedApproach("chat", screen: ChatViewController(), bar: "inputBar", list: "tableView", field: "textView")
        ]
        """
      }
    let views =
      screen.map {
        "\n/// Its views, as far as the file tells: \($0.views.isEmpty ? "none" : $0.views.joined(separator: ", "))."
      } ?? ""
    return """
      public import FilmstripKit
      import FilmstripUIKit

      /// The app's controllers: which of their views is the bar that rides on the keyboard, the list and the field.
      ///
      /// Guessed from names: check it. A name is a property's, private or not, or a path such as `composer.textView`.\(views)
      public let appApproaches: [NamedApproach] = \(list)

      """
  }

  /// The handler to begin with.
  static let handler = """
    public import FilmstripKit

    /// The app's keyboard handling.
    ///
    /// This one is right; put yours in its place.
    public struct OurHandler: Approach {
      /// The handlers remember nothing.
      public init() {}

      /// Raises the bar with the keyboard.
      public func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        let options = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
        chat.animate(withDuration: keyboard.duration, options: options) {
          chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
        }
      }

      /// Puts the bar back with the keyboard.
      public func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        let options = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
        chat.animate(withDuration: keyboard.duration, options: options) {
          chat.toolbar.transform = .identity
        }
      }
    }

    """

  /// The test.
  static let test = """
    import FilmstripTesting
    import Handlers
    import Testing

    /// Called directly, inside the keyboard's own animation block, and in code that is dispatched, queued or delayed.
    @Test(arguments: [HandlerContext.inherited, .deferred])
    func theBarStaysOnTheKeyboard(context: HandlerContext) throws {
      let film = try Scenario.named("keyboard-gap").film(of: OurHandler(), context: context)
      #expect(film.measures.gapMax.value <= 0.5)
      #expect(film.measures.overlapMax.value <= 0.5)
    }

    /// Where every edge is at every frame is recorded in `__Snapshots__`.
    ///
    /// What is meant to change there is recorded by `SNAPSHOT_TESTING_RECORD=failed swift test`.
    @Test func theFilmIsAsRecorded() throws {
      try expectFilm(of: OurHandler(), on: .named("keyboard-gap"), named: "ours")
    }

    """

  /// The scenario.
  var scenario: String {
    """
    # A chat on which the keyboard rises and falls; `swift run films new FILE` writes one with every key.
    name: chat
    device: iPhone 15
    messages: 3
    approaches: [\(screen.map { "\($0.approachName), " } ?? "")ours]   # to compare: [ours, frame]

    """
  }

  /// What git ignores.
  static let ignored = """
    .build/
    .swiftpm/
    .filmstrip/
    Artifacts/
    Pictures/
    Report/

    """

  /// The libraries that Filmstrip needs, as apt calls them.
  private static let aptLibraries = [
    "pkg-config", "libcairo2-dev", "libpango1.0-dev", "libpng-dev", "libdeflate-dev", "libwebp-dev",
    "libyaml-dev",
  ]
  /// The fonts that it draws with.
  private static let aptFonts = [
    "fonts-inter", "fonts-dejavu-core", "fonts-noto-core", "fonts-noto-cjk",
    "fonts-noto-color-emoji",
  ]

  /// The workflow, which runs in the package's folder of the repository.
  var workflow: String {
    let folder =
      repository.package == "." ? "." : "'\(repository.package.replacing("'", with: "''"))'"
    return """
      name: films
      on: [push, pull_request]
      permissions:
        contents: read
      jobs:
        films:
          runs-on: ubuntu-24.04
          container: swift:6.2-noble
          defaults:
            run:
              working-directory: \(folder)
          steps:
            - uses: actions/checkout@v5
            - name: Install what Filmstrip draws with
              run: |
                apt-get update -qq
                apt-get install -y -qq --no-install-recommends \\
                  \(StarterPackage.aptLibraries.joined(separator: " ")) \\
                  \(StarterPackage.aptFonts.joined(separator: " "))
            - name: Hold the measures and the recorded film
              run: swift test
              env:
                SNAPSHOT_ARTIFACTS: Artifacts
            - name: Compare the films with their baselines
              run: swift run films check --github --report Report
            - name: Keep what differs
              if: failure()
              uses: actions/upload-artifact@v6
              with:
                name: films
                path: |
                  \(path("Artifacts"))
                  \(path("Report"))
                  \(path(".filmstrip"))
                include-hidden-files: true
                if-no-files-found: ignore

      """
  }

  private func path(_ name: String) -> String {
    repository.package == "." ? name : "\(repository.package)/\(name)"
  }
}
