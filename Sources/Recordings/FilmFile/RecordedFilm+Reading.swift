public import Basics

extension RecordedFilm {
  /// The largest file of a film, in bytes: 128 MiB.
  public static let sizeLimit = 128 << 20
  /// The most frames of a film: two hours at 120 per second are fewer.
  public static let frameLimit = 1_000_000
  /// The latest time in a film's file, in seconds.
  static let timeLimit = 100_000.0
  /// The most series with other names.
  static let otherLimit = 100

  /// Reads ``json`` in any layout; throws `FileError`, which names `file`, line and expectation.
  public init(json text: String, file: String = "film") throws(FileError) {
    guard text.utf8.count <= RecordedFilm.sizeLimit else {
      throw FileError(
        file: file, line: nil,
        "the file is larger than \(RecordedFilm.sizeLimit >> 20) MiB, the most a film may be.")
    }
    var reader = JSONReader(text, file: file)
    reader.isQuoted = false
    var parts = FilmParts()
    try reader.object("a recorded film, which begins with {") { (reader, key) throws(FileError) in
      try parts.read(key, from: &reader)
    }
    try reader.end()
    self = try parts.film(file: file)
  }
}

extension JSONReader {
  mutating func choice<Value>(
    _ value: (String) -> Value?, _ names: String
  ) throws(FileError) -> Value {
    guard let value = value(try string(names)) else { throw error("expected \(names).") }
    return value
  }

  mutating func numbers(
    _ what: String, in range: ClosedRange<Double>, count: Int
  ) throws(FileError) -> [Double] {
    var numbers: [Double] = []
    try list("a list of \(count) numbers", limit: count) { (reader) throws(FileError) in
      numbers.append(try reader.number(what, in: range))
    }
    guard numbers.count == count else { throw error("expected \(count) numbers.") }
    return numbers
  }

  mutating func integers(
    _ what: String, in range: ClosedRange<Int>, count: Int
  ) throws(FileError) -> [Int] {
    var numbers: [Int] = []
    try list("a list of \(count) numbers", limit: count) { (reader) throws(FileError) in
      numbers.append(try reader.integer(what, in: range))
    }
    guard numbers.count == count else { throw error("expected \(count) numbers.") }
    return numbers
  }

  mutating func truth() throws(FileError) -> Bool {
    begin()
    for (text, value) in [("true", true), ("false", false)]
    where bytes[offset...].starts(with: text.utf8) {
      offset += text.utf8.count
      return value
    }
    throw expected("true or false")
  }
}
