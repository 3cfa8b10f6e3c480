import Approaches
import Graphics
import Imaging
import Screens
import Stage
import Testing

@testable import Painting

/// Pictures of a film in which the device is turned.
struct TurnedScreenTests {
  /// An iPhone 7, 375×667 points, that is turned on its side at 0.5 s.
  private func film() throws -> Film {
    let script = Script(
      device: try #require(Device(named: "iPhone 7")), keyboard: KeyboardSetting(height: 260),
      events: [ScriptEvent(at: 0, .showKeyboard()), ScriptEvent(at: 0.5, .rotate(.landscapeLeft))],
      until: 1)
    return try script.play(BarMove(.transform), named: "test") {
      ChatScreen(Message.conversation(count: 3), in: $0)
    }
  }

  @Test func pixelsOutsideTheScreenStayAsTheyWere() throws {
    let film = try film()
    let fonts = try Fonts()
    let painter = ScreenPainter(.light, scale: 1, fonts: fonts)
    func picture(at time: Double) throws -> Bitmap {
      let canvas = try Canvas(
        pixelWidth: 667, pixelHeight: 667, scale: 1, background: Color(0x123456), fonts: fonts)
      painter.draw(film, at: time, on: canvas, window: film.largestScreen)
      return try canvas.bitmap()
    }
    let outside: UInt32 = 0xFF12_3456
    let upright = try picture(at: 0.4)
    #expect(upright[374, 666] != outside && upright[0, 0] != outside)
    #expect(upright[375, 0] == outside && upright[666, 666] == outside)
    let onSide = try picture(at: 0.9)
    #expect(onSide[666, 374] != outside && onSide[0, 0] != outside)
    #expect(onSide[0, 375] == outside && onSide[666, 666] == outside)
  }

  @Test func theLargestScreenHoldsBothPostures() throws {
    let film = try film()
    let painter = ScreenPainter(.light, scale: 2, fonts: try Fonts())
    #expect(painter.pixelSize(of: film.largestScreen) == (1334, 1334))
  }
}
