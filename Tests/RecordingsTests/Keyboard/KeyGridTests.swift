import Testing

@testable import Recordings

@Suite struct KeyGridTests {
  private let screen = DrawnPhone.screen(393, 852)

  private func rows(_ scale: Double, look: DrawnPhone.Look, columns: Int) -> [KeyGrid] {
    let area = PixelArea(x: 0, y: 0, width: 393 * scale, height: 852 * scale)
    var picture = DrawnPhone(
      width: Int(area.width.rounded()), height: Int(area.height.rounded()), level: 0)
    picture.phone(screen, in: area, raised: 1, look: look, columns: columns)
    return KeyGrid.all(in: picture.frame, edge: FlatStrip.edges[0])
  }

  /// Letters of several languages, kana and digits: rows of ten, eleven, twelve, five and three keys.
  @Test(arguments: [10, 11, 12, 5, 3], [0.5, 1.5])
  func thePitchIsMeasured(columns: Int, scale: Double) throws {
    for look in [DrawnPhone.Look.light, .dark] {
      let found = rows(scale, look: look, columns: columns)
      let keys = try #require(found.first)
      #expect(found.count == 1)
      #expect(abs(keys.rows.pitch - 54 * scale) < 0.15, "\(keys)")
      // The lowest keys end three points above what is below them.
      #expect(abs(keys.rows.bottom - (852 - screen.belowKeys) * scale) < 1, "\(keys)")
    }
  }

  @Test func linesOfTextAreNoKeys() {
    var text = DrawnPhone(width: 400, height: 800, level: 255)
    for row in 0..<16 {
      for letter in 0..<30 {
        text.fill(20 + 12 * Double(letter), 50 * Double(row) + 12, 4, 22, 20)
      }
    }
    for edge in FlatStrip.edges { #expect(KeyGrid.all(in: text.frame, edge: edge).isEmpty) }
  }
}
