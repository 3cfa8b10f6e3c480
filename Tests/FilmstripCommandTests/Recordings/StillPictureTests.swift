import Foundation
import TestSupport
import Testing

/// One picture of a film, in place of a screenshot.
struct StillPictureTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// A frame of the film in which a keyboard of 260 points comes at once and goes a second later.
  private func shot(_ frame: Int) throws -> String {
    let result = try filmstrip(
      "render", "keyboard-gap", "--approach", "transform", "--format", "frames", "--frames",
      "\(frame)", "--scale", "2", "-o", scratch.url.path)
    #expect(result.status == 0, "\(result.errors)")
    return scratch.path(
      "keyboard-gap-transform-\(String(repeating: "0", count: 4 - "\(frame)".count))\(frame)@2x.png"
    )
  }

  private func read(_ path: String, _ options: String...) throws -> [String: Any] {
    let result = try filmstrip(["read", path, "--json"] + options)
    #expect(result.status == 0, "\(result.errors)")
    return try #require(try result.json() as? [String: Any])
  }

  @Test func aKeyboardIsMeasured() throws {
    let report = try read(shot(58), "--bar", "363-407")
    #expect(report["keyboard"] as? String == "shown")
    #expect(abs((report["height"] as? Double ?? 0) - 260) < 1.5)
    #expect(abs((report["free"] as? Double ?? 0) - 407) < 1.5)
    let bar = try #require(report["bar"] as? [String: Any])
    #expect(bar["covered"] as? Double ?? 9 < 1.5)
  }

  @Test func aCoveredBarIsReported() throws {
    let path = try shot(58)
    let bar = try #require(try read(path, "--bar", "623-667")["bar"] as? [String: Any])
    #expect(bar["covered"] as? Double == 44)
    let words = try filmstrip("read", path, "--bar", "387-431").output
    #expect(words.contains("A keyboard is up") && words.contains("is covered"), "\(words)")
  }

  @Test func noKeyboardIsNotAnError() throws {
    let report = try read(shot(0))
    #expect(report["keyboard"] as? String == "none")
    #expect(report["free"] as? Double == 667)
    #expect(report["height"] == nil)
  }

  @Test func meaninglessOptionsAreRefused() throws {
    let path = try shot(58)
    for (options, words) in [
      (["--bar", "600-900"], "is not on the screen"),
      (["--screen", "0,0,2000,3000"], "is not in the picture"),
      (["--bar-stays"], "is a single picture"),
      (["-o", scratch.path("a.film.json")], "single picture"),
    ] {
      let result = try filmstrip(["read", path] + options)
      #expect(result.status != 0 && result.errors.contains(words), "\(options): \(result.errors)")
    }
  }
}
