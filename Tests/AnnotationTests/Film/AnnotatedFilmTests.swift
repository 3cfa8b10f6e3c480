import Diagnosis
import Scenarios
import Testing

@testable import Annotation

struct AnnotatedFilmTests {
  private func films(_ name: String) throws -> [Film] {
    let scenario = try Scenario.named(name)
    return try scenario.approaches.map { try scenario.film(of: $0) }
  }

  private func annotated(_ films: [Film]) -> [AnnotatedFilm] {
    zip(films, JudgedFilms(films.map { CaptionedFilm($0) }).rows).map { film, judged in
      AnnotatedFilm(judged, showing: Array(0..<film.frameCount))
    }
  }

  /// Every frame is spoken of, in every scenario; figures are the film's own.
  @Test(arguments: [
    "keyboard-gap", "field-left-behind", "floating-keyboard", "cells-fly-in-on-hide",
  ])
  func everyFrameIsSpokenOf(name: String) throws {
    let films = try films(name)
    let annotated = annotated(films)
    #expect(annotated.count == films.count)
    for (film, annotated) in zip(films, annotated) {
      #expect(annotated.labels.count == film.frameCount)
      #expect(annotated.progress.count == film.frameCount)
      #expect(annotated.screens.count == film.frameCount)
      #expect(!annotated.figures.isEmpty)
      let frames = annotated.figures.compactMap {
        $0.frame(of: film.frameCount, framesPerSecond: film.framesPerSecond)
      }
      for frame in frames + [annotated.worst].compactMap({ $0 }) {
        #expect((0..<film.frameCount).contains(frame))
      }
    }
  }

  @Test func theWorstFrameIsWhereTheSeamIsFarthestApart() throws {
    let films = try films("keyboard-gap")
    for (film, annotated) in zip(films, annotated(films)) {
      let sizes = film.series(.gap).map { abs($0 ?? 0) }
      let most = try #require(sizes.max())
      if most == 0 {
        #expect(annotated.worst == nil)
        #expect(annotated.figures.allSatisfy { $0.severity == .good })
      } else {
        let worst = try #require(annotated.worst)
        #expect(sizes[worst] == most)
        #expect([.gap, .overlap].contains(annotated.labels[worst].severity))
      }
    }
    #expect(films.map(\.approach) == ["frame", "constraints", "transform"])
    #expect(annotated(films).map(\.worst) == [5, 0, nil])
  }

  /// Where bar and keyboard meet throughout, the messages are what there is to say.
  @Test func messagesAreSpokenOfWhereNothingElseIs() throws {
    let annotated = annotated(try films("cells-fly-in-on-hide"))
    let worst = try #require(annotated[0].worst)
    #expect(annotated[0].labels[worst].text.hasPrefix("cells off by"))
  }

  /// What is left out of the lines changes nothing: between two samples that are kept nothing moved.
  @Test func restsAreLeftOutOfTheLines() throws {
    let film = try films("keyboard-gap")[0]
    let annotated = try #require(annotated([film]).first)
    let all = SeamLines(film, range: 0...film.duration, count: 2 * film.frameCount).samples
    #expect(annotated.samples.count < all.count)
    #expect(annotated.samples.first?.time == all.first?.time)
    #expect(annotated.samples.last?.time == all.last?.time)
    for (before, after) in zip(annotated.samples, annotated.samples.dropFirst()) {
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
