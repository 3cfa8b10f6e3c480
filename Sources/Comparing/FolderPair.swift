import Basics
import Essentials
import WholeFiles

/// The PNG files of two folders and their subfolders, by their names.
package struct FolderPair {
  /// In order.
  package let common: [String]
  /// In order.
  package let onlyFirst: [String]
  package let onlySecond: [String]

  package init(_ first: String, _ second: String) throws {
    let names = (try FolderPair.names(in: first), try FolderPair.names(in: second))
    common = names.0.intersection(names.1).sorted()
    onlyFirst = names.0.subtracting(names.1).sorted()
    onlySecond = names.1.subtracting(names.0).sorted()
  }

  private static let endings = [".png", ".apng"]

  /// Links to other folders are not followed.
  private static func names(in folder: String) throws -> Set<String> {
    guard let all = try? FileManager.default.subpathsOfDirectory(atPath: "\(folder)/") else {
      throw Failure(
        .inputOutput, "\(folder) could not be read; check that you may read the folder.")
    }
    var names: Set<String> = []
    for name in all
    where endings.contains(where: { name.lowercased().hasSuffix($0) }) {
      let path = Files.path(name, in: folder)
      // An inaccessible one is compared, too, and its comparison reports why.
      if !Files.isMissing(path), !Files.isFolder(path) { names.insert(name) }
    }
    return names
  }
}
