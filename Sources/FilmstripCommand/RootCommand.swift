import ArgumentParser
import Basics
import Essentials
import Graphics
import Imaging
import Painting
import Scenarios
import WholeFiles

struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Program.name,
    abstract: "What the screen really shows while the iOS keyboard moves.",
    discussion: CommandConfiguration.text(
      """
      Plays an app's keyboard handling on a model of UIKit, measures the gap between toolbar and \
      keyboard at every frame, and draws it.

      A SCENARIO is a path if it contains / or ends in .yaml or .yml, otherwise a built-in's name. A RECORDING is a \
      video, an animated picture, a folder of numbered PNG, a .csv of a device's numbers, or a .film.json.

      Every command takes --color auto, always or never: whether its lines have colour. By default they have on a \
      terminal, unless NO_COLOR is set.

      Exit codes: 0 success; 1 a difference was found; 2 nothing was compared, or a shard is missing; 3 a font or library is missing, or pictures \
      differ because other ones drew them; 64 wrong usage; 65 a scenario, baseline, picture or recording is invalid; 71 no thread can be \
      started, or no more files opened; 73 an output cannot be created; 74 a read or write failed.
      """,
      examples: ["render keyboard-gap -o out", "explain starts-late --approach late-start"]),
    version: Program.name == Program.usualName
      ? "filmstrip \(Program.version)" : "\(Program.name), with filmstrip \(Program.version)",
    subcommands: [
      ReadCommand.self, RenderCommand.self, MeasureCommand.self, ExplainCommand.self,
      CompareCommand.self, LogCommand.self, PlayCommand.self, DiffCommand.self, CurveCommand.self,
      ListCommand.self, ShowCommand.self, NewCommand.self, SchemaCommand.self,
      InitCommand.self,
      CheckCommand.self, RecordCommand.self, ReviewCommand.self, AcceptCommand.self,
      PruneCommand.self, PlanCommand.self, MergeCommand.self, CarryCommand.self,
      DocsCommand.self, DoctorCommand.self,
    ])

  /// Runs the command in the process's arguments, and ends the process if that fails.
  static func main(approaches: () -> [NamedApproach]) {
    StandardDescriptors.hold()
    // A file beyond the user's limit is an error like that of a full disk, not the end of the process.
    signal(SIGXFSZ, SIG_IGN)
    ForeignSettings.ignore()
    FontFolders.preferUsual()
    do {
      try checkArguments()
      try Program.start(path: CommandLine.arguments.first, approaches: approaches())
      let arguments = try Terminal.takingColor(from: Array(CommandLine.arguments.dropFirst()))
      var command = try parse(arguments)
      // It draws no text, and counting threads takes a fifteenth of a comparison.
      if command is DiffCommand { SideThread.keepNoRoom() } else { try checkThreads() }
      try checkDescriptors()
      // Opening fonts takes threads and files, so it is begun where there are enough.
      if let render = command as? RenderCommand, render.draws { FontsAhead.begin() }
      try command.run()
    } catch {
      let code = end(with: error)
      FontsAhead.end()
      Essentials.exit(code)
    }
    FontsAhead.end()
  }

  /// Throws if the arguments are unavailable.
  ///
  /// Swift's library reads them from /proc on Linux, and has none, not even the program's name, if that is not mounted,
  /// as in a bare chroot. `check` would print help there, and pass.
  private static func checkArguments() throws {
    guard CommandLine.arguments.isEmpty else { return }
    throw Failure(
      .system,
      "the command's arguments cannot be read, as /proc is not mounted; mount it (mount -t proc proc /proc)."
    )
  }

  /// The most threads that a command needs.
  ///
  /// Pango looks for fonts on its own threads, and traps if it cannot start them. Drawing threads, which a command
  /// can do without, must leave it enough.
  private static let neededThreads = 8

  private static func checkThreads() throws {
    guard !SideThread.canStart(neededThreads) else { return }
    throw Failure(
      .system,
      "no more threads can be started for this user; end other programs, or raise the limit of processes (ulimit -u)."
    )
  }

  /// The most files that a command has open at once, and a few more.
  ///
  /// Fontconfig takes a font file that it cannot open for a missing one, and records that for the whole machine if it
  /// may write its cache.
  private static let neededDescriptors = 16

  private static func checkDescriptors() throws {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    while opened.count < neededDescriptors {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        // A machine without /dev/null still has descriptors.
        guard errno == EMFILE || errno == ENFILE else { return }
        throw Failure(
          .system, "no more files can be opened; raise the limit of open files (ulimit -n).")
      }
      opened.append(descriptor)
    }
  }

  private static func end(with error: any Error) -> Int32 {
    if error is Interruption.Interrupted {
      Output.error("Interrupted; nothing was written.")
      return Interruption.exitCode
    }
    // Differences, or nothing to compare: all has been printed.
    if let code = error as? ExitCode { return code.rawValue }
    if let failure = Failure(error) {
      Output.error("Error: \(Program.spoken(failure.message))")
      return failure.code.rawValue
    }
    return tell(error)
  }

  private static func tell(_ error: any Error) -> Int32 {
    let code = exitCode(for: error)
    var text = Program.spoken(fullMessage(for: error))
    if code.isSuccess {
      do {
        try Output.bytes(Array((text + "\n").utf8))
        return code.rawValue
      } catch {
        return end(with: error)
      }
    }
    for argument in CommandLine.arguments.dropFirst() {
      // The parser quotes an argument, or the part after its equals sign; the lines around that are the parser's.
      for quoted in [argument, argument.split(separator: "=", maxSplits: 1).last.map(String.init)] {
        guard let quoted, !quoted.isEmpty, VisibleText.line(quoted) != quoted else { continue }
        text = text.replacing(quoted, with: VisibleText.line(quoted))
      }
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      Output.error(String(line))
    }
    return code.rawValue
  }
}
