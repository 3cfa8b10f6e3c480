import Foundation
import Synchronization
import Testing

/// Notes of an app's code in films, which are played in processes of their own, for the test that plays them.
///
/// They lie in memory that processes share, so that a film's notes outlast it.
final class FilmNotes: @unchecked Sendable {
  private static let size = 1 << 20
  private static let separator: UInt8 = 0
  private let memory: UnsafeMutableRawBufferPointer
  private let lock = NSLock()

  init() {
    let start = mmap(
      nil, FilmNotes.size, PROT_READ | PROT_WRITE, MAP_SHARED | Int32(MAP_ANONYMOUS), -1, 0)
    guard let start, start != MAP_FAILED else { preconditionFailure("No memory is shared.") }
    memory = UnsafeMutableRawBufferPointer(start: start, count: FilmNotes.size)
  }

  deinit { munmap(memory.baseAddress, memory.count) }

  /// The bytes of all notes; a note ends with a separator.
  private var count: Int {
    get { memory.load(as: Int.self) }
    set { memory.storeBytes(of: newValue, as: Int.self) }
  }

  func add(_ note: String) {
    lock.withLock {
      let bytes = Array(note.utf8) + [FilmNotes.separator]
      let start = MemoryLayout<Int>.size + count
      precondition(start + bytes.count <= memory.count, "More notes than a test has room for.")
      UnsafeMutableRawBufferPointer(rebasing: memory[start...]).copyBytes(from: bytes)
      count += bytes.count
    }
  }

  var all: [String] {
    lock.withLock {
      memory[MemoryLayout<Int>.size...].prefix(count)
        .split(separator: FilmNotes.separator, omittingEmptySubsequences: false).dropLast()
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Runs expectations of a film's code, whose failures would otherwise end with the film's process, and notes them.
  func expecting(_ body: () -> Void) {
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      self.add("\(issue)")
      return true
    }
  }
}
