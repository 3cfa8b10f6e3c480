extension PNGChunk {
  /// Reads chunk by chunk, and rejects files that no PNG reader may continue with.
  struct Reader {
    private let bytes: [UInt8]
    private var position = PNGChunk.signature.count
    private var last: Kind?
    private var hasPicture = false

    /// A reader of a file, which may be truncated.
    init(_ bytes: [UInt8]) throws(PNGError) {
      guard bytes.starts(with: PNGChunk.signature) else { throw .notPNG }
      self.bytes = bytes
    }

    var isAtPicture: Bool {
      bytes.count - position >= 8
        && Kind(rawValue: UInt32(bigEndianBytes: bytes[position + 4..<position + 8])) == .imageData
    }

    /// The next chunk, and whether its checksum matches; else the chunk must be ignored.
    ///
    /// - Throws: `PNGError`, also for a chunk of the picture whose checksum does not match.
    mutating func next() throws(PNGError) -> (chunk: PNGChunk, isWhole: Bool) {
      guard bytes.count - position >= PNGChunk.overhead else { throw .truncated }
      let length = Int(UInt32(bigEndianBytes: bytes[position..<position + 4]))
      let start = position + 8
      let type = Kind(rawValue: UInt32(bigEndianBytes: bytes[position + 4..<start]))
      try check(type)
      guard length <= PNGChunk.longest, length <= bytes.count - start - 4 else { throw .truncated }
      let data = bytes[start..<start + length]
      let stored = UInt32(bigEndianBytes: bytes[start + length..<start + length + 4])
      let isWhole = stored == Checksum.crc32(bytes[position + 4..<start], data)
      guard isWhole || !type.makesUpPicture else { throw .checksum(type.name) }
      position = start + length + 4
      last = type
      hasPicture = hasPicture || type == .imageData
      return (PNGChunk(type: type, data: data), isWhole)
    }

    /// Whether a chunk of this type may come next (sections 5.4 and 5.6), as in libpng.
    private func check(_ type: Kind) throws(PNGError) {
      guard type.isOfLetters else {
        throw .structure("the type of a chunk, \(type.name), is not four letters")
      }
      guard last != nil || type == .header else { throw .header }
      guard last == nil || type != .header else { throw .structure("it has a second IHDR chunk") }
      guard !type.isCritical || Kind.critical.contains(type) else {
        throw .structure("its chunk \(type.name) is critical and unknown")
      }
      guard type != .imageData || !hasPicture || last == .imageData else {
        throw .structure("there are other chunks between its picture data")
      }
    }
  }
}

extension PNGChunk.Kind {
  /// All critical chunks (section 11.2).
  fileprivate static let critical: Set<Self> = [.header, .palette, .imageData, .end]
  /// The chunks of animations; readers without them show one picture.
  private static let animation: Set<Self> = [.animationControl, .frameControl, .frameData]

  /// Whether a reader must know the chunk to show the picture: its first letter is a capital.
  fileprivate var isCritical: Bool { rawValue & 0x2000_0000 == 0 }

  /// Whether the picture depends on the chunk.
  fileprivate var makesUpPicture: Bool { isCritical || Self.animation.contains(self) }
}
