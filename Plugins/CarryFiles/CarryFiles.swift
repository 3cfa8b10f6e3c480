import Foundation
import PackagePlugin

/// Carries an app's files into a target as it is built, and again when one of them has changed.
///
/// `carry.txt` in the target's folder lists the files, one a line, by their paths from the package's folder. They may
/// lie outside of the package: SwiftPM's sandbox on macOS lets tools read everywhere, and on Linux there is none.
@main
struct CarryFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let list = target.directoryURL.appending(path: "carry.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      Diagnostics.error(
        "\(list.path) could not be read; list the app's files there, one a line, by their paths from \(context.package.directoryURL.path)."
      )
      return []
    }
    let tool = try context.tool(named: "filmstrip-carry").url
    let folder = context.pluginWorkDirectoryURL
    // SwiftPM asks a plugin again only after files were added or Package.swift was changed. So the tool compares the
    // list with what it was when this was planned, rather than build what is listed no longer.
    let planned = folder.appending(path: "carry.txt")
    try text.write(to: planned, atomically: true, encoding: .utf8)
    let modules = modules(of: target).flatMap { ["--module", $0] }
    var names: [String: Int] = [:]
    var commands: [Command] = []
    // Swift takes \r\n for one character, which is a new line as well.
    for (index, row) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let path = row.trimmingCharacters(in: .whitespaces)
      guard !path.isEmpty, !path.hasPrefix("#") else { continue }
      func refuse(_ problem: String) {
        // What is given beside a message as its place, SwiftPM does not show.
        Diagnostics.error("\(list.path):\(index + 1): \(problem).")
      }
      let file =
        path.hasPrefix("/")
        ? URL(filePath: path) : context.package.directoryURL.appending(path: path)
      let input = file.standardizedFileURL
      var isFolder: ObjCBool = false
      guard input.pathExtension == "swift" else {
        refuse("\(path) is no Swift file's name; list files that end in .swift")
        continue
      }
      guard FileManager.default.fileExists(atPath: input.path, isDirectory: &isFolder),
        !isFolder.boolValue
      else {
        refuse(
          "there is no file \(input.path); write its path from \(context.package.directoryURL.path)"
        )
        continue
      }
      let name = input.lastPathComponent
      if let other = names.updateValue(index + 1, forKey: name.lowercased()) {
        refuse("line \(other) has a file of this name already; give each a target of its own")
        continue
      }
      commands.append(
        .buildCommand(
          displayName: "Carrying \(name)", executable: tool,
          arguments: [input.path, "-o", folder.path, "--listed", list.path, planned.path] + modules,
          inputFiles: [input, list, planned],
          outputFiles: [
            folder.appending(
              path: input.deletingPathExtension().lastPathComponent + ".carried.swift")
          ]))
    }
    if commands.isEmpty {
      Diagnostics.warning("\(list.path) lists no file, so nothing is carried.")
    }
    return commands
  }

  /// The modules that a target depends on: imports of others are dropped.
  private func modules(of target: any Target) -> [String] {
    let targets = target.dependencies.flatMap { dependency -> [any Target] in
      switch dependency {
      case .target(let target): [target]
      // Of Filmstrip's products the carrier knows what is for carried files.
      case .product(let product): product.name.hasPrefix("Filmstrip") ? [] : product.targets
      @unknown default: []
      }
    }
    return Set(targets.compactMap { ($0 as? any SourceModuleTarget)?.moduleName }).sorted()
  }
}
