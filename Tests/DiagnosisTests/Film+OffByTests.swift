import Scenarios
import Testing

@testable import Diagnosis

/// How far a bar is from where a right one would be.
struct FilmOffByTests {
  private func scenario(_ yaml: String) throws -> Scenario {
    try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
  }

  private func film(_ yaml: String, _ approach: String) throws -> Film {
    let scenario = try scenario(yaml)
    return try scenario.film(of: try #require(scenario.approach(named: approach)))
  }

  private func most(_ film: Film) throws -> Double { try #require(film.measures.offMax).value }

  /// A bar lifted so many points farther than it should be.
  private struct Shifted: Approach {
    let shift: Double
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      let lift = chat.overlap(with: keyboard) + shift
      chat.animate(with: keyboard) { chat.toolbar.transform = .translation(x: 0, y: -lift) }
    }
    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
    }
  }

  private struct Still: Approach { typealias Screen = ChatScreen }

  /// Right is what goes in the keyboard's time and what waits for it, also where motions overlap and where the bar has
  /// less far to go, because it stands on a home indicator or a tab bar.
  @Test(arguments: [
    "device: iPhone 7", "device: iPhone 15 Pro", "device: iPhone 15 Pro\nchat: {tabBar: true}",
    "device: iPhone 15 Pro\nevents: [{at: 0, keyboard: show}, {at: 0.1, keyboard: hide}, {at: 0.2, keyboard: show}]",
    "device: iPhone 15 Pro\nevents: [{at: 0, keyboard: show}, {at: 0.05, keyboard: show, height: 400}]",
  ])
  func aRightBarIsNeverOff(setting: String) throws {
    for approach in ["transform", "constraints-layout-curve", "frame-curve", "layout-guide"] {
      let film = try film(setting, approach)
      #expect(film.offBy.allSatisfy { $0 == 0 }, "\(approach)")
      #expect(try most(film) == 0)
    }
  }

  /// The padding below a bar's content hides a motion that is late by a tick from gap and overlap.
  @Test func paddingHidesNothingOfTheMotion() throws {
    let film = try film(
      "device: iPhone 15 Pro\napproaches: [{name: late, move: transform, curve: keyboard, lag: 1}]",
      "late")
    let measures = film.measures
    #expect(measures.gapMax.value < 1 && measures.overlapMax.value < 1)
    // A tick of the display is 1 / 120 s; the bar goes at the keyboard's pace, its own distance far.
    let spring = try #require(Timing(curve: .keyboard, duration: 0.25, begin: 0, keyboard: .ios7))
    let distance = film.keyboardHeight - film.device.safeArea.bottom
    let expected =
      (0..<60).map { frame in
        let time = film.time(ofFrame: frame)
        return distance * (spring.progress(at: time) - spring.progress(at: max(0, time - 1 / 120)))
      }.max() ?? 0
    #expect(expected > 14)
    #expect(abs(try most(film) - expected) < 0.01)
  }

  /// A bar that never moves is off by what the keyboard covers.
  @Test(arguments: ["iPhone 7", "iPhone 15 Pro"])
  func aBarThatNeverMovesIsOffByTheWholeDistance(device: String) throws {
    let film = try scenario("device: \(device)").film(of: Still())
    let distance = film.keyboardHeight - film.device.safeArea.bottom
    #expect(try most(film) == distance && film.measures.overlapMax.value == distance)
  }

  /// A bar stands rightly with its content or with its background on the keyboard; in between it is off by the lesser.
  @Test(arguments: [-40.0, -5, 5, 14.5, 16, 25, 34, 60])
  func theLesserDistanceCounts(shift: Double) throws {
    let film = try scenario("device: iPhone 15 Pro\nmessages: 0").film(of: Shifted(shift: shift))
    let rest = try #require(film.value(of: .off, at: 0.9))
    let expected = abs(shift) < abs(shift - 34) ? shift : shift - 34
    #expect(abs(rest - expected) < 0.001)
    #expect(abs(film.measures.offMax?.value ?? 0) >= abs(expected) - 0.001)
  }

  /// A bar that stands a distance above the bottom keeps it above the keyboard by design; twice a tab bar's is a fault.
  @Test func aTabBarsHeightIsNotAMargin() throws {
    #expect(try most(film("device: iPhone 7\nchat: {tabBar: true}", "full-height")) == 49)
  }

