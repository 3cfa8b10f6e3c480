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
  /// The handler in them, if one is found.
  let handler: FoundHandler?
  let repository: Repository

  package init(
    filmstrip: FilmstripSource, appFiles: [String], handler: FoundHandler?, repository: Repository
  ) {
    self.filmstrip = filmstrip
    self.appFiles = appFiles
    self.handler = handler
    self.repository = repository
  }

  /// A git repository as seen from a package in it.
  package struct Repository {
    /// The path from the package's folder to the repository's; empty if they are the same.
    let way: String
    /// The path back.
    let package: String
    /// The path from the package's folder to the topmost one of git; nil without git.
    private let top: String?

    /// The repository around a package's folder, which need not exist, or else the package's own.
    package init(around root: String) throws {
      var folder = root
      while folder != "/", Files.isMissing(Files.path(".git", in: folder)) {
        folder = Files.folder(of: folder)
      }
      top = folder == "/" ? nil : PathText.way(from: root, to: folder)
      guard folder != "/", folder != root else {
        (way, package) = ("", ".")
        return
      }
      way = PathText.way(from: root, to: folder)
      package = PathText.way(from: folder, to: root)
      guard Repository.canStandInWorkflow(package) else {
        throw Failure(
          .usage,
          "the folder's name, \(package), cannot be used in a workflow: GitHub reads ${{ as the start of an expression, ! as "
            + "that of an excluded path, *, ?, [ and ] as a pattern, and drops blanks at both ends. Give another folder."
        )
      }
    }

    /// Whether a path from the package's folder leads out of the repository, where a checkout has nothing.
    func isLeft(by path: String) -> Bool {
      func steps(_ path: String) -> Int { PathText.parts(path).prefix { $0 == ".." }.count }
      return top.map { steps(path) > steps($0) } ?? false
    }

    /// Whether a path needs no escaping in a workflow.
    static func canStandInWorkflow(_ path: String) -> Bool {
      VisibleText.line(path) == path && !path.contains("${{") && !path.hasPrefix("!")
        && path.first != " " && path.last != " " && !path.contains(where: "*?[]".contains)
    }
  }

  /// Its name is relative to the package's folder.
  package typealias File = (name: String, text: String)

  /// Every file, in the order of reading.
  package func files() throws -> [File] {
    let workflow = ".github/workflows/films.yml"
    let ours = NamedApproach("ours", StarterPackage.move)
    // The app's approach is only named: its own program plays it.
    let own = [ours] + (chatHandler.map { [NamedApproach($0, StarterPackage.move)] } ?? [])
    var files: [File] = [
      ("README.md", readme), ("Package.swift", manifest), ("Sources/Films/Films.swift", program),
      ("Sources/Handlers/OurHandler.swift", StarterPackage.ours),
    ]
    if !appFiles.isEmpty {
      files += [
        ("Sources/Handlers/AppApproaches.swift", appApproaches),
        ("Sources/Handlers/carry.txt", carried),
      ]
    }
    if let form { files.append(("Scenarios/form.yaml", form)) }
    return files + [
      ("Tests/HandlersTests/OurHandlerTests.swift", StarterPackage.test),
      (
        "Tests/HandlersTests/__Snapshots__/OurHandlerTests/ours.trace.json",
        try StarterPackage.baseline(
          of: Scenario.named("keyboard-gap"), named: "OurHandler", source: nil)
      ),
      ("Scenarios/chat.yaml", scenario),
      (
        "Baselines/chat/ours.trace.json",
        try StarterPackage.baseline(
          of: Scenario(yaml: scenario, catalogue: ApproachCatalogue(own: own)),
          named: ours.name, source: "../Scenarios/chat.yaml")
      ),
      (".gitignore", StarterPackage.ignored),
      (repository.way.isEmpty ? workflow : "\(repository.way)/\(workflow)", self.workflow),
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
