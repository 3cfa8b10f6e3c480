internal import CPangoCairo

/// Lets one thread at a time set text, which is when fonts are made.
///
/// Cairo adds an unfinished face of a font file to a list, where a concurrent thread finds a face without functions
/// (`_cairo_ft_font_face_create` in cairo-ft-font.c, at least up to 1.16). It happens only at the start of a process,
/// about once in two thousand with two threads. Drawing set text needs no lock.
enum TextLock {
  private nonisolated(unsafe) static let mutex: UnsafeMutablePointer<GMutex> = {
    let mutex = UnsafeMutablePointer<GMutex>.allocate(capacity: 1)
    g_mutex_init(mutex)
    return mutex
  }()

  static func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    g_mutex_lock(mutex)
    defer { g_mutex_unlock(mutex) }
    return try body()
  }
}
