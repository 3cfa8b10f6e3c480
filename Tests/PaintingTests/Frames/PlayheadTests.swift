import Graphics
import Imaging
import Scenarios
import Testing

@testable import Painting

struct PlayheadTests {
  /// The line below an annotated clip is as full as the clip is over, and nowhere without a clip.
  @Test func theLineIsAsFullAsTheClipIsOver() throws {
    let scenario = try Scenario.named("keyboard-gap")
    let films = try scenario.approaches.prefix(2).map { try scenario.film(of: $0) }
    let setting = FramePainter.Setting(isAnnotated: true, range: 0.2...1.2)
    let painter = try FramePainter(films, setting)
    let track = painter.layout.track
    /// How far the line is of the head's colour at a time, of all.
    func filled(at time: Double) throws -> Double {
      let bitmap = try painter.bitmap(at: time)
      let row = Int(track.midY) * bitmap.width
      let line = bitmap.pixels[(row + Int(track.minX))..<(row + Int(track.maxX))]
      let head = bitmap.pixels[row + Int(track.minX) + 1]
      return Double(line.count { $0 == head }) / Double(line.count)
    }
    for part in [0.25, 0.5, 0.75] {
      #expect(abs(try filled(at: 0.2 + part) - part) < 0.02)
    }
    let last = try filled(at: 1.2)
    #expect(last > 0.98)
    let alone = try FramePainter(films, FramePainter.Setting(isAnnotated: true)).bitmap(at: 0.7)
    let row = Int(track.midY) * alone.width
    #expect(Set(alone.pixels[(row + Int(track.minX))..<(row + Int(track.maxX))]).count == 1)
  }
}
