import ArgumentParser
import Basics
import Essentials
import Imaging
import Scenarios
import Synchronization
import WholeFiles

/// Draws the figures of documents, and holds them to the files that the documents show.
struct FigureDrawing {
  /// A file that a document shows.
  struct Shown {
    let path: String
    /// As it is drawn now.
    let drawn: [UInt8]
    let state: State
  }

  enum State: String {
    case same = "as drawn"
    case outOfDate = "out of date"
    case missing
  }

  let document: String

  private var folder: String { Files.folder(of: document) }

  /// The figure's pictures, drawn.
  func shown(_ figure: DocumentFigure) throws -> [Shown] {
    guard !figure.pictures.isEmpty else {
      throw failure(figure, "no picture follows; write one below, such as ![…](figures/gap.png).")
    }
    return try figure.pictures.map { picture in
      try Interruption.check()
      let path = path(of: picture)
      let drawn = try draw(figure, as: Files.name(of: path))
      guard !Files.isMissing(path) else {
        return Shown(path: path, drawn: drawn, state: .missing)
      }
      let approved = try Files.bytes(at: path, limit: FigureDrawing.sizeLimit)
      return Shown(
        path: path, drawn: drawn, state: isSame(approved, drawn) ? .same : .outOfDate)
    }
  }

  /// The largest file that is compared, in bytes.
  private static let sizeLimit = 1 << 30

  /// Other versions of libraries may write the same pixels in other bytes.
  private func isSame(_ approved: [UInt8], _ drawn: [UInt8]) -> Bool {
    if approved == drawn { return true }
    guard let one = try? PNG.announcement(of: approved),
      let other = try? PNG.announcement(of: drawn), !one.isAnimated, !other.isAnimated,
      let one = try? PNG.decode(approved), let other = try? PNG.decode(drawn)
    else { return false }
    return one == other
  }

  /// Where a document's picture is: next to the document, or in a DocC catalogue wherever a file has its name.
  private func path(of picture: String) -> String {
    let path = Files.path(picture.replacing("%20", with: " "), in: folder)
    guard Files.isMissing(path), let end = folder.firstRange(of: ".docc") else { return path }
    let catalogue = String(folder[..<end.upperBound])
    let names =
      (try? FileManager.default.subpathsOfDirectory(atPath: catalogue)) ?? []
    let name = names.sorted().first { Files.name(of: $0) == picture }
    return Files.path(name ?? "Resources/\(picture)", in: catalogue)
  }

  private func draw(_ figure: DocumentFigure, as name: String) throws -> [UInt8] {
    var arguments = figure.arguments
    func add(_ option: String, _ value: String?) {
      guard let value, !arguments.contains(where: { $0 == option || $0.hasPrefix("\(option)=") })
      else { return }
      arguments += [option, value]
    }
    let given = arguments.firstIndex(of: "--format").map { arguments[($0 + 1)...].first }
    let format = OutputFormat.all.first { format in
      format.fileName.split(separator: ".").last == name.split(separator: ".").last
        && (given == nil || format.name == given)
    }
    guard let format else {
      let words = given.map { "the format \($0 ?? "") draws no" } ?? "no format of render draws a"
      throw failure(figure, "\(words) file that ends as \(name) does.")
    }
    add("--format", format.name)
    add("--appearance", name.contains("~dark") ? "dark" : nil)
    add("--scale", (name.firstMatch(of: /@([2-4])x\./)?.output.1).map(String.init))
    do {
      return try bytes(of: arguments, scenario: figure.scenario)
    } catch let problem as Failure {
      throw Failure(problem.code, "\(document):\(figure.line): \(problem.message)")
    } catch let problem as ScenarioError where figure.scenario != nil {
      throw ScenarioError(
        file: document, line: problem.line.map { figure.line + $0 }, problem.message)
    } catch let problem as ScenarioError {
      throw failure(figure, "\(problem)")
    } catch let problem as Interruption.Interrupted {
      throw problem
    } catch {
      throw failure(figure, RenderCommand.message(for: error))
    }
  }

  /// The only file of a call of `render`.
  private func bytes(of arguments: [String], scenario code: String?) throws -> [UInt8] {
    guard var command = try RenderCommand.parseAsRoot(arguments) as? RenderCommand,
      command.output.path == ".", command.sharding.shard == nil, !command.overwrite, !command.json
    else {
      throw Failure(
        .usage,
        "a figure is written where the document shows it; leave out -o, --shard, --overwrite and --json."
      )
    }
    command.scenarios = command.scenarios.map { argument in
      FilmArgument.isPath(argument) && !PathText.isAbsolute(argument)
        ? Files.path(argument, in: folder) : argument
    }
    var subjects: [RenderSubject]
    if let code {
      let scenario = try Scenario(
        yaml: code, file: document, overrides: command.playing.overrides,
        catalogue: Program.current.catalogue)
      subjects = [RenderSubject(argument: scenario.name, scenario: scenario)]
    } else {
      subjects = try command.work()
    }
    let file = Mutex<[UInt8]?>(nil)
    let batch = OutputBatch(
      .handingOn(
        { bytes in file.withLock { $0 = bytes } },
        elseThrowing: Failure(
          .usage,
          "a figure is a single file, and this makes more; name one scenario and, where each has a file, one --approach."
        )))
    _ = try command.draw(subjects, to: RenderOutput(folder: ".", batch: batch))
    try batch.commit()
    guard let bytes = file.withLock(\.self) else { throw Failure(.usage, "it draws nothing.") }
    return bytes
  }

  private func failure(_ figure: DocumentFigure, _ message: String) -> Failure {
    Failure(.badData, "\(document):\(figure.line): \(message)")
  }
}
