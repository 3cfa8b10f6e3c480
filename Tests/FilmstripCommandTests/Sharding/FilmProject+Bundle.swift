import Foundation
import Imaging
import Review
import TestSupport
import WholeFiles

@testable import Sharding

extension FilmProject {
  /// Writes a file of a bundle, and has the bundle say that its shard wrote it so, as whoever lies would.
  func forge(_ file: String, in bundle: String, _ text: String) throws {
    try write("\(bundle)/\(file)", text)
    let path = url("\(bundle)/\(BundleManifest.file)")
    var manifest = try JSONDecoder().decode(BundleManifest.self, from: Data(contentsOf: path))
    manifest.files[file] = Files.digest(of: Array(text.utf8)).description
    try TestSupport.write(JSONEncoder().encode(manifest), to: path)
  }
}
