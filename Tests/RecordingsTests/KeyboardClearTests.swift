import Testing

@testable import Recordings

@Suite struct KeyboardClearTests {
  private let screen = DrawnScreen(safeBottom: 0)
  private let measure = ScreenMeasure(
    rows: 844, scale: RecordingScale(pixelsPerPoint: 1, uncertainty: 0, basis: .given))

  private func frame(keyboard: Double) -> LumaFrame {
    screen.frame(at: 0, keyboard: keyboard, bar: screen.loweredBar)
  }

  private func tracker() -> KeyboardTracker {
    let filter = ScreenFilter(measure)
    var template = KeyboardTemplate(
      ColumnPicture(frame(keyboard: 508)), firstRow: 508,
      without: ColumnPicture(frame(keyboard: 844)), filter: filter)
    template.top = 508
    return KeyboardTracker(template, measure: measure, filter: filter)
  }

  /// Two frames in one: of each pixel so much of the second as is said for its column.
  private func mix(
    _ first: LumaFrame, _ second: LumaFrame, part: (_ column: Int) -> Double
  ) -> LumaFrame {
    let pixels = first.pixels.indices.map { index in
      let part = part(index % first.width)
      return UInt8(
        (Double(first.pixels[index]) * (1 - part) + Double(second.pixels[index]) * part).rounded())
    }
    return LumaFrame(width: first.width, height: first.height, time: 0, pixels: pixels)
  }

  /// Whether the place that is found by the pattern is told.
  private func isTold(_ raw: LumaFrame) throws -> Bool {
    let tracker = tracker()
    let frame = FilteredFrame(raw, filter: tracker.filter)
    let best = try #require(
      tracker.candidates(in: frame).max { $0.evidence < $1.evidence })
    return tracker.isClear(best, in: frame)
  }

  @Test(arguments: [508.0, 560.5, 640, 700.25])
  func aKeyboardThatIsAloneIsTold(top: Double) throws {
    #expect(try isTold(frame(keyboard: top)))
  }

  @Test func twoFramesInOneAreNot() throws {
    let mixed = mix(frame(keyboard: 600), frame(keyboard: 616)) { _ in 0.45 }
    #expect(try !isTold(mixed))
  }

  @Test func halvesAtTwoPlacesAreNot() throws {
    let mixed = mix(frame(keyboard: 600), frame(keyboard: 601)) { $0 < 32 ? 0 : 1 }
    #expect(try !isTold(mixed))
  }

  /// A keyboard that fades is where it is, however faint.
  @Test func oneThatFadesIsTold() throws {
    let faint = mix(frame(keyboard: 844), frame(keyboard: 508)) { _ in 0.5 }
    #expect(try isTold(faint))
  }

  /// An edge that is of two frames is here for some rows and there for more of them.
  @Test func aSmearedSliverIsNotTold() throws {
    func isTold(_ raw: LumaFrame) throws -> Bool {
      let tracker = tracker()
      let frame = FilteredFrame(raw, filter: tracker.filter)
      let best = try #require(
        tracker.slivers(in: frame, without: nil).max { $0.evidence < $1.evidence })
      return tracker.isClear(best, in: frame)
    }
    func low(_ top: Double) -> LumaFrame {
      var pixels = frame(keyboard: top).pixels
      // What is above is of one brightness.
      for index in pixels.indices where index / 64 < Int(top) { pixels[index] = 60 }
      return LumaFrame(width: 64, height: 844, time: 0, pixels: pixels)
    }
    #expect(try isTold(low(810)))
    #expect(try !isTold(mix(low(810), low(813)) { _ in 0.4 }))
  }

  /// A spring's last points go on; what stays where it is was left behind.
  @Test func whatStandsStillOnItsWayIsStuck() {
    let times = (0..<24).map { Double($0) / 120 }
    func stuck(_ height: (Int) -> Double) -> Set<Int> {
      KeyboardPath.stuck(times.indices.map { Reading(height($0), uncertainty: 0.3) }, at: times)
    }
    let spring = times.map { 336 * (1 - DrawnScreen.spring($0 + 0.25)) }
    #expect(stuck { spring[$0] }.isEmpty)
    #expect(stuck { $0 < 12 ? spring[$0] : spring[12] } == Set(12..<24))
    #expect(stuck { _ in 0 }.isEmpty)
  }
}
