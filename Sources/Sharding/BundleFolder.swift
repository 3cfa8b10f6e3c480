import Basics
import Essentials
import Graphics
import Imaging
import Review
package import WholeFiles

/// A bundle that is being made: a folder with what one shard found or drew, which can be sent to where it is merged.
///
///     2-of-8/
///       bundle.json    which part of what work it is (BundleManifest)
///       results.json   what came of it, as its command notes it
///       expected/ actual/ difference/ files/   the files that results.json names
///
/// It takes its place as a whole. So a shard that is run again replaces its bundle by an equal one, and one that was
/// killed left the folder as it was.
package struct BundleFolder {
  let path: String
  /// What is written, until it takes its place.
  package let swap: FolderSwap
  private let manifest: BundleManifest

  /// The file with what came of the cells.
  static let results = CheckResults.file
  /// The folder of the files that a command makes beside what a check finds.
  package static let files = "files"

  /// - Parameters:
  ///   - plan: The whole work.
  ///   - folder: The folder of all bundles.
  ///   - inputs: Files and folders that are read: none lies in the bundle, nor the bundle in one.
  /// - Throws: `Failure` where something else is there.
  package init(
    of shard: Shard, of plan: CellPlan, in folder: String, reading inputs: [String]
  ) throws {
    let ids = try plan.ids(of: shard)
    path = Files.path(shard.folderName, in: folder)
    let location = FileLocation(path)
    if let input = inputs.first(where: { location.isInside(FileLocation($0)) }) {
      throw Failure(
        .cannotCreate,
        "\(path) lies in \(input), which is read; give another folder with --bundles.")
    }
    if let other = BundleFolder.stranger(in: folder) {
      throw Failure(
        .cannotCreate,
        "\(folder) has \(other) in it, which is no bundle, so nothing could be merged there; give a folder of its own "
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
    // Nobody commits it by mistake.
    try swap.write(Array("*\n".utf8), to: ".gitignore")
  }

  /// What `merge` would take for a bundle that is none; nil where there is no such thing.
  ///
  /// What has a bundle's name may be one that another shard is just replacing.
  private static func stranger(in folder: String) -> String? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return names?.sorted().first { name in
      name.utf8.first != UInt8(ascii: ".") && name.wholeMatch(of: /[0-9]+-of-[0-9]+/) == nil
        && !BundleManifest.isThere(in: Files.path(name, in: folder))
    }
  }

  /// The names of its cells.
  package var ids: Set<String> { Set(manifest.cells.keys) }

  /// Puts the bundle in its place, with what came of its cells.
  ///
  /// - Parameter isDrawn: Whether anything was drawn for it, with the fonts and libraries that there are.
  /// - Throws: `FontError.missing` where a font that it was drawn with is missing.
  package func finish(_ results: some Encodable, isDrawn: Bool) throws {
    try swap.write(try ResultsFolder.json(results), to: BundleFolder.results)
    var manifest = manifest
    manifest.files = try digests()
    if isDrawn { manifest.environment = try Fingerprint.ofEverything().description }
    try swap.write(try ResultsFolder.json(manifest), to: BundleManifest.file)
    try swap.commit()
  }

  /// What is said of it once it is in its place.
  package func summary(of plan: CellPlan) -> String {
    "Wrote \(path): \(manifest.cells.count) of \(plan.cells.count) films of plan \(plan.digest)."
  }

  /// The digests of its files, whoever wrote them.
  private func digests() throws -> [String: String] {
    let folder = swap.unfinishedPath("")
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
      throw Failure(.inputOutput, "what was written for \(path) could not be read.")
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
