import CForking
import LibC

/// The memory in which a process leaves to its parent a note of its last step.
final class SharedWords {
  private let words: UnsafeMutablePointer<filmstrip_last_words>

  /// Nil, with `errno`, where the system has no memory.
  init?() {
    let size = MemoryLayout<filmstrip_last_words>.size
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | SharedWords.anonymous, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    words = memory.bindMemory(to: filmstrip_last_words.self, capacity: 1)
  }

  deinit { munmap(words, MemoryLayout<filmstrip_last_words>.size) }

  #if canImport(Darwin)
    private static let anonymous = MAP_ANON
  #else
    private static let anonymous = Int32(MAP_ANONYMOUS)
  #endif

  // MARK: The process

  func keepLast() { filmstrip_keep_last_words(words) }

  func note(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      withUnsafeMutableBytes(of: &words.pointee.note) { note in
        let bytes = bytes.prefix(note.count - 1)
        note.copyBytes(from: bytes)
        note[bytes.count] = 0
      }
    }
  }

  func finish() { words.pointee.is_done = 1 }

  // MARK: Its parent

  var isDone: Bool { words.pointee.is_done != 0 }

  /// Ends the process, which leaves its calls first if it can.
  func end(_ process: pid_t, within grace: Duration) {
    kill(process, SIGXCPU)
    let limit = ContinuousClock.now + grace
    while words.pointee.signal == 0, ContinuousClock.now < limit { usleep(10_000) }
    kill(process, SIGKILL)
  }

  var lastNote: String {
    withUnsafeBytes(of: words.pointee.note) { note in
      String(decoding: note.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// The calls that ran at the end, innermost first; empty if no signal ended it.
  var frames: [UInt] {
    withUnsafeBytes(of: words.pointee.frames) { frames in
      frames.bindMemory(to: UInt.self).prefix(Int(words.pointee.frame_count)).map { $0 }
    }
  }
}
