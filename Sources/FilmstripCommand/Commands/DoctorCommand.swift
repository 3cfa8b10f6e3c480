import ArgumentParser
import Basics

/// Says what this machine has of what the command uses, and how to install the rest.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract:
      "Say which fonts, libraries and programs are here, what each is for, and how to install the others.",
    discussion: """
      Looks for the libraries, fonts and programs that filmstrip uses, and prints the line that installs what is missing, through \
      apt or brew. Nothing is installed or changed.

      Exit codes: 0 everything that pictures need is here; 3 a library or font is missing without which no picture is drawn.
      """, examples: ["doctor", "doctor --json"])

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let report = DoctorReport(try Prerequisite.all(), manager: PackageManager.present)
    if json {
      try Output.json(report)
    } else {
      try Output.table(report.table)
      try Output.lines([""] + report.advice)
    }
    if !report.isReady { throw ExitCode(Failure.Code.environment.rawValue) }
  }
}
