internal import CZlib

/// A zlib stream (RFC 1950) that is unfolded part by part, so that it is never whole in memory.
final class InflateStream {
  /// Where it is, so that zlib finds its own state again.
  private let state: UnsafeMutablePointer<z_stream>
  private let parts: [ArraySlice<UInt8>]
  /// The part to read from, and how many of its bytes were read.
  private var (part, read) = (0, 0)
  private var isOver = false

  /// The stream in some parts; nil without memory for it.
  init?(_ parts: [ArraySlice<UInt8>]) {
    self.parts = parts
    state = .allocate(capacity: 1)
    state.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit_(state, ZLIB_VERSION, size) == Z_OK else {
      state.deallocate()
      return nil
    }
  }

  deinit {
    inflateEnd(state)
    state.deallocate()
  }

  /// Unfolds the next `count` bytes; throws `PNGError.data` where there are fewer, or where they are damaged.
  func read(_ count: Int, into bytes: UnsafeMutableRawPointer) throws(PNGError) {
    guard try unfold(count, into: bytes) == count else { throw PNGScanlines.tooShort }
  }

  /// Throws `PNGError.data` unless everything was read and has the right checksum.
  func finish() throws(PNGError) {
    let byte = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { byte.deallocate() }
    guard try unfold(1, into: byte) == 0 else { throw PNGScanlines.tooLong }
    guard isOver else { throw PNGScanlines.damaged }
  }

  /// Returns the number of bytes unfolded, fewer than `count` at the end alone.
  private func unfold(_ count: Int, into bytes: UnsafeMutableRawPointer) throws(PNGError) -> Int {
    state.pointee.next_out = bytes.assumingMemoryBound(to: UInt8.self)
    state.pointee.avail_out = UInt32(count)
    while state.pointee.avail_out > 0, !isOver, part < parts.count {
      let code = parts[part].withUnsafeBufferPointer { part in
        // It is only read, though zlib's type allows it to be written.
        state.pointee.next_in = UnsafeMutablePointer(mutating: part.baseAddress.map { $0 + read })
        state.pointee.avail_in = UInt32(part.count - read)
        return inflate(state, Z_NO_FLUSH)
      }
      read = parts[part].count - Int(state.pointee.avail_in)
      if state.pointee.avail_in == 0 { (part, read) = (part + 1, 0) }
      isOver = code == Z_STREAM_END
      guard isOver || code == Z_OK || code == Z_BUF_ERROR else { throw PNGScanlines.damaged }
    }
    return count - Int(state.pointee.avail_out)
  }
}
