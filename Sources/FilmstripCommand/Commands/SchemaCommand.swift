import ArgumentParser
import Review
import Scenarios

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scenario files, or of what a command prints as JSON.",
    discussion: """
      Editors complete and check a scenario file that begins with \
      `# yaml-language-server: $schema=\(SchemaCommand.file)`; `\(Program.name) new` writes that line, and the schema \
      next to the file. Rules that involve several values of a file, such as names given twice, are checked only by the \
      command. Numbers are written without quotes.
      """,
    examples: ["schema scenario > \(SchemaCommand.file)", "schema check > check.schema.json"])

  /// What has a schema.
  enum Subject: String, CaseIterable, ExpressibleByArgument {
    case scenario, check, measure, read
  }

  /// A scenario's schema, as `new` writes it.
  static let file = "scenario.schema.json"

  @Argument(help: "scenario: scenario files; check, measure, read: what these print with --json.")
  var subject: Subject

  func run() throws { try Output.bytes(Array(SchemaCommand.text(of: subject).utf8)) }

  static func text(of subject: Subject) throws -> String {
    switch subject {
    case .scenario:
      try JSONSchema.document(
        "A scenario of Filmstrip",
        [JSONSchema.of(Scenario.shape(approaches: Program.current.catalogue.names))])
    case .check:
      try JSONSchema.document("filmstrip check --json", [JSONSchema.of(CheckResults.self)])
    case .measure:
      try JSONSchema.document(
        "filmstrip measure --json",
        [JSONSchema.of(MeasureReport.self), JSONSchema.of(RecordedReport.self)])
    case .read:
      try JSONSchema.document(
        "filmstrip read --json",
        [JSONSchema.of(RecordedReport.self), JSONSchema.of(StillReport.self)])
    }
  }
}
