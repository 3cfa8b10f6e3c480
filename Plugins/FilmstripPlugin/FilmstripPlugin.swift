import Foundation
import PackagePlugin

/// `swift package filmstrip …` runs the command in the package's folder with everything that follows.
///
/// Where the package has a program with approaches of its own (a product that is an executable and builds on
/// `FilmstripCommand`), that is the command; `--program NAME` chooses among several. What it writes needs
/// `--allow-writing-to-package-directory` before `filmstrip`, or an answer to the question.
@main
struct FilmstripPlugin: CommandPlugin {
  /// The command without approaches of anybody's own.
  private static let usual = "filmstrip"

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let (chosen, rest) = try Self.program(in: arguments)
    let programs = context.package.products(ofType: ExecutableProduct.self)
      .filter {
        $0.mainTarget.recursiveTargetDependencies.contains { $0.name == "FilmstripCommand" }
      }
      .map(\.name).sorted()
    if let chosen, !programs.contains(chosen) {
      let names =
        programs.isEmpty ? "it has none" : "its programs are \(programs.joined(separator: ", "))"
      throw Problem(
        "this package has no program “\(chosen)” that builds on FilmstripCommand; \(names).")
    }
    guard chosen != nil || programs.count < 2 || programs.contains(Self.usual) else {
      throw Problem(
        "this package has several programs that build on FilmstripCommand: \(programs.joined(separator: ", ")); choose "
          + "one, as in `swift package filmstrip --program \(programs[0]) list approaches`.")
    }
    let command = Process()
    command.executableURL = try build(chosen ?? (programs.count == 1 ? programs[0] : Self.usual))
    command.arguments = rest
    command.currentDirectoryURL = context.package.directoryURL
    try command.run()
    command.waitUntilExit()
    // The command has said on standard error what went wrong; SwiftPM makes 1 of every code but 0.
    if command.terminationStatus != 0 { exit(command.terminationStatus) }
  }

  /// The program that the arguments choose before the command's name, and what is left for the program.
  private static func program(in arguments: [String]) throws -> (String?, [String]) {
    guard let first = arguments.first else { return (nil, arguments) }
    let option = "--program"
    if first.hasPrefix("\(option)=") {
      return (String(first.dropFirst(option.count + 1)), Array(arguments.dropFirst()))
    }
    guard first == option else { return (nil, arguments) }
    guard arguments.count > 1 else { throw Problem("\(option) needs a program's name.") }
    return (arguments[1], Array(arguments.dropFirst(2)))
  }

  /// Builds a program as the package is built, and returns its file.
  private func build(_ product: String) throws -> URL {
    FileHandle.standardError.write(Data("Building \(product)\n".utf8))
    let result = try packageManager.build(
      .product(product), parameters: .init(configuration: .inherit))
    let file = result.builtArtifacts.first { $0.kind == .executable }?.url
    guard result.succeeded, let file else {
      FileHandle.standardError.write(Data(result.logText.utf8))
      throw Problem("\(product) could not be built.")
    }
    return file
  }
}

/// What keeps the command from being run, in a sentence.
private struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
