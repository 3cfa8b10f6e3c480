private import CDrawing

/// How the process allocates memory, for commands that draw many pictures; no effect without Glibc.
///
/// By default each thread takes a few pages at a time, with a call for which the others wait, and keeps blocks as large
/// as a picture once one was freed. Prepared, a thread begins with a mebibyte.
package enum Allocator {
  /// For pictures of many sizes: blocks above two mebibytes are returned at once when freed.
  package static func prepareForPictures() { filmstrip_keep_freed_memory(2 << 20) }

  /// For equally large frames of films: reusing a frame's memory is faster than allocating it.
  package static func prepareForFrames() { filmstrip_keep_freed_memory(32 << 20) }
}
