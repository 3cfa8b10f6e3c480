import Basics

/// The readable parts of a broken baseline: the choices, but no numbers.
///
/// An unfinished merge has two sides, and each is read; numbers can be recorded again, choices cannot.
package struct BaselineRemains: Sendable, Hashable {
  package let sources: [String]
  /// The picks of all sides, without duplicates, in the order they were picked.
  package let pictures: [FramePick]
  /// The least that a side allows, for each kind: more was never approved.
  package let tolerance: Tolerance
  package let agreesOnTolerance: Bool
  /// Whether each side is a whole baseline, so that no choice is lost.
  package let isWhole: Bool

  package init(of text: String) {
    // A text too large for a baseline is not one.
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

    /// The value of the first readable occurrence of a key; nil without one.
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
