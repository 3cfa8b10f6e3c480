import Annotation
import Diagnosis
import Recordings
import Stage
import Testing

@testable import RecordedPictures

struct JudgedRecordingTests {
  /// Frames a tenth of a second apart: the keyboard comes to 500 of 800 points, and the bar parts from it by `seams`;
  /// a right bar reaches so far below the keyboard's top.
  private func recording(
    _ seams: [Double?], unit: RecordedFilm.Unit = .points, uncertainty: Double = 0.4,
    padding: Double = 0
  ) -> JudgedRecording {
    let last = Double(max(seams.count - 1, 1))
    let frames = seams.indices.map { index in
      let top = 800 - 300 * Double(index) / last
      return RecordedFrame(
        time: Double(index) / 10, keyboardTop: Reading(top, uncertainty: 0.2),
        barBottom: seams[index].map { Reading(top - $0 + padding, uncertainty: 0.2) })
    }
    let film = RecordedFilm(
      source: RecordingSource(name: "clip.mov", kind: .pictures), unit: unit, width: 390,
      height: 800, frames: frames,
      events: [RecordedEvent(kind: .show, frames: 0...max(seams.count - 1, 0))])
    return JudgedRecording(
      film, seams: seams.map { $0.map { Reading($0, uncertainty: uncertainty) } },
      name: "recording", summary: "")
  }

  @Test func distancesWithinTheirUncertaintyAreNotAFault() {
    let judged = recording([0, 0.3, 5, -6])
    #expect(judged.fault(1) == nil)
    #expect(judged.fault(2) == 5)
    #expect(judged.fault(3) == -6)
    #expect(judged.worst == 3)
    #expect(judged.label(1) == Label("0 ± 0.4 pt", .good))
    #expect(judged.label(2) == Label("5 pt too high", .gap))
    #expect(judged.label(3) == Label("6 pt covered", .overlap))
    #expect(judged.label(0) == Label("no keyboard", .plain))
  }

