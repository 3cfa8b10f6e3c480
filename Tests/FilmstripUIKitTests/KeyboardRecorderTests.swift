import AppsOfSwift5
import Carrying
import FilmstripUIKit
import Foundation
import Recordings
import Scenarios
import Stage
import Testing

@Suite struct KeyboardRecorderTests {
  /// What is printed is what is compiled here over UIKit's names.
  @Test func theTextIsCompiled() throws {
    let carried = try CarriedSource(
      Array(DeviceTrace.recorder.utf8), file: "KeyboardRecorder.swift")
    #expect(carried.obstacles.allSatisfy { $0.severity != .error })
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Apps/KeyboardRecorder.swift")
    let compiled = try String(contentsOf: file, encoding: .utf8)
    #expect(compiled.hasSuffix(String(decoding: carried.bytes, as: UTF8.self)))
  }

  /// A recorder in a film writes what the film shows, and its trace is understood as the film is.
  @Test func aRecordedFilmIsReadBack() throws {
    for (context, family) in [(HandlerContext.inherited, nil), (.deferred, "K4")] {
      let csv = FilmNotes()
      let scenario = try Scenario.named("keyboard-gap")
      let film = try scenario.film(
        of: RecordedChat { csv.add($0) }, context: context,
        bar: { $0.inputBar }, list: { $0.tableView }, field: { $0.textView })
      #expect(film.warnings.isEmpty)
      let trace = try DeviceTrace.read(csv: try #require(csv.all.first), file: "chat.csv")
      #expect(trace.width == film.device.size.width && trace.height == film.device.size.height)
      #expect(trace.events.map(\.kind) == [.show, .hide])
      let verdict = try #require(RecordingVerdict(of: trace).events.last)
      #expect(verdict.fit.keyboard.motion?.shape == .springIOS7)
      #expect(verdict.fit.keyboard.certainty == .certain)
      #expect(verdict.family?.rawValue == family, "\(verdict.sentences)")
    }
  }
}
