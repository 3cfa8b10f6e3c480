import Foundation
import Imaging
import TestSupport
import Testing

struct DiffCommandTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// A picture of 40 × 50 px, white but for some pixels.
  private func picture(_ dots: [(x: Int, y: Int)] = [], color: UInt32 = 0xFF00_0000) throws
    -> Bitmap
  {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 40 * 50)
    for dot in dots { pixels[dot.y * 40 + dot.x] = color }
    return try #require(Bitmap(width: 40, height: 50, pixels: pixels))
  }

  private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let url = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  private func file(_ name: String, _ picture: Bitmap) throws -> String {
    try file(name, PNG.encode(picture))
  }

  private func clip(_ name: String, _ pictures: [Bitmap], delay: Double = 0.5) throws -> String {
    var bytes: [UInt8] = []
    let writer = try APNGWriter(
      width: pictures[0].width, height: pictures[0].height, frameCount: pictures.count
    ) { bytes += $0 }
    let delay = try #require(AnimatedPNG.Delay(seconds: delay))
    for picture in pictures { try writer.add(picture, for: delay) }
    try writer.finish()
    return try file(name, bytes)
  }

  /// The output without the folder's path.
  private func text(_ result: CommandResult) -> String {
    result.output.replacing(folder.url.path + "/", with: "")
  }

  @Test func equalFilesAreIdentical() throws {
    let (one, other) = (try file("a.png", picture()), try file("b.png", picture()))
    let result = try filmstrip("diff", one, other)
    #expect(result.status == 0)
    #expect(text(result) == "a.png and b.png: identical\n")
  }

  @Test func slightDifferencesAreWithinTolerance() throws {
    let one = try file("a.png", picture())
    let other = try file("b.png", picture([(3, 10)], color: 0xFFF8_F8F8))
    let result = try filmstrip("diff", one, other)
    #expect(result.status == 0)
    #expect(text(result).hasPrefix("a.png and b.png: within tolerance\n"))
    #expect(result.output.contains("slight      1 more within the threshold"))
    #expect(try filmstrip("diff", one, other, "--threshold", "0.01").status == 1)
    let exact = try filmstrip("diff", one, other, "--exact")
    #expect(exact.status == 1 && exact.output.contains("(exact)"))
  }

  @Test func partsAreIgnoredOrHaveTheirOwnThreshold() throws {
    let one = try file("a.png", picture())
    let other = try file("b.png", picture([(3, 10), (30, 40)], color: 0xFFF0_F0F0))
    func status(_ arguments: String...) throws -> Int32 {
      try filmstrip(["diff", one, other, "--threshold", "0.01"] + arguments).status
    }
    #expect(try status() == 1)
    #expect(try status("--ignore", "3,10,1,1") == 1)
    #expect(try status("--ignore", "3,10,1,1", "--ignore", "30,40,9,9") == 0)
    #expect(try status("--ignore", "3,10,1,1", "--tolerance", "0,20,40,30=0.3") == 0)
    #expect(try status("--tolerance", "0,0,40,50=0.3", "--tolerance", "3,10,1,1=0") == 1)
    let nothing = try filmstrip("diff", one, other, "--ignore", "0,0,40,50")
    #expect(nothing.status == 2)
    #expect(nothing.errors.contains("every pixel is ignored"))
  }

  @Test func drawsTheDifference() throws {
    let one = try file("a.png", picture())
    let other = try file("b.png", picture([(3, 10)]))
    let target = folder.path("difference.png")
    let result = try filmstrip("diff", one, other, "-o", target)
    #expect(result.status == 1)
    #expect(result.errors == "Wrote \(target)\n")
    let drawn = try PNG.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: target))))
    #expect(drawn.pixels.count { $0 == PictureDifference.differentColor } == 1)
    #expect(drawn[3, 10] == PictureDifference.differentColor)
    // It replaces its own, and nobody else's.
    #expect(try filmstrip("diff", one, other, "-o", target).status == 1)
    let foreign = try folder.file("foreign.png", "mine")
    #expect(try filmstrip("diff", one, other, "-o", foreign).status == 73)
    #expect(try String(contentsOfFile: foreign, encoding: .utf8) == "mine")
  }

  /// A file's physical size, 13 bytes behind its name, with its checksum changed: no picture needs it.
  private func scratched(_ bytes: [UInt8]) throws -> [UInt8] {
    var scratched = bytes
    let name = try #require(bytes.firstRange(of: Array("pHYs".utf8)))
    scratched[name.upperBound + 9] ^= 1
    return scratched
  }

  /// What is no part of the picture is left out, and said, even of files that are equal.
  @Test func damageNextToThePictureIsNoted() throws {
    let whole = try PNG.encode(picture())
    let (one, other) = (try file("one/a.png", whole), try file("two/a.png", scratched(whole)))
    let result = try filmstrip("diff", one, other)
    #expect(result.status == 0)
    #expect(
      text(result) == """
        one/a.png and two/a.png: same pixels, different bytes
          note        The chunk pHYs of two/a.png does not match its checksum and was left out.

        """)
    #expect(try filmstrip("diff", other, other).output.contains("  note  "))
    let report = try filmstrip("diff", one, other, "--json").json() as? [String: Any]
    #expect((report?["notes"] as? [String])?.count == 1)
    // In folders pictures that are equal are not listed, but notes are.
    _ = try file("one/a.png", scratched(whole))
    _ = try file("one/b.png", whole)
    _ = try file("two/b.png", whole)
    let (first, second) = (folder.path("one"), folder.path("two"))
    let folders = try filmstrip("diff", first, second)
    #expect(folders.status == 0 && folders.output.contains("  note  "))
    #expect(folders.output.hasSuffix("\n2 compared, 2 identical\n"))
    #expect(
      try filmstrip("diff", first, second, "--trust").output
        .hasSuffix("\n2 compared, 2 identical, 2 not read through\n"))
  }

  @Test func comparesClipsFrameByFrame() throws {
    let white = try picture()
    let dotted = try picture([(1, 1)])
    let more = try picture([(1, 1), (2, 2)])
    let one = try clip("a.png", [white, white, dotted, white, dotted])
    let other = try clip("b.png", [white, dotted, more, white, white])
    let target = folder.path("difference.png")
    let result = try filmstrip("diff", one, other, "-o", target)
    #expect(result.status == 1)
    #expect(text(result).hasPrefix("a.png and b.png: different pixels\n"), "\(result.output)")
    #expect(result.output.contains("  differ      frames 1–2, 4: 3 of 5\n"))
    #expect(result.output.contains("  worst       frame 1:\n"))
    let drawn = try AnimatedPNG([UInt8](Data(contentsOf: URL(fileURLWithPath: target))))
    #expect(drawn.frameCount == 5 && drawn.delays.allSatisfy { $0.seconds == 0.5 })
  }

  @Test func comparesFolders() throws {
    _ = try file("one/same.png", picture())
    _ = try file("two/same.png", picture())
    _ = try file("one/deep/other.png", picture())
    _ = try file("two/deep/other.png", picture([(1, 1)]))
    _ = try file("one/notes.txt", [1])
    let (one, two) = (folder.path("one"), folder.path("two"))
    let result = try filmstrip("diff", one, two, "-o", folder.path("out"))
    #expect(result.status == 1)
    #expect(text(result).hasPrefix("one/deep/other.png and two/deep/other.png: different pixels\n"))
    #expect(result.output.hasSuffix("\n2 compared, 1 identical, 1 other-pixels\n"))
    #expect(FileManager.default.fileExists(atPath: folder.path("out/deep/other.png")))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out/same.png")))

    _ = try file("two/deep/other.png", picture())
    #expect(try filmstrip("diff", one, two).output == "2 compared, 2 identical\n")
    _ = try file("two/new.png", picture())
    let more = try filmstrip("diff", one, two)
    #expect(more.status == 1)
    #expect(text(more).contains("two/new.png: not in one\n"))
    #expect(text(more).hasSuffix("2 compared, 2 identical, 1 only in two\n"))
  }

  /// Whatever it is called by, be it equal to the other or not.
  @Test func comparedFilesAreNotReplaced() throws {
    let one = try file("one/a.png", picture())
    let other = try file("two/a.png", picture([(3, 10)]))
    _ = try file("one/same.png", picture())
    try FileManager.default.linkItem(atPath: one, toPath: folder.path("hard.png"))
    for (name, target) in [("soft.png", "one/a.png"), ("link", "two")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: target)
    }
    func files() throws -> [String: [UInt8]] {
      let names = ["one/a.png", "two/a.png", "one/same.png", "hard.png", "soft.png"]
      return try Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, [UInt8](try Data(contentsOf: folder.url.appendingPathComponent($0))))
        })
    }
    let (names, before) = (try folder.names(), try files())
    func refuses(_ arguments: String...) throws {
      for options in [[], ["--overwrite"]] {
        let result = try filmstrip(["diff"] + arguments + options, in: folder.url)
        #expect(result.status == 73, "\(arguments): \(result.output)\(result.errors)")
        #expect(result.errors.contains("which is read, so nothing was written"))
        #expect(try folder.names() == names && files() == before)
      }
    }
    for output in [one, other, "./two/../one/a.png", "hard.png", "soft.png", "link/a.png"] {
      try refuses(one, other, "-o", output)
    }
    // Nor where nothing differs that would be drawn.
    try refuses("one/same.png", "one/same.png", "-o", "one/same.png")
    for output in ["one", "two", "link", "link/", "one/new", "two/../two/new"] {
      try refuses("one", "two", "-o", output)
    }
    // A folder that holds both is neither, unless a file would go into one of them.
    #expect(try filmstrip(["diff", "one", "two", "-o", "."], in: folder.url).status == 1)
    #expect(try folder.names() == (names + ["a.png"]).sorted() && files() == before)
    _ = try file("one/two/b.png", picture())
    _ = try file("two/two/b.png", picture([(1, 1)]))
    let result = try filmstrip(["diff", "one", "two", "-o", "."], in: folder.url)
    #expect(result.status == 73 && result.errors.contains("two/b.png is inside two, which is read"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("two/b.png")))
  }

  @Test func foldersWithoutACommonFileAreNotCompared() throws {
    _ = try file("one/a.png", picture())
    _ = try file("two/b.png", picture())
    let result = try filmstrip("diff", folder.path("one"), folder.path("two"))
    #expect(result.status == 2)
    #expect(result.errors.contains("no PNG file has the same name"))
    #expect(try filmstrip("diff", folder.path("one"), folder.path("one/a.png")).status == 64)
  }

  @Test func givesJSON() throws {
    let one = try file("a.png", picture())
    let other = try file("b.png", picture([(3, 10), (4, 10)]))
    let result = try filmstrip("diff", one, other, "--json")
    #expect(result.status == 1)
    let report = try #require(try result.json() as? [String: Any])
    #expect(report["verdict"] as? String == "other-pixels")
    #expect(report["sizes"] as? [[Int]] == [[40, 50], [40, 50]])
    let pixels = try #require(report["pixels"] as? [String: Any])
    #expect(pixels["different"] as? Int == 2)
    #expect(pixels["compared"] as? Int == 2000)
    #expect(pixels["bounds"] as? [Int] == [3, 10, 2, 1])
    let window = try #require(pixels["worstWindow"] as? [String: Any])
    #expect(window["density"] as? Double == 2.0 / 1024)
    let same = try filmstrip("diff", one, one, "--json").json() as? [String: Any]
    #expect(same?["verdict"] as? String == "identical")
  }

  @Test func refusesWhatIsOutOfRange() throws {
    let one = try file("a.png", picture())
    for wrong in [
      ["--threshold", "1.1"], ["--threshold", "-0.1"], ["--threshold", "nan"],
      ["--exact", "--threshold", "0.1"], ["--exact", "--antialiasing", "count"],
      ["--ignore", "1,2,3"], ["--ignore", "1,2,3,0"], ["--ignore", "-1,2,3,4"],
      ["--tolerance", "1,2,3,4"], ["--tolerance", "1,2,3,4=2"], ["--tolerance", "chat=0.1"],
    ] {
      #expect(try filmstrip(["diff", one, one] + wrong).status == 64, "\(wrong)")
    }
  }
}
