import CFuzzer
import Foundation

/// Feeds one reader with whatever libFuzzer thinks of: `FUZZED_READER=png fuzz [OPTION…] [FOLDER|FILE…]`.
///
/// The arguments are libFuzzer's, which starts itself again for some of its work and hands on the
/// environment alone; files are read once each, which replays a finding.
@main
struct Fuzz {
  /// The reader that is fed.
  static let reader: Reader = {
    let name = ProcessInfo.processInfo.environment["FUZZED_READER"] ?? ""
    guard let reader = Reader(rawValue: name) else {
      let names = Reader.allCases.map(\.rawValue).joined(separator: ", ")
      fatalError("Name the reader in FUZZED_READER: \(names).")
    }
    return reader
  }()

  static func main() {
    var count = CommandLine.argc
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    let status = LLVMFuzzerRunDriver(&count, &list) { start, count in
      Fuzz.reader.read(Array(UnsafeBufferPointer(start: start, count: count)))
      return 0
    }
    exit(status)
  }
}

/// Makes one input from another; libFuzzer finds it by its name.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: UInt32
) -> Int {
  guard Fuzz.reader.readsChunks else { return LLVMFuzzerMutate(data, count, capacity) }
  let input = Array(UnsafeBufferPointer(start: data, count: count))
  var chance = Chance(seed: seed)
  let output = ChunkedFile(input).mutated(capacity: capacity, by: &chance)
  data.update(from: output, count: output.count)
  return output.count
}
