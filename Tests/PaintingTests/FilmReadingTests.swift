import Diagnosis
import Scenarios
import Testing

@testable import Painting

struct FilmReadingTests {
  private func films(_ name: String) throws -> [Film] {
    let scenario = try Scenario.named(name)
    return try scenario.approaches.map { try scenario.film(of: $0) }
  }

  /// Every frame is spoken of, in every scenario; figures are the film's own.
  @Test(arguments: [
    "keyboard-gap", "field-left-behind", "floating-keyboard", "cells-fly-in-on-hide",
  ])
  func everyFrameIsSpokenOf(name: String) throws {
    let films = try films(name)
    let readings = FilmReading.all(of: films)
    #expect(readings.count == films.count)
    for (film, reading) in zip(films, readings) {
      #expect(reading.verdicts.count == film.frameCount)
      #expect(reading.progress.count == film.frameCount)
      #expect(reading.screens.count == film.frameCount)
      #expect(!reading.findings.isEmpty)
      for frame in reading.findings.compactMap(\.frame) + [reading.worst].compactMap({ $0 }) {
        #expect((0..<film.frameCount).contains(frame))
      }
    }
  }

  @Test func theWorstFrameIsWhereTheSeamIsFarthestApart() throws {
    let films = try films("keyboard-gap")
    for (film, reading) in zip(films, FilmReading.all(of: films)) {
      let sizes = film.series(.gap).map { abs($0 ?? 0) }
      let most = try #require(sizes.max())
      if most == 0 {
        #expect(reading.worst == nil)
        #expect(reading.findings.allSatisfy { $0.words.tone == .good })
      } else {
        let worst = try #require(reading.worst)
        #expect(sizes[worst] == most)
        #expect([.gap, .overlap].contains(reading.verdicts[worst].tone))
      }
    }
    #expect(films.map(\.approach) == ["frame", "constraints", "transform"])
    #expect(FilmReading.all(of: films).map(\.worst) == [5, 0, nil])
  }

  /// Where bar and keyboard meet throughout, the messages are what there is to say.
  @Test func messagesAreSpokenOfWhereNothingElseIs() throws {
    let readings = FilmReading.all(of: try films("cells-fly-in-on-hide"))
    let worst = try #require(readings[0].worst)
    #expect(readings[0].verdicts[worst].text.hasPrefix("cells astray"))
  }

  /// What is left out of the lines changes nothing: between two samples that are kept nothing moved.
  @Test func restsAreLeftOutOfTheLines() throws {
    let film = try films("keyboard-gap")[0]
    let reading = try #require(FilmReading.all(of: [film]).first)
    let all = SeamLines(film, range: 0...film.duration, count: 2 * film.frameCount).samples
    #expect(reading.samples.count < all.count)
    #expect(reading.samples.first?.time == all.first?.time)
    #expect(reading.samples.last?.time == all.last?.time)
    for (before, after) in zip(reading.samples, reading.samples.dropFirst()) {
      for sample in all where before.time < sample.time && sample.time < after.time {
        #expect(sample.keyboard == before.keyboard && sample.gap == before.gap, "\(sample.time)")
      }
    }
  }

  @Test func aSettingIsOfFilms() throws {
    #expect(FilmSetting([]) == nil)
    let chat = try #require(FilmSetting(try films("keyboard-gap")))
    #expect(chat.line.hasPrefix("iPhone 7"))
    #expect(chat.subject == "bar" && chat.gapName == "gap")
    #expect(chat.window == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(try #require(FilmSetting(try films("field-left-behind"))).subject == "field")
    // Large enough for the device as it is held before and after.
    let turned = try #require(FilmSetting(try films("turned-with-keyboard"))).window
    #expect(turned == Rect(x: 0, y: 0, width: 667, height: 667))
  }
}
