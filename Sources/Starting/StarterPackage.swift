import Basics
import Essentials
import Scenarios
import Traces
import WholeFiles

/// The files of a package that films an app's own handlers.
package struct StarterPackage {
  let filmstrip: FilmstripSource
  /// Relative to the package's folder.
  let appFiles: [String]
  /// The screen that they declare, if one is found.
  let screen: FoundScreen?
  let repository: Repository

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
    /// The path from the package's folder to the repository's; empty if they are the same.
    let way: String
    /// The path back.
    let package: String

    /// The repository around a package's folder, which need not exist, or else the package's own.
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

    /// Whether a path needs no escaping in a workflow.
    static func canStandInWorkflow(_ path: String) -> Bool {
      VisibleText.line(path) == path && !path.contains("${{") && !path.hasPrefix("!")
        && path.first != " " && path.last != " " && !path.contains(where: "*?[]".contains)
    }
  }

  package struct File {
    /// Relative to the package's folder.
    package let name: String
    package let text: String
  }

  /// Every file, in the order of reading.
  package func files() throws -> [File] {
    let workflow = ".github/workflows/films.yml"
    let ours = NamedApproach("ours", StarterPackage.move)
    // The app's approach is only named: its own program plays it.
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

  /// The approved files of a film of `OurHandler`.
  private static func baseline(
    of scenario: Scenario, named name: String, source: String?
  ) throws -> String {
    let film = try scenario.film(of: move, named: name)
    return Baseline(Trace(of: film, scenario: scenario.name), source: source).json
  }
}
