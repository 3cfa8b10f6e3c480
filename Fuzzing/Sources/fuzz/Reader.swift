import Easing
import Imaging
import Scenarios
import Stage
import Traces

/// What reads bytes of strangers.
///
/// Whatever they are, it ends in a value or in an error, and a value that can be written reads back
/// as itself.
enum Reader: String, CaseIterable {
  case png, apng, yaml, trace, css, swift, results, source, review

  /// Whether the input is made of PNG's chunks.
  var readsChunks: Bool { self == .png || self == .apng }

  /// Reads an input; ends the process where a promise is broken.
  func read(_ bytes: [UInt8]) {
    switch self {
    case .png: readPicture(bytes)
    case .apng: readClip(bytes)
    case .yaml: readScenario(String(decoding: bytes, as: UTF8.self))
    case .trace: readTrace(String(decoding: bytes, as: UTF8.self))
    case .css: readTiming(String(decoding: bytes, as: UTF8.self))
    case .swift: readSource(bytes)
    case .results: FuzzedProject.shared.read(results: bytes)
    case .source: FuzzedProject.shared.read(source: String(decoding: bytes, as: UTF8.self))
    case .review: FuzzedProject.shared.read(session: bytes)
    }
  }

  private func readPicture(_ bytes: [UInt8]) {
    _ = try? PNG.announcement(of: bytes)
    _ = try? PNG.textChunks(of: bytes)
    _ = PNG.software(of: bytes)
    let premultiplied = try? PNG.decode(bytes)
    let straight = try? PNG.decodeStraight(bytes)
    precondition((premultiplied == nil) == (straight == nil), "only one of two readers reads it")
    guard let premultiplied, let straight else { return }
    precondition(premultiplied.width == straight.width)
    precondition(premultiplied.height == straight.height)
    guard premultiplied.pixels.count <= 10_000, let file = try? PNG.encode(premultiplied) else {
      return
    }
    precondition((try? PNG.decode(file)) == premultiplied, "what is written reads otherwise")
    // Two spaces are compared in one of them, which is not the one that pictures are decoded to.
    let spaces = ["cICP", "iCCP", "cHRM"].map { Array($0.utf8) }
    guard !spaces.contains(where: { bytes.firstRange(of: $0) != nil }) else {
      guard case .sameSize(let files)? = try? PictureComparison(files: bytes, bytes) else {
        preconditionFailure("a picture that was read is not compared")
      }
      return precondition(files.changed == 0, "a picture differs from itself")
    }
    let pictures = PictureComparison(straight, StraightBitmap(premultiplied))
    guard case .sameSize(let decoded) = pictures,
      case .sameSize(let files)? = try? PictureComparison(files: bytes, file)
    else { preconditionFailure("a picture that was read is not compared") }
    precondition(
      files.changed == decoded.changed && files.different == decoded.different
        && files.antialiased == decoded.antialiased, "files are compared otherwise than pictures")
  }

  /// The most pixels of all frames that are unfolded, so that an input takes no longer than others.
  private static let pixelBudget = 200_000

  private func readClip(_ bytes: [UInt8]) {
    guard let clip = try? AnimatedPNG(bytes) else { return }
    precondition(clip.frameCount > 0 && clip.delays.count == clip.frameCount)
    guard clip.width * clip.height * clip.frameCount <= Reader.pixelBudget else { return }
    var frames = clip.frames()
    var count = 0
    while let frame = try? frames.next() {
      precondition(frame.bitmap.width == clip.width && frame.bitmap.height == clip.height)
      count += 1
    }
    var comparison = ClipComparison(clip, clip)
    var compared = 0
    while let frame = try? comparison.next() {
      precondition(frame.difference.changed == 0, "a clip differs from itself")
      compared += 1
    }
    precondition(compared == count, "the comparison reads other frames")
  }

  private func readScenario(_ text: String) {
    guard let scenario = try? Scenario(yaml: text, file: "fuzz.yaml") else { return }
    let frames = scenario.script.until * scenario.script.framesPerSecond
    guard frames <= 60, scenario.script.events.count <= 20, !scenario.approaches.isEmpty else {
      return
    }
    _ = try? scenario.film(of: scenario.approaches[text.utf8.count % scenario.approaches.count])
  }

  private func readTrace(_ text: String) {
    guard let baseline = try? Baseline(json: text) else { return }
    let written = baseline.json
    guard let again = try? Baseline(json: written) else { fatalError("what is written is refused") }
    precondition(again == baseline && again.json == written, "what is written reads otherwise")
    _ = Comparison(of: baseline.trace, with: again.trace)
    _ = baseline.trace.csv()
  }

  private func readTiming(_ text: String) {
    if let curve = try? UnitCurve(css: text) {
      let written = curve.css
      precondition(
        (try? UnitCurve(css: written))?.css == written, "what is written reads otherwise")
      for share in [-0.5, 0, 0.3, 1, 1.5] { _ = (curve.value(at: share), curve.slope(at: share)) }
    }
    if let timing = try? TimingText(text) {
      let written = timing.canonicalText
      let again = try? TimingText(written)
      precondition(again?.canonicalText == written, "what is written reads otherwise")
    }
  }
}
