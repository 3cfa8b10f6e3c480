import CFuzzer

/// A generator for one mutation: libFuzzer gives the seed, so a run can be repeated.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt32) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Whether something happens that does once in so many times.
  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

/// A file of PNG's chunks, read with as little faith as possible.
///
/// Random bytes fail at the first checksum. Mutations of chunks that get new checksums, and of what
/// stored blocks of deflate hold, reach what lies behind.
struct ChunkedFile {
  struct Chunk {
    var type: [UInt8]
    var data: [UInt8]
  }

  private let bytes: [UInt8]
  private var chunks: [Chunk] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var rest = bytes.dropFirst(ChunkedFile.signature.count)
    while rest.count >= 12 {
      let length = Int(ChunkedFile.number(rest.prefix(4)))
      let type = Array(rest.dropFirst(4).prefix(4))
      let data = Array(rest.dropFirst(8).prefix(min(length, rest.count - 12)))
      chunks.append(Chunk(type: type, data: data))
      rest = rest.dropFirst(12 + data.count)
    }
  }

  /// The file with something changed.
  func mutated(capacity: Int, by chance: inout Chance) -> [UInt8] {
    // Damaged files matter too.
    if chunks.isEmpty || chance.once(in: 16) {
      return ChunkedFile.changed(bytes, room: max(capacity - bytes.count, 0))
    }
    var file = self
    let room = max(capacity - file.bytes.count - 64, 0)
    let index = Int.random(in: 0..<chunks.count, using: &chance)
    let other = Int.random(in: 0..<chunks.count, using: &chance)
    switch Int.random(in: 0..<16, using: &chance) {
    case 0: file.chunks.remove(at: index)
    case 1: file.chunks.swapAt(index, other)
    case 2: file.chunks.insert(chunks[index], at: other)
    case 3: file.chunks[index].type = ChunkedFile.types.randomElement(using: &chance) ?? []
    case 4:
      let half = chunks[index].data.count / 2
      let rest = Chunk(type: chunks[index].type, data: Array(chunks[index].data[half...]))
      file.chunks[index].data.removeSubrange(half...)
      file.chunks.insert(rest, at: index + 1)
    case 5...11: file.chunks[index].changeContents(room: room)
    default: file.chunks[index].data = ChunkedFile.changed(chunks[index].data, room: room)
    }
    if !chance.once(in: 8) { file.number() }
    return Array(file.written.prefix(capacity))
  }

  /// Gives frames their sequence numbers.
  private mutating func number() {
    var next: UInt32 = 0
    for index in chunks.indices {
      let type = String(decoding: chunks[index].type, as: UTF8.self)
      guard ["fcTL", "fdAT"].contains(type), chunks[index].data.count >= 4 else { continue }
      chunks[index].data.replaceSubrange(..<4, with: ChunkedFile.bytes(of: next))
      next += 1
    }
  }

  private var written: [UInt8] {
    chunks.reduce(into: ChunkedFile.signature) { file, chunk in
      let body = chunk.type + chunk.data
      file += ChunkedFile.bytes(of: UInt32(chunk.data.count)) + body
      file += ChunkedFile.bytes(of: ChunkedFile.crc(body))
    }
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let types = [
    "IHDR", "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "sRGB", "tEXt", "acTL", "fcTL", "fdAT", "iCCP",
  ].map { Array($0.utf8) }

  /// Bytes as libFuzzer changes them, by at most so many more.
  static func changed(_ bytes: [UInt8], room: Int) -> [UInt8] {
    // Where there is no room for a change in place, libFuzzer wants some.
    let capacity = max(bytes.count + room, 1)
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      _ = buffer.initialize(from: bytes)
      count = LLVMFuzzerMutate(buffer.baseAddress, bytes.count, capacity)
    }
  }

  static func number(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1
      }
    }
  }
}

extension ChunkedFile.Chunk {
  /// A zlib stream of one stored block: header, length and its complement, bytes, checksum.
  private static let blockStart: [UInt8] = [0x78, 0x01, 0x01]

  /// Changes the rows that a stored block holds, or the data where it holds none.
  mutating func changeContents(room: Int) {
    let start = type == Array("fdAT".utf8) ? 4 : 0
    let stream = Array(data.dropFirst(start))
    guard stream.starts(with: Self.blockStart), stream.count >= 11 else {
      data = ChunkedFile.changed(data, room: room)
      return
    }
    let rows = ChunkedFile.changed(Array(stream[7..<(stream.count - 4)]), room: room)
    let length = UInt16(truncatingIfNeeded: rows.count)
    var sums: (UInt32, UInt32) = (1, 0)
    for byte in rows {
      sums.0 = (sums.0 + UInt32(byte)) % 65_521
      sums.1 = (sums.1 + sums.0) % 65_521
    }
    let lengths = [length, ~length].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    data =
      Array(data.prefix(start)) + Self.blockStart + lengths + rows
      + ChunkedFile.bytes(of: sums.1 << 16 | sums.0)
  }
}
