import Foundation

extension WorstClip {
  /// Files that are broken, or are no recordings.
  static let broken: [WorstClip] = [
    WorstClip(name: "empty-file", outcome: .refusal(["empty", "decode", "read", "video", "no "])) {
      try $0.bytes("clip.mp4", Data())
    },
    WorstClip(name: "text-as-video", outcome: .refusal(["decode", "read", "video", "no "])) {
      try $0.text("clip.mp4", "This is no video.\n")
    },
    WorstClip(name: "empty-folder", outcome: .refusal(["PNG", "picture", "no "])) {
      let folder = $0.folder.appendingPathComponent("pictures")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    },
    WorstClip(
      name: "pictures-of-two-sizes", outcome: .refusal(["size"]), options: ["--fps", "30"]
    ) {
      let folder = $0.folder.appendingPathComponent("pictures")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      _ = try $0.ffmpeg("pictures/%03d.png", ["-i", "%", "-frames:v", "20"])
      _ = try $0.ffmpeg(
        "pictures/021.png", ["-i", "%", "-frames:v", "1", "-vf", "scale=200:400"])
      return folder
    },
    WorstClip(name: "pictures-without-a-rate", outcome: .refusal(["--fps", "rate", "second"])) {
      let folder = $0.folder.appendingPathComponent("pictures")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      _ = try $0.ffmpeg("pictures/%03d.png", ["-i", "%", "-frames:v", "40"])
      return folder
    },
    WorstClip(name: "cut-short", outcome: .refusal(["damaged", "decode", "end", "read", "moov"])) {
      let data = try Data(contentsOf: $0.plain.file)
      return try $0.bytes("clip.mp4", data.prefix(data.count * 6 / 10))
    },
    WorstClip(name: "cut-short-after-its-index", outcome: .either(["damaged"])) {
      let whole = try $0.ffmpeg(
        "whole.mp4", ["-i", "%", "-c", "copy", "-movflags", "+faststart"])
      let data = try Data(contentsOf: whole)
      return try $0.bytes("clip.mp4", data.prefix(data.count * 6 / 10))
    },
    WorstClip(name: "damaged-in-the-middle", outcome: .either(["damaged"])) {
      var data = try Data(contentsOf: $0.plain.file)
      var random = Seeded(5)
      let middle = data.startIndex + data.count / 3
      for index in middle..<middle + 3000 where random.happens(0.3) {
        data[index] = UInt8(truncatingIfNeeded: random.next())
      }
      return try $0.bytes("clip.mp4", data)
    },
    WorstClip(name: "encrypted", outcome: .refusal(["encrypted"])) {
      try $0.ffmpeg(
        "clip.mp4",
        [
          "-i", "%", "-c", "copy", "-encryption_scheme", "cenc-aes-ctr", "-encryption_key",
          "76a6c65c5ea762046bd749a2e632ccbb", "-encryption_kid",
          "a7e61c373e219033c21091fa607bf3b8",
        ])
    },
    WorstClip(
      name: "missing-file", outcome: .refusal(["no such", "not found", "not exist", "no file"])
    ) {
      $0.folder.appendingPathComponent("nothing.mp4")
    },
  ]

  /// Tables of a device's numbers.
  static let tables: [WorstClip] = [
    table("csv-in-seconds", .answer(events: 1), rows()),
    table("csv-in-milliseconds", .answer(events: 1), rows(factor: 1000, name: "time_ms")),
    table(
      "csv-with-decimal-commas", .either(["comma", "line", "number"]),
      rows(separator: ";").replacingOccurrences(of: ".", with: ",")),
    table(
      "csv-that-runs-back", .refusal(["line", "time", "earlier"]),
      ([rows().split(separator: "\n")[0]] + rows().split(separator: "\n").dropFirst().reversed())
        .joined(separator: "\n")),
    table("csv-with-holes", .either(["line", "empty", "number"]), rows(hole: 20...24)),
    table("csv-without-head", .either(["line 1", "column", "header"]), headless),
    table("csv-without-a-keyboard", .refusal(["keyboard", "column"]), "time,bar\n0,1\n0.1,2\n"),
    table("csv-empty", .refusal(["empty", "line", "row", "column"]), ""),
    table("csv-with-words", .refusal(["line 12", ":12:"]), rows(word: 10)),
    table("csv-with-infinities", .refusal(["line 12", ":12:"]), rows(word: 10, "inf")),
    WorstClip(name: "csv-of-bytes", outcome: .refusal(["line", "text", "UTF-8", "column"])) {
      var random = Seeded(9)
      return try $0.bytes(
        "trace.csv", Data((0..<5000).map { _ in UInt8(truncatingIfNeeded: random.next()) }))
    },
  ]

  private static func table(_ name: String, _ outcome: Outcome, _ text: String) -> WorstClip {
    WorstClip(name: name, outcome: outcome) { try $0.text("trace.csv", text) }
  }

  private static var headless: String {
    rows().split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  /// A show of 336 pt on the keyboard's spring, critically damped, 60 rows a second.
  private static func rows(
    factor: Double = 1, name: String = "time", separator: String = ",",
    hole: ClosedRange<Int>? = nil, word: Int? = nil, _ text: String = "soon"
  ) -> String {
    var lines = [[name, "keyboard.top", "bar.bottom"].joined(separator: separator)]
    for row in 0..<90 {
      let time = Double(row) / 60
      let since = 18.257 * max(0, time - 0.5)
      let top = 844 - 336 * (1 - exp(-since) * (1 + since))
      var cells = [time * factor, top, min(810, top)].map { String(format: "%.4f", $0) }
      if hole?.contains(row) ?? false { cells[1] = "" }
      if row == word { cells[1] = text }
      lines.append(cells.joined(separator: separator))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
