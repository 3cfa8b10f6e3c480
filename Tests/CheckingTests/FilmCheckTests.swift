import Graphics
import Imaging
import Painting
import Review
import Scenarios
import Testing
import Traces

@testable import Checking

/// Every verdict that a film can get, from real films.
struct FilmCheckTests {
  private let pick: FramePick
  private let corner: PixelRectangle

  init() throws {
    pick = try #require(FramePick(frame: 3, scale: 1))
    corner = try #require(PixelRectangle(x: 40, y: 30, width: 5, height: 2))
  }

  @Test func theSameFilmIsIdentical() throws {
    let film = try ShortFilms.film()
    let findings = try ShortFilms.findings(
      of: film, against: try ShortFilms.files(of: film, picks: [pick]))
    #expect(findings.map(\.outcome.name) == ["short/transform", "short/transform-0003@1x"])
    for finding in findings {
      let outcome = finding.outcome
      #expect(outcome.verdict == .identical && outcome.message.isEmpty && outcome.cause.isEmpty)
      #expect(outcome.scenario == "short" && outcome.approach == "transform")
      #expect(outcome.source == "short.yaml" && outcome.line == 7)
      #expect(finding.kept().files.isEmpty)
    }
    #expect(findings[0].outcome.baseline == "Films/short/transform.trace.json")
    #expect(findings[0].outcome.frame == nil)
    #expect(findings[1].outcome.baseline == "Films/short/transform-0003@1x.png")
    #expect(findings[1].outcome.frame == 3)
  }

  @Test func nothingApprovedIsMissing() throws {
    let film = try ShortFilms.film()
    let findings = try ShortFilms.findings(of: film, against: [:])
    let outcome = try #require(findings.first?.outcome)
    #expect(findings.count == 1 && outcome.verdict == .missing)
    #expect(outcome.message == "\(outcome.baseline) does not exist.")
    let (kept, files) = findings[0].kept()
    #expect(kept.expected == nil && kept.difference == nil)
    #expect(kept.actual == "actual/short/transform.trace.json")
    #expect(files.map(\.path) == ["actual/short/transform.trace.json"])
    // What is kept is what `record` would write.
    #expect(files[0].bytes == (try ShortFilms.files(of: film))[ShortFilms.name.trace])
  }

