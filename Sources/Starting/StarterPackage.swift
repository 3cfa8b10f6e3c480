import Basics
import Essentials
import Scenarios
import Traces
import WholeFiles

/// The files of a package that films an app's own handlers.
package struct StarterPackage {
  /// Where the package finds Filmstrip.
  let filmstrip: FilmstripSource
  /// The app's files that are carried, by their ways from the package's folder.
  let appFiles: [String]
  /// The screen that they declare, if one is found.
  let screen: FoundScreen?
  /// The git repository that it lies in.
  let repository: Repository

  /// The files of a package that films these.
  package init(
    filmstrip: FilmstripSource, appFiles: [String], screen: FoundScreen?, repository: Repository
  ) {
    self.filmstrip = filmstrip
    self.appFiles = appFiles
    self.screen = screen
    self.repository = repository
  }

  /// A git repository as seen from a package in it.
  package struct Repository {
    /// The way from the package's folder to the repository's; empty where that is the package's own.
    let way: String
    /// The way back.
    let package: String

    /// The repository around a package's folder, which need not exist; a package in none becomes one of its own.
    package init(around root: String) throws {
      var folder = root
      while folder != "/", Files.isMissing(Files.path(".git", in: folder)) {
        folder = Files.folder(of: folder)
      }
      guard folder != "/", folder != root else {
        (way, package) = ("", ".")
        return
      }
      way = PathText.way(from: root, to: folder)
      package = PathText.way(from: folder, to: root)
      guard Repository.canStandInWorkflow(package) else {
        throw Failure(
          .usage,
          "the folder's name, \(package), cannot stand in a workflow: GitHub takes ${{ for the begin of an expression, ! for "
            + "that of a path that is left out, *, ?, [ and ] for a pattern, and leaves out blanks at both ends. Give another "
            + "folder."
        )
      }
    }

    /// Whether a path means itself wherever a workflow has it.
    static func canStandInWorkflow(_ path: String) -> Bool {
      VisibleText.line(path) == path && !path.contains("${{") && !path.hasPrefix("!")
        && path.first != " " && path.last != " " && !path.contains(where: "*?[]".contains)
    }
  }

  /// A file of the package.
  package struct File {
    /// Its way from the package's folder.
    package let name: String
    package let text: String
  }

  /// Every file, in the order in which somebody would read them.
  package func files() throws -> [File] {
    let workflow = ".github/workflows/films.yml"
    let ours = NamedApproach("ours", StarterPackage.move)
    // The app's is named, and played by its own program alone.
    let own = [ours] + (screen.map { [NamedApproach($0.approachName, StarterPackage.move)] } ?? [])
    return [
      File(name: "README.md", text: readme),
      File(name: "Package.swift", text: manifest),
      File(name: "Sources/Films/Films.swift", text: program),
      File(name: "Sources/Handlers/OurHandler.swift", text: StarterPackage.handler),
    ]
      + (appFiles.isEmpty
        ? []
        : [
          File(name: "Sources/Handlers/AppApproaches.swift", text: appApproaches),
          File(name: "Sources/Handlers/carry.txt", text: carried),
        ])
      + [
        File(name: "Tests/HandlersTests/OurHandlerTests.swift", text: StarterPackage.test),
        File(
          name: "Tests/HandlersTests/__Snapshots__/OurHandlerTests/ours.trace.json",
          text: try StarterPackage.baseline(
            of: Scenario.named("keyboard-gap"), named: "OurHandler", source: nil)),
        File(name: "Scenarios/chat.yaml", text: scenario),
        File(
          name: "Baselines/chat/ours.trace.json",
          text: try StarterPackage.baseline(
            of: Scenario(yaml: scenario, catalogue: ApproachCatalogue(own: own)),
            named: ours.name, source: "../Scenarios/chat.yaml")),
        File(name: ".gitignore", text: StarterPackage.ignored),
        File(
          name: repository.way.isEmpty ? workflow : "\(repository.way)/\(workflow)",
          text: self.workflow),
      ]
  }

  /// `OurHandler` as a value: it moves the bar in the same way.
  private static let move = BarMove(.transform)

  /// What is approved of a film of `OurHandler`.
  private static func baseline(
    of scenario: Scenario, named name: String, source: String?
  ) throws -> String {
    let film = try scenario.film(of: move, named: name)
    return Baseline(Trace(of: film, scenario: scenario.name), source: source).json
  }
}
