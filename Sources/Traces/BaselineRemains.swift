import Basics

/// What can be read of a baseline that cannot be read as a whole: what somebody chose, and no numbers.
///
/// A merge that was not finished has two sides, of which each is read; numbers can be recorded again, choices cannot.
package struct BaselineRemains: Sendable, Hashable {
  /// The scenario's files that it names, each once.
  package let sources: [String]
  /// The frames that any side picked, each once, in the order in which they were picked.
  package let pictures: [FramePick]
  /// How far a film may differ: of each kind the least that a side allows, as nobody agreed to more.
  package let tolerance: Tolerance
  /// Whether the sides allow the same.
  package let agreesOnTolerance: Bool
  /// Whether each side is a whole baseline, so that nothing of what was chosen is lost.
  package let isWhole: Bool

  /// Reads what can be read.
  package init(of text: String) {
    // What is too large for a baseline is none.
    let sides = text.utf8.count <= Trace.sizeLimit ? MergeConflict.sides(of: text) : []
    let parts = sides.map(Part.init)
    sources = Self.unique(parts.compactMap(\.source))
    pictures = Self.unique(parts.flatMap(\.pictures))
    let tolerances = parts.map(\.tolerance)
    tolerance = tolerances.dropFirst().reduce(tolerances.first ?? .exact) { $0.stricter($1) }
    agreesOnTolerance = Set(tolerances).count <= 1
    isWhole = !parts.isEmpty && parts.allSatisfy(\.isWhole)
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  /// One side.
  private struct Part {
    var source: String?
    var pictures: [FramePick] = []
    var tolerance = Tolerance.exact
    var isWhole = false

    init(_ text: String) {
      if let whole = try? Baseline(json: text) {
        (source, pictures, tolerance) = (whole.source, whole.pictures, whole.tolerance)
        isWhole = true
        return
      }
      let bytes = Array(text.utf8)
      source = Part.value(of: "source", in: bytes, text) { (reader) throws(TraceError) in
        try reader.string("a text")
      }
      pictures =
        Part.value(of: "pictures", in: bytes, text) { (reader) throws(TraceError) in
          try BaselineParts.pictures(from: &reader).map(\.pick)
        } ?? []
      tolerance =
        Part.value(of: "tolerance", in: bytes, text) { (reader) throws(TraceError) in
          try BaselineParts.tolerance(from: &reader)
        } ?? .exact
    }

    /// The value behind a key, wherever the key stands first; nil where there is none that can be read.
    private static func value<Value>(
      of key: String, in bytes: [UInt8], _ text: String,
      read: (inout JSONReader) throws(TraceError) -> Value
    ) -> Value? {
      let key = Array("\"\(key)\"".utf8)
      guard bytes.count >= key.count,
        let start = (0...bytes.count - key.count).first(where: { bytes[$0...].starts(with: key) })
      else { return nil }
      var reader = JSONReader(text, file: "")
      reader.offset = start + key.count
      reader.begin()
      guard reader.offset < bytes.count, bytes[reader.offset] == UInt8(ascii: ":") else {
        return nil
      }
      reader.offset += 1
      return try? read(&reader)
    }
  }
}