  @Test func aPickedPictureThatIsNotThereIsMissing() throws {
    let film = try ShortFilms.film()
    var files = try ShortFilms.files(of: film, picks: [pick])
    let picture = files.removeValue(forKey: ShortFilms.name.file(pick))
    let findings = try ShortFilms.findings(of: film, against: files)
    #expect(findings.map(\.outcome.verdict) == [.identical, .missing])
    #expect(findings[1].actual == picture && findings[1].expected == nil)
    #expect(
      findings[1].outcome.message
        == "The picture's frame was picked, but the picture does not exist.")
  }

  /// What is damaged beside the approved picture is said, though the baseline passes; a damaged picture is told even
  /// where another size already says that it differs.
  @Test func damageOfTheApprovedPictureIsReported() throws {
    let film = try ShortFilms.film()
    var files = try ShortFilms.files(of: film, picks: [pick])
    let path = ShortFilms.name.file(pick)
    let picture = try #require(files[path])
    var scratched = picture
    let name = try #require(picture.firstRange(of: Array("pHYs".utf8)))
    scratched[name.upperBound + 9] ^= 1
    files[path] = scratched
    let outcome = try ShortFilms.findings(of: film, against: files)[1].outcome
    let note =
      "The chunk pHYs of the approved picture does not match its checksum and was left out."
    #expect(outcome.verdict == .samePixels && outcome.notes == [note])
    #expect(outcome.message == "The same pixels, in different bytes. \(note)")
    let small = try #require(Bitmap(width: 4, height: 5, filledWith: 0xFF00_0000))
    files[path] = try Array(PNG.encode(small).dropLast(12))
    let damaged = try ShortFilms.findings(of: film, against: files)[1].outcome
    #expect(damaged.verdict == .notCompared && damaged.message.contains("ends too early"))
  }

  /// A formatter went over the trace, and a program left its remark in a picture.
  @Test func otherBytesOfTheSameAreSamePixels() throws {
    let film = try ShortFilms.film()
    var files = try ShortFilms.files(of: film, picks: [pick])
    let trace = String(decoding: try #require(files[ShortFilms.name.trace]), as: UTF8.self)
    files[ShortFilms.name.trace] = Array(
      trace.replacing("\n", with: " ").replacing(".000", with: ".0").utf8)
    let picture = try #require(files[ShortFilms.name.file(pick)])
    files[ShortFilms.name.file(pick)] = try PNG.adding(
      try #require(PNG.Text("Comment", "packed anew")), to: picture)
    let findings = try ShortFilms.findings(of: film, against: files)
    #expect(findings.map(\.outcome.verdict) == [.samePixels, .samePixels])
    #expect(findings[0].outcome.message == "The same numbers, written differently.")
    #expect(findings[1].outcome.message == "The same pixels, in different bytes.")
    #expect(findings.allSatisfy { $0.outcome.cause.isEmpty && $0.kept().files.isEmpty })
  }

  @Test func theSamePixelsOfAnotherEnvironmentPass() throws {
    let film = try ShortFilms.film()
    var files = try ShortFilms.files(of: film, picks: [pick])
    let picture = try #require(files[ShortFilms.name.file(pick)])
    let other = try #require(Fingerprint.signature(of: picture)).replacing(
      "cairo ", with: "cairo 0")
    files[ShortFilms.name.file(pick)] = try ShortFilms.edited(
      picture, environment: other, part: nil, by: 0)
    let outcome = try ShortFilms.findings(of: film, against: files)[1].outcome
    #expect(outcome.verdict == .samePixels)
    #expect(outcome.message.hasPrefix("The same pixels, despite cairo 0"))
  }

  @Test func numbersWithinTheirToleranceAreReportedAndPass() throws {
    let now = try ShortFilms.film("transform", "keyboard: {height: 258.5}")
    let before = try ShortFilms.film("transform", "keyboard: {height: 259}")
    let tolerance = try #require(Tolerance(position: 0.5, gap: 0.5))
    let finding = try ShortFilms.findings(
      of: now, against: try ShortFilms.files(of: before, tolerance: tolerance))[0]
    #expect(finding.outcome.verdict == .withinTolerance)
    #expect(finding.outcome.message.contains("within its tolerance of 0.500 pt"))
    #expect(finding.outcome.cause.isEmpty)
    #expect(finding.kept().outcome.actual != nil && finding.kept().outcome.expected != nil)
    // A thousandth less is not enough, and what was approved says how much is.
    let less = try #require(Tolerance(position: 0.499, gap: 0.5))
    let files = try ShortFilms.files(of: before, tolerance: less)
    #expect(try ShortFilms.findings(of: now, against: files)[0].outcome.verdict == .otherLayout)
    let kept = try #require(finding.actual)
    let baseline = try Baseline(json: String(decoding: kept, as: UTF8.self))
    #expect(baseline.tolerance == tolerance)
  }

  @Test func pixelsWithinTheThresholdPassAndAreKept() throws {
    let film = try ShortFilms.film()
    var files = try ShortFilms.files(of: film, picks: [pick])
    let picture = try #require(files[ShortFilms.name.file(pick)])
    files[ShortFilms.name.file(pick)] = try ShortFilms.edited(picture, part: corner, by: 0x000101)
    let exact = try ShortFilms.findings(of: film, against: files)[1].outcome
    #expect(exact.verdict == .otherPixels)
    let threshold = try #require(ColorThreshold(0.1))
    let finding = try ShortFilms.findings(
      of: film, against: files, rule: PictureRule(threshold: threshold))[1]
    #expect(finding.outcome.verdict == .withinTolerance)
    #expect(finding.outcome.message.hasSuffix("pixels differ, all within the threshold."))
    #expect(finding.outcome.cause.isEmpty && finding.outcome.pixels?.different == 0)
    #expect(finding.kept().files.count == 3)
  }

  @Test func editedPixelsAreOtherPixels() throws {
    let film = try ShortFilms.film()
    var files = try ShortFilms.files(of: film, picks: [pick])
    let picture = try #require(files[ShortFilms.name.file(pick)])
    let edited = try ShortFilms.edited(picture, part: corner, by: 0x00FFFF)
    files[ShortFilms.name.file(pick)] = edited
    let findings = try ShortFilms.findings(of: film, against: files)
    #expect(findings[0].outcome.verdict == .identical)
    let outcome = findings[1].outcome
    #expect(outcome.verdict == .otherPixels)
    #expect(outcome.pixels?.different == 10 && outcome.pixels?.total == 375 * 667)
    #expect(outcome.pixels?.bounds == [40, 30, 5, 2])
    #expect(outcome.message.hasPrefix("10 of 250125 pixels differ"))
    #expect(outcome.message.hasSuffix(", within 5 × 2 pixels at (40, 30)."))
    #expect(outcome.cause.hasPrefix("pixels of "))
    #expect(findings[1].expected == edited && findings[1].actual == picture)
    let difference = try PNG.decode(try #require(findings[1].difference))
    #expect(difference.width == 375 && difference.height == 667)
    let (kept, kinds) = findings[1].kept()
    #expect(kept.expected == "expected/short/transform-0003@1x.png")
    #expect(kept.actual == "actual/short/transform-0003@1x.png")
    #expect(kept.difference == "difference/short/transform-0003@1x.png")
    #expect(kinds.map(\.path) == [kept.expected, kept.actual, kept.difference].compactMap { $0 })
  }

  /// Where every difference lies in one part of the screen, it is the smallest such part.
  @Test func thePartThatDiffersIsNamed() throws {
    let film = try ShortFilms.film()
    let last = try #require(FramePick(frame: film.frameCount - 1, scale: 1))
    let place = try #require(
      FilmPicture.landmarks(of: film, last).first { $0.landmark == .keyboard }?.rectangle)
    var files = try ShortFilms.files(of: film, picks: [last])
    let inside = try #require(
      PixelRectangle(x: place.x + 20, y: place.y + 20, width: 4, height: 4))
    let picture = try #require(files[ShortFilms.name.file(last)])
    files[ShortFilms.name.file(last)] = try ShortFilms.edited(picture, part: inside, by: 0x00FFFF)
    let outcome = try ShortFilms.findings(of: film, against: files)[1].outcome
    #expect(outcome.cause == "pixels of keyboard")
    #expect(outcome.message.contains("pixels differ in the part keyboard, within 4 × 4 pixels"))
  }

  @Test func anotherApproachIsAnotherLayout() throws {
    let film = try ShortFilms.film()
    let files = try ShortFilms.files(
      of: try ShortFilms.film("transform", "keyboard: {height: 240}"),
      picks: [pick, try #require(FramePick(frame: 30, scale: 1))])
    let findings = try ShortFilms.findings(of: film, against: files)
    let trace = findings[0].outcome
    #expect(trace.verdict == .otherLayout)
    #expect(trace.features.first?.frame == trace.features.map(\.frame).min())
    #expect(trace.message.contains("differs from frame") && trace.cause.contains("toolbar.bottom"))
    // Pictures differ for the trace's reason.
    #expect(findings[2].outcome.verdict == .otherLayout && findings[2].outcome.cause == trace.cause)
    #expect(findings[2].difference != nil)
    // The approach's own name is of the film, too.
    let other = try ShortFilms.findings(
      of: film, against: try ShortFilms.files(of: try ShortFilms.film("frame")))[0].outcome
    #expect(other.verdict == .otherLayout && other.cause.contains("approach frame → transform"))
  }

  @Test func anotherRateIsOtherFrames() throws {
    let film = try ShortFilms.film()
    let outcome = try ShortFilms.findings(
      of: film, against: try ShortFilms.files(of: try ShortFilms.film("transform", "fps: 120")))[0]
      .outcome
    #expect(outcome.verdict == .otherFrames && outcome.features.isEmpty)
    #expect(outcome.message == "The film has 60 frames per second, the approved one 120.")
    #expect(outcome.cause == "120 → 60 fps")
  }

  /// A film that is shorter than what was approved has no picture of the frames that are gone, says so, and approving
  /// it forgets them.
  @Test func framesThatAreGoneHaveNoPictures() throws {
    let film = try ShortFilms.film()
    let longer = try ShortFilms.film("transform", "fps: 120")
    let last = try #require(FramePick(frame: film.frameCount, scale: 1))
    var files = try ShortFilms.files(of: longer, picks: [last, pick])
    let findings = try ShortFilms.findings(of: film, against: files)
    #expect(
      findings.map(\.outcome.name) == [
        "short/transform", ShortFilms.name.picture(last), "short/transform-0003@1x",
      ])
    #expect(findings[1].outcome.verdict == .otherFrames)
    #expect(findings[1].outcome.message == "The film has no frame \(last.frame) any more.")
    #expect(findings[1].expected == files[ShortFilms.name.file(last)] && findings[1].actual == nil)
    let actual = String(decoding: try #require(findings[0].actual), as: UTF8.self)
    #expect(try Baseline(json: actual).pictures == [pick])
    // What is not approved is not missed.
    files[ShortFilms.name.file(last)] = nil
    #expect(try ShortFilms.findings(of: film, against: files).count == 2)
  }

  @Test func anotherSizeIsAnotherLayout() throws {
    let film = try ShortFilms.film()
    let twice = try #require(FramePick(frame: 3, scale: 2))
    var files = try ShortFilms.files(of: film, picks: [pick, twice])
    files[ShortFilms.name.file(pick)] = files[ShortFilms.name.file(twice)]
    let outcome = try ShortFilms.findings(of: film, against: files)[1].outcome
    #expect(outcome.verdict == .otherLayout && outcome.cause == "size of pictures")
    #expect(
      outcome.message == "The picture has 375 × 667 pixels, the approved one 750 × 1334.")
  }

  @Test func anotherEnvironmentIsReportedFirst() throws {
    let film = try ShortFilms.film()
    var files = try ShortFilms.files(of: film, picks: [pick])
    let picture = try #require(files[ShortFilms.name.file(pick)])
    let now = try #require(Fingerprint.signature(of: picture))
    let version = try #require(now.firstMatch(of: /pango ([0-9.]+)/)?.output.1)
    files[ShortFilms.name.file(pick)] = try ShortFilms.edited(
      picture, environment: now.replacing("pango \(version)", with: "pango 1.0.0"), part: corner,
      by: 0x00FFFF)
    let outcome = try ShortFilms.findings(of: film, against: files)[1].outcome
    #expect(outcome.verdict == .otherEnvironment)
    #expect(outcome.cause == "pango 1.0.0 → \(version)")
    #expect(
      outcome.message.hasPrefix(
        "Drawn with other libraries or fonts: pango 1.0.0 → \(version). 10 of 250125 pixels"))
    #expect(CheckSummary([outcome]).conclusion == .otherEnvironment)
  }

  @Test(arguments: ["", "{", "[]", "no JSON", "{\"software\": \"Other\"}", "\u{0}\u{0}"])
  func aBrokenTraceSaysItsFileAndWhatToDo(text: String) throws {
    let film = try ShortFilms.film()
    let findings = try ShortFilms.findings(
      of: film, against: [ShortFilms.name.trace: Array(text.utf8)])
    let outcome = try #require(findings.first?.outcome)
    #expect(findings.count == 1 && outcome.verdict == .notCompared)
    #expect(outcome.message.hasPrefix("Films/short/transform.trace.json"))
    #expect(outcome.message.contains("`filmstrip record --update short/transform`"))
    #expect(!outcome.message.contains("baseline:"))
    // There is nothing to accept: that would lose what somebody chose.
    #expect(findings[0].kept().files.isEmpty)
  }

  @Test func aBrokenPictureSaysItsFile() throws {
    let film = try ShortFilms.film()
    let other = try #require(FramePick(frame: 5, scale: 1))
    var files = try ShortFilms.files(of: film, picks: [pick, other])
    let picture = try #require(files[ShortFilms.name.file(pick)])
    for broken in [[], Array(picture.prefix(picture.count / 2)), Array("GIF89a".utf8)] {
      files[ShortFilms.name.file(pick)] = broken
      let findings = try ShortFilms.findings(of: film, against: files)
      #expect(findings.map(\.outcome.verdict) == [.identical, .notCompared, .identical])
      #expect(findings[1].outcome.message.hasPrefix("Films/short/transform-0003@1x.png: "))
      #expect(findings[1].kept().files.isEmpty)
    }
  }
}
