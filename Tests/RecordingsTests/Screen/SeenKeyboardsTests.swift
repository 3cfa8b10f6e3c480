import TestSupport
import Testing

@testable import Recordings

/// What is made of the keyboards that are seen in some pictures.
struct SeenKeyboardsTests {
  private let picture = PixelArea(x: 0, y: 0, width: 900, height: 880)

  /// A phone's keyboard at the left of a picture.
  private func keyboard() throws -> KeyGrid {
    var picture = DrawnPhone(width: 900, height: 880, level: 30)
    let screen = try #require(
      KnownScreen.all.first { $0.width == 390 && $0.height == 844 })
    picture.phone(screen, in: PixelArea(x: 20, y: 15, width: 390, height: 844), raised: 1)
    let found = FlatStrip.edges.lazy.map { KeyGrid.all(in: picture.frame, edge: $0) }
      .first { !$0.isEmpty }
    return try #require(found?.first)
  }

  private func refusal(_ keys: [[KeyGrid]]) -> String {
    do throws(RecordingRefusal) {
      try SeenKeyboards(keys).check(picture, isGiven: false)
      return ""
    } catch {
      return "\(error)"
    }
  }

  /// A keyboard of another place beside one.
  private func other(_ key: KeyGrid, at left: Double, width: Double, edges: Int = 9) -> KeyGrid {
    var other = key
    other.columns = left...left + width
    other.rows.pitch = key.rows.pitch * width / (key.columns.upperBound - key.columns.lowerBound)
    other.edges = edges
    return other
  }

  /// An app's panel of five columns is seen longer than the letters, and not taken for the keyboard.
  @Test(arguments: [2, 3, 7]) func lettersAreRatherKeysThanAPanel(count: Int) throws {
    var letters = try keyboard()
    letters.edges = 43
    var panel = letters
    (panel.edges, panel.rows.pitch) = (21, letters.rows.pitch * 1.3)
    let pictures = (0..<7).map { _ in [panel] } + (0..<count).map { _ in [letters] }
    #expect(SeenKeyboards(pictures).best?.edges == 43)
    #expect(SeenKeyboards(pictures.prefix(7) + [[letters]]).best?.edges == 21)
  }

  /// Noise makes up keyboards anywhere, but no second time the same.
  @Test func noiseIsNoSecondPhone() throws {
    let key = try keyboard()
    var random = SeededGenerator(4711)
    for _ in 0..<300 {
      let pictures = (0..<24).map { index -> [KeyGrid] in
        // Places are so far apart that no two are alike by chance.
        let width = 60 + 12 * Double(index)
        let count = Int.random(in: 0...1, using: &random)
        return [key] + (0..<count).map { _ in other(key, at: 450, width: width) }
      }
      #expect(refusal(pictures) == "")
    }
  }

  /// Keys with a gap that is seen in part are some where two pictures show them.
  @Test func brokenKeysOfOnePictureAreNone() throws {
    var key = try keyboard()
    key.isBroken = true
    #expect(SeenKeyboards([[key], []]).best == nil)
    #expect(SeenKeyboards([[key], [], [key]]).best != nil)
    key.isBroken = false
    #expect(SeenKeyboards([[key], []]).best != nil)
  }

  /// Two phones are seen at once, however small the second is.
  @Test(arguments: [100.0, 200, 390]) func twoPhonesAreTwo(width: Double) throws {
    let key = try keyboard()
    let second = other(key, at: 450, width: width)
    #expect(refusal([[key], [key, second], [key, second]]).contains("two keyboards"))
    #expect(refusal([[key], [key, second], [key]]) == "")
  }
}
