import Foundation
import Notations
import TestSupport
import Testing

@testable import FilmstripCommand

/// What a run of the command printed and how it ended.
struct CommandResult {
  let status: Int32
  let output: String
  let errors: String
  let bytes: [UInt8]

  /// The output with what `check` says of each film on one line again.
  var unbroken: String { output.replacing("\n    ", with: " ") }

  /// The output as JSON.
  func json() throws -> Any {
    try JSONSerialization.jsonObject(with: Data(bytes))
  }
}

/// Runs the built command as its user does.
func filmstrip(_ arguments: String...) throws -> CommandResult {
  try filmstrip(arguments)
}

/// Runs the built command with a list of arguments, in a folder and with more in its environment.
func filmstrip(
  _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
) throws -> CommandResult {
  try run(commandURL(), arguments, in: folder, environment: environment)
}

/// The words of each command and of those below it, as help lists them: `list`, `curve`, `curve list`.
func namesOfCommands(below words: [String] = []) throws -> [String] {
  let parts = try filmstrip(words + ["--help"]).output.components(separatedBy: "SUBCOMMANDS:\n")
  return try parts.dropFirst().joined().matches(of: /(?m)^  ([a-z]+) {2,}/).flatMap { match in
    let name = words + [String(match.output.1)]
    return [name.joined(separator: " ")] + (try namesOfCommands(below: name))
  }
}

/// Runs the program with approaches of its own (`Tests/Films`).
func films(
  _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
) throws -> CommandResult {
  try run(
    productsFolder().appendingPathComponent("films"), arguments, in: folder,
    environment: environment)
}

/// Runs the program with approaches of its own with a list of arguments.
func films(_ arguments: String...) throws -> CommandResult { try films(arguments) }

/// Runs a shell's line in which `$FILMSTRIP` is the built command.
func shell(
  _ line: String, in folder: URL? = nil, environment: [String: String] = [:]
) throws -> CommandResult {
  let command = ["FILMSTRIP": try commandURL().path]
  return try run(
    URL(fileURLWithPath: "/bin/sh"), ["-c", line], in: folder,
    environment: environment.merging(command) { $1 })
}

private func run(
  _ program: URL, _ arguments: [String], in folder: URL?, environment: [String: String]
) throws -> CommandResult {
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  if let folder { process.currentDirectoryURL = folder }
  if !environment.isEmpty {
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  }
  let scratch = try ScratchFolder()
  let output = scratch.url.appendingPathComponent("output")
  let errors = scratch.url.appendingPathComponent("errors")
  for url in [output, errors] { try write([], to: url) }
  process.standardOutput = try FileHandle(forWritingTo: output)
  process.standardError = try FileHandle(forWritingTo: errors)
  try process.run()
  process.waitUntilExit()
  let bytes = [UInt8](try Data(contentsOf: output))
  if arguments.contains("--json"), let command = arguments.first,
    let subject = SchemaCommand.Subject(rawValue: command),
    let printed = try? JSONDecoder().decode(JSONTree.self, from: Data(bytes))
  {
    #expect(try Schema(of: subject).problems(of: printed) == [], "\(arguments)")
  }
  return CommandResult(
    status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self), bytes: bytes)
}

/// The built command.
func commandURL() throws -> URL { try productsFolder().appendingPathComponent("filmstrip") }

/// Where the tests and the command are built.
private func productsFolder() throws -> URL {
  var folder = URL(fileURLWithPath: CommandLine.arguments[0])
  if let index = CommandLine.arguments.firstIndex(of: "--test-bundle-path") {
    folder = URL(fileURLWithPath: CommandLine.arguments[index + 1])
  }
  while folder.path != "/" {
    folder.deleteLastPathComponent()
    let command = folder.appendingPathComponent("filmstrip").path
    if FileManager.default.isExecutableFile(atPath: command) { return folder }
  }
  throw CocoaError(.fileNoSuchFile)
}
