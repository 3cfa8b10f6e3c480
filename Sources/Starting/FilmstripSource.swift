import Basics
import Essentials
import WholeFiles

/// Where a package finds Filmstrip.
package enum FilmstripSource: Hashable {
  /// A copy on this machine, by its path in a manifest.
  case copy(String)
  /// A repository, at a version or a later one that is compatible.
  case repository(url: String, version: String)

  /// The source by the options, else the copy in which the running command was built.
  ///
  /// - Parameters:
  ///   - version: The running command's.
  ///   - root: The package's folder, without links.
  /// - Throws: `Failure` if there is no copy at its place, or none is known.
  package init(path: String?, url: String?, version: String, from root: String) throws {
    if let url {
      guard VisibleText.line(url) == url, !url.isEmpty, !url.contains(" ") else {
        throw Failure(.usage, "--filmstrip-url \(url) is not the address of a repository.")
      }
      self = .repository(url: url, version: version)
      return
    }
    if let path {
      guard let copy = ProjectFolder.resolved(path), FilmstripSource.isCopy(copy) else {
        throw Failure(
          .usage,
          "--filmstrip-path \(path) is not a copy of Filmstrip; give the folder that has its Package.swift and "
            + "Sources/FilmstripCommand.")
      }
      // Relative also if it was given otherwise, so that the manifest is the same on every machine.
      self = .copy(PathText.way(from: root, to: copy))
      return
    }
    guard let copy = FilmstripSource.aroundProgram else {
      throw Failure(
        .usage,
        "where is Filmstrip? Give the folder of a copy with --filmstrip-path, or a repository's address with "
          + "--filmstrip-url.")
    }
    self = .copy(PathText.way(from: root, to: copy))
  }

  var dependency: String {
    switch self {
    case .copy(let path): ".package(name: \"Filmstrip\", path: \(FilmstripSource.literal(path)))"
    case .repository(let url, let version):
      ".package(url: \(FilmstripSource.literal(url)), from: \"\(version)\")"
    }
  }

  /// The copy in which the running program was built; nil without one.
  private static var aroundProgram: String? {
    guard let program = executable.flatMap(ProjectFolder.resolved) else {
      return nil
    }
    var folder = Files.folder(of: program)
    while folder != "/", folder != "." {
      if isCopy(folder) { return folder }
      folder = Files.folder(of: folder)
    }
    return nil
  }

  /// The running program's file, as the system knows it.
  private static var executable: String? {
    #if canImport(Darwin)
      Essentials.Bundle.main.executablePath
    #else
      "/proc/self/exe"
    #endif
  }

  private static func isCopy(_ folder: String) -> Bool {
    ["Package.swift", "Sources/FilmstripCommand"].allSatisfy {
      !Files.isMissing(Files.path($0, in: folder))
    }
  }

  /// A Swift literal.
  private static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
