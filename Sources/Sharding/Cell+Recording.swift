import Essentials
package import Imaging
import Review
import WholeFiles

extension Cell {
  /// The cell of a recording.
  ///
  /// All its bytes are read, which takes little compared with finding bar and keyboard in them.
  ///
  /// - Parameters:
  ///   - path: Nil if it is unknown.
  ///   - digest: The digest of everything else that the cell depends on.
  package init(recording id: String, at path: String?, digest: Digest = Digest()) {
    var digest = digest
    var size = 0
    for file in path.map(Cell.files(ofRecordingAt:)) ?? [] {
      digest.add(Files.name(of: file).utf8)
      size += Files.add(file, to: &digest) ?? 0
    }
    self.init(id, digest: digest, cost: CellCost.recording(bytes: size))
  }

  /// The recording itself or, in a fixed order, the files of a folder.
  private static func files(ofRecordingAt path: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return [path]
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { Files.path($0, in: path) }
  }
}
