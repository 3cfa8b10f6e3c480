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
      are compiled with it as they are, and `Sources/Handlers/AppApproaches.swift` says which of their views is which.
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

  /// The app's controllers as approaches, with possible roles of the first one's views.
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

  static var handler: String { text("Sources/Handlers/OurHandler.swift") }
  static var test: String { text("Tests/HandlersTests/OurHandlerTests.swift") }
  static var ignored: String { text(".gitignore") }

  var scenario: String {
    StarterPackage.text(
      "Scenarios/chat.yaml",
      [("es: [ours]", "es: [\(screen.map { "\($0.approachName), " } ?? "")ours]")])
  }

  /// The workflow, which runs in the package's folder of the repository.
  var workflow: String {
    let folder = repository.package
    guard folder != "." else { return StarterPackage.text(".github/workflows/films.yml") }
    let indent = "            "
    return StarterPackage.text(
      ".github/workflows/films.yml",
      [("directory: .\n", "directory: '\(folder.replacing("'", with: "''"))'\n")]
        + ["Artifacts", "Report", ".filmstrip"].map {
          ("\n\(indent)\($0)\n", "\n\(indent)\(folder)/\($0)\n")
        })
  }
}
