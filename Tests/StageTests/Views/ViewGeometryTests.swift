import TestSupport
import Testing

@testable import Stage

/// Frames, centres, transforms and conversion, before time begins.
struct ViewGeometryTests {
  /// Sets views up in a play and hands them to a check.
  private func setUp(_ check: @escaping (BareScreen) -> Void) throws -> Film {
    var checks = 0
    let film = try testScript().play(
      byConstraints: false,
      Handlers(load: { screen in
        check(screen)
        checks += 1
      }))
    #expect(checks == 1)
    return film
  }

  @Test func frameIsCentreAndSize() throws {
    _ = try setUp { screen in
      let bar = screen.bar
      bar.frame = Rect(x: 10, y: 20, width: 30, height: 40)
      #expect(bar.center == Point(x: 25, y: 40))
      #expect(bar.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
      bar.center = Point(x: 0, y: 0)
      #expect(bar.frame == Rect(x: -15, y: -20, width: 30, height: 40))
    }
  }

  @Test func transformMovesTheFrameAndNotTheCentre() throws {
    _ = try setUp { screen in
      let bar = screen.bar
      bar.frame = Rect(x: 0, y: 0, width: 100, height: 50)
      bar.transform = Transform(
        translation: Point(x: 5, y: -7), scale: Size(width: 2, height: 0.5))
      #expect(bar.center == Point(x: 50, y: 25))
      #expect(bar.frame == Rect(x: -45, y: 5.5, width: 200, height: 25))
    }
  }

  @Test func aFrameSetUnderATransformReadsBackAndWarns() throws {
    let film = try setUp { screen in
      screen.bar.transform = .translation(x: 0, y: -100)
      screen.bar.frame = Rect(x: 0, y: 400, width: 375, height: 44)
      #expect(screen.bar.frame == Rect(x: 0, y: 400, width: 375, height: 44))
    }
    #expect(film.warnings.contains { $0.text.contains("bar") && $0.text.contains("transform") })
  }

  @Test func invalidNumbersAreIgnoredWithAWarning() throws {
    let film = try setUp { screen in
      let before = screen.bar.frame
      screen.bar.center = Point(x: .nan, y: before.midY)
      #expect(screen.bar.frame == before)
    }
    #expect(film.warnings.contains { $0.text.contains("not a finite number") })
  }

  @Test func conversionAndItsInverseAgree() throws {
    var random = SeededGenerator(3)
    func number(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &random) * 8).rounded() / 8
    }
    let numbers = (0..<200).map { _ in number(-300...300) }
    _ = try setUp { screen in
      for index in stride(from: 0, to: 190, by: 10) {
        screen.view.bounds.origin = Point(x: numbers[index], y: numbers[index + 1])
        screen.bar.transform = .translation(x: numbers[index + 2], y: numbers[index + 3])
        screen.bar.center = Point(x: numbers[index + 4], y: numbers[index + 5])
        let rect = Rect(x: numbers[index + 6], y: numbers[index + 7], width: 10, height: 20)
        let onScreen = screen.bar.convert(rect, to: nil)
        #expect(screen.bar.convert(onScreen, from: nil) == rect)
        #expect(
          screen.bar.convert(rect, to: screen.view) == screen.view.convert(onScreen, from: nil))
        #expect(onScreen.minY == rect.minY + screen.bar.frame.minY - screen.view.bounds.minY)
      }
    }
  }

  @Test func alphaStaysWithinItsRange() throws {
    _ = try setUp { screen in
      screen.bar.alpha = 3
      #expect(screen.bar.alpha == 1)
      screen.bar.alpha = -1
      #expect(screen.bar.alpha == 0)
    }
  }
}
