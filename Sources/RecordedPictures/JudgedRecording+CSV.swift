import Basics
import Recordings

extension JudgedRecording {
  /// The readings as comma-separated values (RFC 4180), one line per frame, for a spreadsheet.
  ///
  /// The header names the columns with their units: `frame`, `time_s`, then each edge with `_pt` or `_px` after its
  /// name, and its uncertainty, 19 times of 20. A field is empty where an edge is not seen. `bar.isCovered` is 1 where the
  /// bar is behind the keyboard: its edges are not seen there, and it is covered by at least what `tooHigh` says. Times
  /// have six decimals and lengths three; lines end in CR LF.
  package func csv(frames: ClosedRange<Int>) -> String {
    let unit = film.unit == .points ? "pt" : "px"
    let shown = film.shownFrames
    let covered = film.frames.map { $0.coversBar(point: film.point) }
    let isCovered = covered.contains(true)
    let edges: [(name: String, value: (Int) -> Reading?)] = [
      ("keyboard.top", { shown[$0].keyboardTop }),
      ("bar.top", { shown[$0].barTop }),
      ("bar.bottom", { shown[$0].barBottom }),
      ("content.offset", { shown[$0].contentOffset }),
      ("tooHigh", { seams[$0] }),
    ]
    let seen = edges.filter { edge in film.frames.indices.contains { edge.value($0) != nil } }
    let others = Set(film.frames.flatMap(\.others.keys)).sorted()
    let head =
      ["frame", "time_s"]
      + seen.flatMap { ["\($0.name)_\(unit)", "\($0.name).uncertainty_\(unit)"] }
      + (isCovered ? ["bar.isCovered"] : []) + others.map(JudgedRecording.field)
    let lines = frames.map { frame in
      ["\(frame)", film.frames[frame].time.fixed(6)]
        + seen.flatMap { edge in
          edge.value(frame).map { [$0.value.fixed(3), $0.uncertainty.fixed(3)] } ?? ["", ""]
        } + (isCovered ? [covered[frame] ? "1" : "0"] : [])
        + others.map { film.frames[frame].others[$0]?.fixed(3) ?? "" }
    }
    return ([head] + lines).map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  /// Quoted if it contains a delimiter.
  private static func field(_ name: String) -> String {
    guard name.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return name }
    return "\"\(name.replacing("\"", with: "\"\""))\""
  }
}
