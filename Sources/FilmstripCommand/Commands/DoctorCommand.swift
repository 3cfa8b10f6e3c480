import ArgumentParser
import Graphics

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract:
      "Say which fonts, libraries and programs are here, what each is for, and how to install the others.",
    discussion: """
      Looks for the libraries, fonts and programs that filmstrip uses, and prints the command that installs the missing \
      ones, with apt or brew. Nothing is installed or changed. With --environment it prints the one line that pictures \
      depend on: machines that print the same line draw the same bytes.

      Exit codes: 0 everything that pictures need is here; 3 a library or font that every picture needs is missing.
      """, examples: ["doctor", "doctor --json", "doctor --environment"])

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print the fonts and libraries that pictures depend on, in one line.")
  var environment = false

  func validate() throws {
    if json, environment {
      throw ValidationError(
        "Give --environment or --json, not both: the environment is a line of text.")
    }
  }

  func run() throws {
    if environment { return try Output.line(try Fingerprint.ofEverything().description) }
    let report = DoctorReport(try Prerequisite.all(), manager: PackageManager.present)
    if json {
      try Output.json(report)
    } else {
      let width = Terminal.width
      try Output.lines(Output.texts(report.table, fitting: width).flatMap { $0 })
      try Output.lines([""] + report.advice)
    }
    if !report.isReady { throw ExitCode(Failure.Code.environment.rawValue) }
  }
}
