// The system's C library under one name: mathematics, memory, files, threads.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif

#if canImport(Glibc)
  /// The kind of a socket that carries a stream; glibc has an enumeration of the kinds, others have numbers.
  package let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
  /// The kind of a socket that carries a stream.
  package let streamSocket = SOCK_STREAM
#endif

extension stat {
  /// When the file's contents were changed last.
  package var changeTime: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