  @Test func itIsNilWhereNoRightPlaceIsKnown() throws {
    let form = try Scenario.named("text-view-covered")
    let approach = try #require(form.approaches.first)
    #expect(try form.film(of: approach).measures.offMax == nil)
    let floating = try Scenario.named("undocked-keyboard")
    for approach in floating.approaches {
      let film = try floating.film(of: approach)
      // It leaves the dock and goes back to it; docked and at rest the bar has a place.
      #expect(film.value(of: .off, at: 0.5) == nil && film.value(of: .off, at: 1.2) == nil)
      #expect(film.value(of: .off, at: 1.9) == 0)
    }
    let away = try Scenario.named("back-from-background")
    for approach in away.approaches {
      let film = try away.film(of: approach)
      let left = try #require(film.events.first { $0.action == .enterBackground }).time
      #expect(film.value(of: .off, at: left) == nil)
    }
    let faded = try film("keyboard: {transition: cross-fade}", "transform")
    #expect(faded.value(of: .off, at: 0.1) == nil && faded.value(of: .off, at: 0.9) == 0)
  }

  /// Where a bar is off in frames of which it is not known how far, the measure does not say that it is less.
  @Test(arguments: ["turned-without-animation", "floating-keyboard", "undocked-keyboard"])
  func unknownIsNotZero(name: String) throws {
    let scenario = try Scenario.named(name)
    for approach in scenario.approaches {
      let film = try scenario.film(of: approach)
      let fault = Episode.all(of: film).map(\.fault).max() ?? 0
      #expect(
        fault <= (film.measures.offMax?.value ?? .infinity) + film.device.pixel, "\(approach)")
    }
    let wrong = try #require(scenario.approaches.first)
    #expect(try scenario.film(of: wrong).measures.offMax == nil)
  }

  /// A background that is drawn out to the keyboard holds no bar there.
  @Test func aBarIsWhereItsContentIs() throws {
    let film = try film("context: inherited\ndevice: iPhone 7", "frame-as-printed")
    let measures = film.measures
    #expect(measures.gapMax.value == 0 && measures.overlapMax.value == 0)
    #expect(try most(film) > 600)
  }

  /// A finger's drag and what follows its release are two motions.
  @Test func aFingersReleaseBeginsAWay() throws {
    let scenario = try Scenario.named("finger-takes-keyboard")
    let guide = try #require(scenario.approach(named: "layout-guide"))
    #expect(try most(scenario.film(of: guide)) < 1)
  }

  /// The measure is the series' farthest value, within the range.
  @Test(arguments: ["frame", "constraints", "did-show", "transform-no-curve"])
  func theMeasureIsTheFarthestOfTheSeries(approach: String) throws {
    let film = try film("device: iPhone 15 Pro", approach)
    let series = film.series(.off)
    #expect(series.count == film.frameCount)
    let most = try #require(film.measures.offMax)
    #expect(series.compactMap { $0 }.map(abs).max() == most.value)
    let frame = try #require(series.firstIndex { abs($0 ?? 0) == most.value })
    #expect(most.time == film.time(ofFrame: frame))
    let show = try #require(film.measures(in: 0...0.9).offMax)
    #expect(show.value == series.prefix(55).compactMap { $0 }.map(abs).max())
  }

  /// What has yet to be covered of the keyboard's ways is how far its top is from where it will rest.
  @Test func theKeyboardsStretchesAddUp() throws {
    for name in ["ios26-heights-overshoot", "height-changes", "keyboard-gap"] {
      let scenario = try Scenario.named(name)
      let film = try scenario.film(of: try #require(scenario.approaches.first))
      for time in film.frameTimes {
        let moment = Moment.at(time)
        let top = try #require(film.rect(of: .keyboard, at: moment)).minY
        let rest = try #require(film.restingKeyboardTop(at: moment))
        let left = film.keyboardStretches(at: moment).reduce(0) {
          $0 + ($1.before - $1.after) * $1.left
        }
        #expect(abs(rest + left - top) < 1e-5, "\(name) at \(time)")
      }
    }
  }
}