  /// A bar that may be 30 points off is not praised.
  @Test func uncertainFramesAreNotGood() {
    let judged = recording([0, 0.3, 5], uncertainty: 29.2)
    #expect(judged.label(1) == Label("0 ± 29.2 pt", .neutral))
    #expect(judged.figures() == [Figure("0 ± 29.2 pt off", .neutral)])
    #expect(judged.praise?.severity == .neutral)
    #expect(recording([0, 0.3], uncertainty: 6).praise?.severity == .good)
    // Nor is anything drawn between bar and keyboard, as neither label nor picture knows of any.
    #expect(
      recording([0, 12], uncertainty: 29.2).lines.samples.allSatisfy {
        $0.gap == nil && $0.shown == nil
      })
    #expect(recording([0, 40], uncertainty: 29.2).lines.samples.map(\.gap) == [nil, 40])
  }

  @Test func unseenPartsAreReported() {
    let judged = recording([0, nil, 5])
    #expect(judged.label(1) == Label("bar not seen", .plain))
    #expect(judged.mark(1) == nil)
    #expect(recording([nil, nil]).figures() == [Figure("bar not seen", .neutral)])
  }

  /// A bar that is seen, and whose right place is not known, is not called unseen.
  @Test func aBarWithoutARightPlaceIsNotJudged() {
    let judged = JudgedRecording(
      recording([0, 5]).film, seams: [nil, nil], name: "recording", summary: "")
    #expect(judged.label(1) == Label("not judged", .plain))
    #expect(judged.figures() == [Figure("not judged", .neutral)])
  }

  /// The gap lies above the keyboard, what is covered below its top.
  @Test func marksReachFromEdgeToEdge() throws {
    let judged = recording([0, 0, 5, -6])
    let gap = try #require(judged.mark(2))
    #expect(gap.severity == .gap)
    #expect(gap.rect == Rect(x: 0, y: 595, width: 390, height: 5))
    let overlap = try #require(judged.mark(3))
    #expect(overlap.severity == .overlap)
    #expect(overlap.rect == Rect(x: 0, y: 500, width: 390, height: 6))
  }

  /// A bar that is 50 points too high and reaches 34 below the keyboard when it is right lets 16 points show.
  @Test func onlyTheVisiblePartOfAGapIsMarked() throws {
    let judged = recording([0, 0, 50, 20], padding: 34)
    #expect(try #require(judged.mark(2)).rect == Rect(x: 0, y: 584, width: 390, height: 16))
    #expect(judged.label(2) == Label("50 pt too high", .gap))
    #expect(judged.mark(3) == nil)
    #expect(judged.label(3) == Label("20 pt too high", .gap))
    #expect(
      judged.figures() == [
        Figure("gap 16 pt", .gap, at: 0.2), Figure("50 pt too high", .gap, at: 0.2),
      ])
    let sample = judged.lines.samples[2]
    #expect(sample.bar == 216)
    #expect(sample.keyboard == 200)
    #expect(sample.gap == 50)
    #expect(sample.shown == 16)
    #expect(sample.content == nil)
  }

  /// Its line is its bottom edge, whatever the keyboard may cover of it, and what it may cover is its padding.
  @Test func aBarIsDrawnWhereItIs() {
    let samples = recording([0, 0, -6], padding: 34).lines.samples
    #expect(samples.map(\.bar) == [-34, 116, 260])
    #expect(samples.map(\.content) == [0, 150, 294])
    #expect(recording([0, 5]).lines.samples.allSatisfy { $0.content == nil })
  }

  /// What stands below a bar that rests high, such as a tab bar, is no gap: only what the bar leaves of it shows.
  @Test func viewsBelowTheBarAreNotAGap() throws {
    let judged = recording([0, 20], padding: -81)
    #expect(try #require(judged.mark(1)).rect == Rect(x: 0, y: 399, width: 390, height: 20))
  }

  @Test func theCoveredLengthIsTheLeastSeen() {
    #expect(recording([0, 0, -6]).figures() == [Figure("covered ≥ 6 pt", .overlap, at: 0.2)])
  }

  @Test func lengthsAreInTheFilmsUnit() {
    #expect(recording([0, 0, 5], unit: .pixels).label(2).text == "5 px too high")
    #expect(
      recording([0, 0, 5]).figures() == [
        Figure("gap 5 pt", .gap, at: 0.2), Figure("5 pt too high", .gap, at: 0.2),
      ])
    #expect(recording([0, 0, 0]).figures() == [Figure("0 ± 0.4 pt off", .good)])
  }

  @Test func theFirstTheLastAndTheWorstFrameAreColumns() {
    let seams = (0..<40).map { $0 == 17 ? 20.0 : 0.0 }
    let columns = Sheet(
      title: "", RecordedSubject(recording(seams), hasPictures: false), columns: 5, crop: .seam
    ).columns().map(\.frame)
    #expect(columns.count == 5)
    #expect(columns.first == 0)
    #expect(columns.last == 39)
    #expect(columns.contains(17))
  }

  /// Lines end where the keyboard is not seen, as nobody knows how they would go on.
  @Test func linesEndWhereNothingIsSeen() {
    var film = recording([0, 0, 0, 0, 0]).film
    film.frames[2].keyboardTop = nil
    let judged = JudgedRecording(
      film, seams: [nil, nil, nil, nil, nil], name: "recording", summary: "")
    #expect(judged.lines.keyboardRuns.map(\.count) == [2, 2])
    #expect(judged.label(2) == Label("not seen", .plain))
  }

  /// The bar goes behind the keyboard in frame 1, whose top is at 650, and is then anywhere from 680 to 800.
  private func covered() -> JudgedRecording {
    var film = recording([0, 0, 5]).film
    film.frames[1].barTop = Reading(750, uncertainty: 120)
    film.frames[1].barBottom = Reading(800, uncertainty: 120)
    let seams = [0, -30, 5].map { Reading($0, uncertainty: 0.4) }
    return JudgedRecording(film, seams: seams, name: "recording", summary: "")
  }

  /// Of a bar behind the keyboard a range is known and no line: what is covered of it is at least so much.
  @Test func aRangeIsNotALine() {
    let judged = covered()
    let sample = judged.lines.samples[1]
    #expect(sample.bar == nil)
    #expect(sample.covered == 0...120)
    #expect(sample.keyboard == 150)
    #expect(sample.content == 120)
    #expect(judged.lines.barRuns.map(\.count) == [1, 1])
    #expect(judged.lines.paddedRuns.isEmpty)
    #expect(judged.label(1) == Label("≥ 30 pt covered", .overlap))
    #expect(recording([0, -30, 5]).label(1) == Label("30 pt covered", .overlap))
    #expect(
      RecordedSubject(judged, hasPictures: false).explanation.hasPrefix(judged.topic.explanation))
    #expect(
      RecordedSubject(recording([0]), hasPictures: false).explanation == judged.topic.explanation)
  }

  /// By how much more of it is covered than of the model's nobody knows.
  @Test func aRangeIsNotSubtracted() {
    let lines = covered().lines(less: recording([0, -48, 5])).samples
    #expect(lines.map(\.bar) == [0, nil, 0])
    #expect(lines.map(\.gap) == [0, nil, 0])
    #expect(lines.map(\.keyboard) == [0, 0, 0])
  }

  @Test func aTableHasNoPlaceOfACoveredBar() {
    let lines = covered().csv(frames: 0...1).split(separator: "\r\n")
    #expect(
      lines == [
        "frame,time_s,keyboard.top_pt,keyboard.top.uncertainty_pt,bar.bottom_pt,bar.bottom.uncertainty_pt,"
          + "tooHigh_pt,tooHigh.uncertainty_pt,bar.isCovered",
        "0,0.000000,800.000,0.200,800.000,0.200,0.000,0.400,0",
        "1,0.100000,650.000,0.200,,,-30.000,0.400,1",
      ])
  }

  @Test func aTableHasALineForEachFrame() {
    let judged = recording([0, nil, 5])
    let lines = judged.csv(frames: 1...2).split(separator: "\r\n")
    #expect(
      lines == [
        "frame,time_s,keyboard.top_pt,keyboard.top.uncertainty_pt,bar.bottom_pt,bar.bottom.uncertainty_pt,"
          + "tooHigh_pt,tooHigh.uncertainty_pt",
        "1,0.100000,650.000,0.200,,,,", "2,0.200000,500.000,0.200,495.000,0.200,5.000,0.400",
      ])
  }
}
