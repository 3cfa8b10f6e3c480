package import Basics
import Essentials
import Imaging
import Review
import WholeFiles

/// A shard's bundle as read from disk, untrusted until `Bundles` has compared it with the plan.
package struct Bundle: Sendable {
  let path: String
  package let manifest: BundleManifest

  init(at path: String) throws {
    self.path = path
    let refusal = Failure(
      .badData,
      "\(path) is not a shard's bundle: it has no \(BundleManifest.file) that filmstrip wrote; remove it, or run the "
        + "shard again.")
    guard BundleManifest.isThere(in: path) else { throw refusal }
    let bytes = try Files.bytes(
      of: BundleManifest.file, below: path, limit: ResultsFolder.sizeLimit
    ) { _ in refusal }
    guard let manifest = try? JSONDecoder().decode(BundleManifest.self, from: Data(bytes)),
      Shard(index: manifest.shard.index, count: manifest.shard.count) != nil
    else { throw refusal }
    self.manifest = manifest
  }

  /// Its cells' results, as its command wrote them.
  package func results<Results: Decodable>(_ type: Results.Type) throws -> Results {
    let bytes = try bytes(BundleFolder.results, limit: ResultsFolder.sizeLimit)
    guard let results = try? JSONDecoder().decode(type, from: Data(bytes)) else {
      throw damage("the results of its films cannot be read")
    }
    return results
  }

  /// The bytes of one of its files, which must be a plain file, as its shard wrote it.
  package func bytes(_ name: String, limit: Int = BaselineFolder.fileLimit) throws -> [UInt8] {
    guard PathText.leadsDown(name) else { throw damage("\(name) leads out of it") }
    let bytes = try Files.bytes(of: name, below: path, limit: limit, otherwise: damage)
    guard manifest.files[name] == Files.digest(of: bytes).description else {
      throw damage("\(name) is not as the shard wrote it")
    }
    return bytes
  }

  /// Checks that its results are exactly those of its cells.
  package func checkAccounts(for ids: some Sequence<String>) throws {
    let found = Set(ids)
    if let foreign = found.filter({ manifest.cells[$0] == nil }).min() {
      throw damage("it has a result of \(foreign), which is not among its films")
    }
    if let missing = manifest.cells.keys.filter({ !found.contains($0) }).min() {
      throw damage("it has no result of \(missing)")
    }
  }

  /// The failure of a bundle that is not as its shard wrote it.
  package func damage(_ what: String) -> Failure {
    Failure(
      .badData, "\(path) is damaged: \(what). Run shard \(manifest.shard) again.")
  }
}
