import Basics
import Essentials
import WholeFiles

/// The PNG files of two folders and the folders in them, by their names.
package struct FolderPair {
  /// Files that both have, in order.
  package let common: [String]
  /// Files that only one of them has, in order.
  package let onlyFirst: [String]
  package let onlySecond: [String]

  /// The files of two folders.
  package init(_ first: String, _ second: String) throws {
    let names = (try FolderPair.names(in: first), try FolderPair.names(in: second))
    common = names.0.intersection(names.1).sorted()
    onlyFirst = names.0.subtracting(names.1).sorted()
    onlySecond = names.1.subtracting(names.0).sorted()
  }

  private static let endings = [".png", ".apng"]

  /// The files of a folder; links to other folders are not followed.
  private static func names(in folder: String) throws -> Set<String> {
    guard let all = try? FileManager.default.subpathsOfDirectory(atPath: "\(folder)/") else {
      throw Failure(
        .inputOutput, "\(folder) could not be read; check that you may read the folder.")
    }
    var names: Set<String> = []
    for name in all
    where endings.contains(where: { name.lowercased().hasSuffix($0) }) {
      let path = Files.path(name, in: folder)
      // One that cannot be looked at is compared, too, which then says why it cannot.
      if !Files.isMissing(path), !Files.isFolder(path) { names.insert(name) }
    }
    return names
  }
}
