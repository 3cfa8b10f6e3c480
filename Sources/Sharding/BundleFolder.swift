import Basics
import Essentials
import Graphics
import Imaging
import Review
package import WholeFiles

/// A bundle in the making: a folder with one shard's results, to be sent to the place of the merge.
///
///     2-of-8/
///       bundle.json    the work and the shard's part in it (BundleManifest)
///       results.json   the results, as recorded by the command
///       expected/ actual/ difference/ files/   the files that results.json names
///
/// It takes its place as a whole: a shard that is run again replaces its bundle by an equal one, and a killed one
/// leaves the folder unchanged.
package struct BundleFolder {
  let path: String
  package let swap: FolderSwap
  private let manifest: BundleManifest

  /// The file with the cells' results.
  static let results = CheckResults.file
  /// The folder of the files that a command makes, apart from those of a check.
  package static let files = "files"

  /// - Parameter inputs: Files and folders that are read: none is in the bundle, nor the bundle in one.
  /// - Throws: `Failure` if something else is there.
  package init(
    of shard: Shard, of plan: CellPlan, in folder: String, reading inputs: [String]
  ) throws {
    let ids = try plan.ids(of: shard)
    path = Files.path(shard.folderName, in: folder)
    let location = FileLocation(path)
    if let input = inputs.first(where: { location.isInside(FileLocation($0)) }) {
      throw Failure(
        .cannotCreate,
        "\(path) is inside \(input), which is read; give another folder with --bundles.")
    }
    if let other = BundleFolder.stranger(in: folder) {
      throw Failure(
        .cannotCreate,
        "\(folder) contains \(other), which is not a bundle, so nothing could be merged there; give a separate folder "
          + "with --bundles.")
    }
    manifest = BundleManifest(
      arguments: plan.arguments,
      cells: Dictionary(
        uniqueKeysWithValues: plan.cells.lazy.filter { ids.contains($0.id) }
          .map { ($0.id, $0.digest.description) }),
      plan: plan.digest, shard: shard, version: plan.version)
    let parts =
      [BundleManifest.file, BundleFolder.results, BundleFolder.files, ".gitignore"]
      + CheckFinding.folders
    swap = try FolderSwap(
      path, knownBy: BundleManifest.file, isOwn: Files.isOwn, reading: inputs, isLasting: true
    ) {
      parts.contains($0)
    }
    // Prevents an accidental commit.
    try swap.write(Array("*\n".utf8), to: ".gitignore")
  }

  /// The first thing in a folder that `merge` would mistake for a bundle; nil for none.
  ///
  /// A folder with a bundle's name passes, as another shard may just be replacing it.
  private static func stranger(in folder: String) -> String? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return names?.sorted().first { name in
      name.utf8.first != UInt8(ascii: ".") && name.wholeMatch(of: /[0-9]+-of-[0-9]+/) == nil
        && !BundleManifest.isThere(in: Files.path(name, in: folder))
    }
  }

  package var ids: Set<String> { Set(manifest.cells.keys) }

  /// Puts the bundle in its place, with the cells' results.
  ///
  /// - Parameter isDrawn: Whether anything was drawn for it, with this machine's fonts and libraries.
  /// - Throws: `FontError.missing` if a font that it was drawn with is missing.
  package func finish(_ results: some Encodable, isDrawn: Bool) throws {
    try swap.write(try ResultsFolder.json(results), to: BundleFolder.results)
    var manifest = manifest
    manifest.files = try digests()
    if isDrawn { manifest.environment = try Fingerprint.ofEverything().description }
    try swap.write(try ResultsFolder.json(manifest), to: BundleManifest.file)
    try swap.commit()
  }

  package func summary(of plan: CellPlan) -> String {
    "Wrote \(path): \(manifest.cells.count) of \(plan.cells.count) films of plan \(plan.digest)."
  }

  /// The digests of all its files.
  private func digests() throws -> [String: String] {
    let folder = swap.unfinishedPath("")
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
      throw Failure(.inputOutput, "the part written for \(path) could not be read.")
    }
    var digests: [String: String] = [:]
    for path in paths where !Files.isFolder(Files.path(path, in: folder)) {
      var digest = Digest()
      guard Files.add(Files.path(path, in: folder), to: &digest) != nil else {
        throw Failure(.inputOutput, "\(path), written for \(self.path), could not be read.")
      }
      digests[path] = digest.description
    }
    return digests
  }
}
