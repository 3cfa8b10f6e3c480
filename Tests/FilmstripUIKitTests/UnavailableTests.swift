import Foundation
import Testing

/// What the compiler says of what cannot even be named in a film.
@Suite struct UnavailableTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/FilmstripUIKit/NotModelled").standardized

  @Test func everyMessageSaysWhatToDo() throws {
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path) {
      let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains("@available(") {
        count += 1
        #expect(
          line.contains(
            #/^ *@available\(\*, unavailable, message: "not modelled; [a-z].*[^.]"\)$/#),
          "\(file): \(line)")
      }
    }
    #expect(count == 12)
  }
}
