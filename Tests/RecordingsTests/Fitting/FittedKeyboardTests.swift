import Recordings
import Stage
import Testing

/// The script of a recording's keyboard.
struct FittedKeyboardTests {
  private typealias Film = NumberFilm

  private var film: RecordedFilm { Film.film { Film.right($0, clearance: 34) } }

  @Test func aKeyboardThatComesAndGoes() throws {
    let fitted = try FittedKeyboard(RecordingVerdict(of: film))
    #expect(fitted.device.size.width == 390 && fitted.device.size.height == 844)
    #expect(fitted.height == Film.keyboard && fitted.delay == 0 && fitted.framesPerSecond == 60)
    #expect(fitted.events.map(\.isShown) == [true, false])
    #expect(fitted.events.allSatisfy { $0.height == nil })
    for (event, time) in zip(fitted.events, [Film.show, Film.hide]) {
      #expect(abs(event.time - time) < 0.01)
    }
    #expect(fitted.duration > Film.hide + 0.4 && fitted.duration <= Film.duration + 0.2)
  }

  /// Where a recording begins with the keyboard shown, a script has to show it before.
  @Test func aKeyboardThatIsThereAlready() throws {
    var film = film
    film.frames = film.frames.filter { $0.time >= 1 }.map { frame in
      var frame = frame
      frame.time -= 1
      return frame
    }
    film.events = TraceEvents(film).events
    let fitted = try FittedKeyboard(RecordingVerdict(of: film))
    #expect(fitted.delay > 0)
    #expect(fitted.events.map(\.isShown) == [true, false])
    #expect(fitted.events[0].time == 0)
    #expect(abs(fitted.events[1].time - (Film.hide - 1 + fitted.delay)) < 0.01)
    #expect(fitted.height == Film.keyboard)
  }

  @Test func whatIsMissingIsNamed() {
    func obstacle(_ change: (inout RecordedFilm) -> Void) -> FittedKeyboard.Obstacle? {
      var film = film
      change(&film)
      do throws(FittedKeyboard.Obstacle) {
        _ = try FittedKeyboard(RecordingVerdict(of: film))
        return nil
      } catch {
        return error
      }
    }
    #expect(obstacle { $0.unit = .pixels } == .withoutPoints)
    #expect(obstacle { $0.width = 123 } == .withoutDevice)
    #expect(obstacle { $0.events = [] } == .withoutEvents)
  }
}
