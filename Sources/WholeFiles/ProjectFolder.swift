import Basics
import Essentials

/// The folder of the project that a command works in: nothing outside it is read or written by way of a link, a
/// baseline or a result.
///
/// It is the nearest folder with a `.git` or a `Package.swift`, from a folder upwards; where none has one, that folder
/// itself. What baselines and results say of other files is relative to it or to a folder in it, so a copy of a project
/// is a project of its own.
package struct ProjectFolder: Sendable, Hashable {
  /// Its absolute path, in which no part is a link.
  package let path: String

  /// What is in the topmost folder of a project; in a worktree of git `.git` is a file.
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

  /// The project of the current folder.
  package static var current: ProjectFolder {
    ProjectFolder(around: FileManager.default.currentDirectoryPath)
  }

  /// The project of a folder of baselines: the current folder's where they lie in it, else the one around them.
  ///
  /// - Parameter folder: The folder as it was given. If it is itself a link, it lies where the link does.
  package init(of folder: String) {
    let current = ProjectFolder.current
    let parent = URL(fileURLWithPath: folder).standardizedFileURL.deletingLastPathComponent().path
    self = current.holds(parent) ? current : ProjectFolder(around: parent)
  }

  /// Whether a path leads into the project when all links are followed; what does not exist lies where it would be.
  package func holds(_ other: String) -> Bool { relative(other) != nil }

  /// The way from the project's folder to a path when all links are followed; empty for the folder itself, nil for what
  /// lies outside or is a link that leads nowhere.
  package func relative(_ other: String) -> String? {
    guard let resolved = ProjectFolder.resolved(other) else { return nil }
    let (parts, own) = (PathText.parts(resolved), PathText.parts(path))
    // Two folders may have names that are equal texts.
    guard parts.starts(with: own, by: { $0.utf8.elementsEqual($1.utf8) }) else { return nil }
    return parts.dropFirst(own.count).joined(separator: "/")
  }

  /// What reports call a path: its way from the project's folder, as it is written; the path itself where it lies
  /// outside.
  package func name(of other: String) -> String {
    let parts = PathText.parts(URL(fileURLWithPath: other).standardizedFileURL.path)
    let own = PathText.parts(path)
    guard parts.starts(with: own) else { return relative(other) ?? other }
    return parts.dropFirst(own.count).joined(separator: "/")
  }

  /// The absolute path of a file or folder of the project.
  package func absolute(_ relative: String) -> String {
    relative.isEmpty || relative == "." ? path : Files.path(relative, in: path)
  }

  /// Refuses a folder that is git's own or lies in it: git may remove what it did not write there.
  package static func checkIsNotOfGit(_ folder: String) throws {
    // Not every disk tells capitals from small letters.
    guard PathText.parts(resolved(folder) ?? folder).contains(where: { $0.lowercased() == ".git" })
    else { return }
    throw Failure(.usage, "\(folder) lies in git's own folder; give another folder.")
  }

  /// The absolute path that a path stands for when links are followed, whose end need not exist; nil where a link
  /// leads nowhere or to itself.
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
      // What does not exist has no links to follow.
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
