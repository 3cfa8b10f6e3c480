import ArgumentParser
import Basics
import Essentials
import Review
import Starting
import WholeFiles

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make a package, next to an app, that films the app's own handlers.",
    discussion: """
      Writes a Swift package: a program that is this command with your own handlers in it (films), a handler to start \
      from, a test that checks its measures and its recorded film, a scenario with its baseline, and a GitHub workflow, \
      which is written to the top folder of the git repository around the package. `swift test` passes right away.

      With --app-file the app's own Swift files are compiled into the package unmodified: they are listed in \
      Sources/Handlers/carry.txt and carried at each build. Give the view controller's file and those of the types that \
      it names. The class that observes the keyboard is found in them, and so are its bar, list and field, by what it \
      changes then: the constraint, the frame, the inset. Each is printed with the line that shows it, marked as a guess \
      where it is uncertain; Sources/Handlers/AppApproaches.swift has the same. A form is filmed as a form, and a helper \
      that is given views as a helper.

      Nothing is overwritten: if one of the files, or a folder of scenarios or baselines, exists, nothing is written.
      """, examples: ["init App/Films"])

  @Argument(
    help: "The package's folder; it is created if it is missing.")
  var folder: PathArgument = "Films"

  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp(
      "Swift files of the app that are carried; give them after the folder.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var appFile: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The copy of Filmstrip to depend on. Default: the one that this command was built in, if it was.",
      valueName: "folder"))
  var filmstripPath: PathArgument?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The repository of Filmstrip to depend on, from version \(Program.version) on, instead of a copy.",
      valueName: "url"))
  var filmstripURL: String?

  func validate() throws {
    if filmstripPath != nil, filmstripURL != nil {
      throw ValidationError("--filmstrip-path and --filmstrip-url exclude each other; give one.")
    }
  }

  func run() throws {
    Interruption.catchSignals()
    let folder = folder.path
    guard let root = ProjectFolder.resolved(folder) else {
      throw Failure(.cannotCreate, "\(folder) is a link that leads nowhere; give another folder.")
    }
    try ProjectFolder.checkIsNotOfGit(folder)
    let app = try AppFiles(appFile, from: root)
    let package = StarterPackage(
      filmstrip: try FilmstripSource(
        path: filmstripPath?.path, url: filmstripURL, version: Program.version, from: root),
      appFiles: app.paths, handler: app.handler,
      repository: try StarterPackage.Repository(around: root))
    let files = try package.files().map { (path: path(of: $0.name, in: root), text: $0.text) }
    // Files that are already in such a folder would be played with the package's own.
    let there =
      ["Scenarios", "Baselines"].map { Files.path($0, in: folder) }.filter { !isMissing($0) }
      + files.map(\.path).filter { !isMissing($0) }
    guard there.isEmpty else {
      throw Failure(
        .cannotCreate,
        "\(there.joined(separator: ", ")) \(there.count == 1 ? "exists" : "exist") already, so nothing was written; give "
          + "another folder, or move \(there.count == 1 ? "it" : "them") away.")
    }
    let batch = OutputBatch(.output(overwrite: false))
    for file in files {
      try batch.makeFolder(Files.folder(of: file.path))
      try batch.write(Array(file.text.utf8), to: file.path)
    }
    try Interruption.check()
    try batch.commit()
    for file in files { Output.error("Wrote \(file.path)") }
    for line in app.handler?.report ?? [] { Output.error(line) }
    let first = Files.path("Sources/Handlers/AppApproaches.swift", in: folder)
    if !appFile.isEmpty {
      Output.error(
        package.isReady
          ? "Check which view is which: \(first)"
          : "Name the app's handler, and how it is made: \(first)")
    }
    if package.needsFilmstrip {
      Output.error(
        "Filmstrip is outside the repository: on GitHub, set the repository's variable FILMSTRIP_URL to its address."
      )
    }
    Output.error("The first build takes several minutes, later ones seconds.")
    Output.error("Next: cd \(folder) && \(package.next)")
  }

  /// In the folder as it was given, or above it, in the repository.
  private func path(of name: String, in root: String) -> String {
    guard name.hasPrefix("../") else { return Files.path(name, in: folder.path) }
    let path = URL(fileURLWithPath: Files.path(name, in: root)).standardizedFileURL.path
    return ProjectFolder.resolved(".").map { PathText.way(from: $0, to: path) } ?? path
  }

  private func isMissing(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && errno == ENOENT
  }
}
