import FilmstripPictures
import FilmstripTesting
import Foundation
import Testing

/// The pictures in the comments about `FilmstripPictures` are what the code beside them draws.
struct DrawnPicturesTests {
  /// The pictures that the code writes, and what they are called in the catalogue.
  static let pictures = [
    "strip.png": "strip.png", "captions.png": "captions.png", "plot.png": "plot.png",
    "frame-12.png": "frame-12@2x.png", "slow.gif": "slow.gif", "frame-14.png": "frame-14.png",
  ]
  /// The most bytes of a picture, so that a clone stays small.
  static let sizeLimit = 120_000

  static let catalogue = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/FilmstripPictures/FilmstripPictures.docc")
  private static var resources: URL { catalogue.appending(path: "Resources") }

  @Test func thePicturesAreThoseThatTheCodeDraws() async {
    // The working folder is the process's, so that nothing else may run in it.
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "drawings-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      #expect(FileManager.default.changeCurrentDirectoryPath(folder.path(percentEncoded: false)))
      try await DrawingSnippets.drawEverything()
      try DrawnPicturesTests.compare(folder)
      try FileManager.default.removeItem(at: folder)
    }
  }

  /// Compares what was drawn into a folder with the catalogue, or records it there.
  private static func compare(_ folder: URL) throws {
    let page = try String(contentsOf: folder.appending(path: "ours.html"), encoding: .utf8)
    #expect(page.contains("<title>Ours and theirs"))
    let records =
      ProcessInfo.processInfo.environment[RecordMode.variable] == RecordMode.all.rawValue
    let isComparable =
      try environment(of: folder.appending(path: "frame-12.png"))
      == environment(of: resources.appending(path: "frame-12@2x.png"))
    for (file, name) in pictures {
      let drawn = try Data(contentsOf: folder.appending(path: file))
      #expect(drawn.count <= sizeLimit, "\(name) is larger than \(sizeLimit) bytes")
      let kept = resources.appending(path: name)
      if records {
        try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
        try drawn.write(to: kept, options: .atomic)
        Issue.record("Recorded \(name). Look at it, commit it, and run the test again.")
      } else if isComparable {
        let isSame = try Data(contentsOf: kept) == drawn
        #expect(
          isSame,
          "\(name) is not what its code draws now; \(RecordMode.variable)=all records it")
      }
    }
  }

  /// What a picture was drawn with; other fonts or libraries draw other edges of letters, and are not compared.
  private static func environment(of file: URL) throws -> [String] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return try PNG.textChunks(of: Array(data)).map(\.description)
  }

  @Test func everyPictureIsDrawnAndShown() throws {
    let kept = try FileManager.default.contentsOfDirectory(atPath: Self.resources.path)
    #expect(Set(kept) == Set(Self.pictures.values))
    // What the product exports may be declared in a target below it.
    let sources = Self.catalogue.deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(atPath: sources.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    let text = try (files ?? []).map {
      try String(contentsOf: sources.appending(path: $0), encoding: .utf8)
    }.joined()
    for name in kept {
      let shown = name.replacingOccurrences(of: "@2x", with: "").split(separator: ".")[0]
      #expect(text.contains("](\(shown))"), "no comment shows \(name)")
    }
  }
}
