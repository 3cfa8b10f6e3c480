import Basics
import Essentials
import Traces

extension Report {
  /// The outcomes as `reg.json`, in the field names of reg-cli, for reg-suit's plugins.
  ///
  /// Names are those of all approved files, traces too, so that no difference is left out; `results` is the results'
  /// folder as seen from the report's. Lists are sorted, as reg-cli's are (reg-viz/reg-cli, `reg_core/src/report.rs`).
  /// - Throws: `EncodingError`, for no known report.
  package func regJSON(results: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(Reg(outcomes, results: results))
    return VisibleText.json(String(decoding: json, as: UTF8.self)) + "\n"
  }

  private struct Reg: Encodable {
    let failedItems: [String]
    let newItems: [String]
    let deletedItems: [String]
    let passedItems: [String]
    let expectedItems: [String]
    let actualItems: [String]
    let diffItems: [String]
    let actualDir: String
    let expectedDir: String
    let diffDir: String

    init(_ all: [Outcome], results: String) {
      // A film in other settings that holds has no file.
      let outcomes = all.filter { $0.variant == nil || $0.difference != nil }
      func items(_ belongs: (Outcome) -> Bool) -> [String] {
        outcomes.filter(belongs).map(\.file).sorted()
      }
      let isMade = { (outcome: Outcome) in !outcome.verdict.isOrphan }
      failedItems = items { !$0.verdict.passes && $0.verdict != .missing && isMade($0) }
      newItems = items { $0.verdict == .missing }
      deletedItems = items { !isMade($0) }
      passedItems = items { $0.verdict.passes && isMade($0) }
      expectedItems = items { $0.verdict != .missing && $0.variant == nil }
      actualItems = items { isMade($0) && $0.verdict != .notCompared && $0.variant == nil }
      diffItems = items { $0.difference != nil }
      let start = results.isEmpty ? "." : results
      actualDir = "\(start)/actual"
      expectedDir = "\(start)/expected"
      diffDir = "\(start)/difference"
    }
  }
}
