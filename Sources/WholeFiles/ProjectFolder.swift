import Basics
import Essentials

/// The project's folder: links, baselines and results never lead a command outside it.
///
/// It is the nearest folder with a `.git` or a `Package.swift`, from a folder upwards, or else that folder itself.
/// Paths in baselines and results are relative to it or to a folder in it, so a copy of a project is a separate
/// project.
package struct ProjectFolder: Sendable, Hashable {
  /// Absolute, without links.
  package let path: String

  /// The contents of a project's topmost folder; in a worktree of git `.git` is a file.
  private static let marks = [".git", "Package.swift"]

  /// The project around a folder, which need not exist.
  package init(around folder: String) {
    let start =
      ProjectFolder.resolved(folder) ?? URL(fileURLWithPath: folder).standardizedFileURL.path
    var folder = start
    while true {
      let names = ProjectFolder.marks.map { Files.path($0, in: folder) }
      if names.contains(where: { !Files.isMissing($0) }) { break }
      guard folder != "/" else {
        folder = start
        break
      }
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    path = folder
  }

  /// A folder that is known to be a project's, and exists.
  package init(exactly folder: String) {
    path = ProjectFolder.resolved(folder) ?? folder
  }

  package static var current: ProjectFolder {
    ProjectFolder(around: FileManager.default.currentDirectoryPath)
  }

  /// The project of a folder of baselines: the current folder's if they are in it, else its own.
  ///
  /// - Parameter folder: As it was given. If it is itself a link, the link's place counts.
  package init(of folder: String) {
    let current = ProjectFolder.current
    let parent = URL(fileURLWithPath: folder).standardizedFileURL.deletingLastPathComponent().path
    self = current.holds(parent) ? current : ProjectFolder(around: parent)
  }

  /// Where a missing file or folder is in a folder of the project above the current one, as seen from here; nil for none.
  package static func above(_ path: String) -> String? {
    guard !PathText.isAbsolute(path), Files.isMissing(path) else { return nil }
    let here = FileManager.default.currentDirectoryPath
    let steps = PathText.parts(ProjectFolder.resolved(here) ?? here).count
    let most = steps - PathText.parts(current.path).count
    return (0..<max(most, 0)).lazy
      .map { String(repeating: "../", count: $0 + 1) + path }.first { !Files.isMissing($0) }
  }

  /// Whether a path leads into the project after following links; a missing file counts where it would be.
  package func holds(_ other: String) -> Bool { relative(other) != nil }

  /// The path to another after following links; empty for itself, nil outside and for broken links.
  package func relative(_ other: String) -> String? {
    guard let resolved = ProjectFolder.resolved(other) else { return nil }
    let (parts, own) = (PathText.parts(resolved), PathText.parts(path))
    // Two folders may have names that are equal texts.
    guard parts.starts(with: own, by: { $0.utf8.elementsEqual($1.utf8) }) else { return nil }
    return parts.dropFirst(own.count).joined(separator: "/")
  }

  /// A path in reports: from the project's folder, as it is written; outside it, the path itself.
  package func name(of other: String) -> String {
    let parts = PathText.parts(URL(fileURLWithPath: other).standardizedFileURL.path)
    let own = PathText.parts(path)
    guard parts.starts(with: own) else { return relative(other) ?? other }
    return parts.dropFirst(own.count).joined(separator: "/")
  }

  package func absolute(_ relative: String) -> String {
    relative.isEmpty || relative == "." ? path : Files.path(relative, in: path)
  }

  /// Refuses git's own folder, and those in it: git may remove other files there.
  package static func checkIsNotOfGit(_ folder: String) throws {
    // Some disks ignore case.
    guard PathText.parts(resolved(folder) ?? folder).contains(where: { $0.lowercased() == ".git" })
    else { return }
    throw Failure(.usage, "\(folder) is inside git's own folder; give another folder.")
  }

  /// The absolute path after following links, even if missing; nil for a broken link or a loop.
  package static func resolved(_ path: String) -> String? {
    let here = FileManager.default.currentDirectoryPath
    let parts = PathText.parts(PathText.isAbsolute(path) ? path : Files.path(path, in: here))
    for count in stride(from: parts.count, through: 0, by: -1) {
      let start = "/" + parts[..<count].joined(separator: "/")
      guard let real = realpath(start, nil) else {
        var status = stat()
        if lstat(start, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
          return nil
        }
        continue
      }
      defer { free(real) }
      // Missing files have no links to follow.
      return parts[count...].reduce(String(cString: real)) { folder, name in
        switch name {
        case ".": folder
        case "..": URL(fileURLWithPath: folder).deletingLastPathComponent().path
        default: Files.path(name, in: folder)
        }
      }
    }
    return nil
  }
}
