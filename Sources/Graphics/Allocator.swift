private import CDrawing

/// How the process takes memory from the system and gives it back, for commands that make many pictures.
///
/// As Glibc is, each thread takes memory a few pages at a time, with a call for which the others wait, and keeps blocks as
/// large as a picture once one was freed. Prepared, a thread begins with a mebibyte. Does nothing with other C libraries.
package enum Allocator {
  /// Prepares for pictures of many sizes: what is larger than two mebibytes is given back at once when it is freed.
  package static func prepareForPictures() { filmstrip_keep_freed_memory(2 << 20) }

  /// Prepares for the frames of films, which are as large as each other: what one leaves is sooner filled again than taken
  /// anew.
  package static func prepareForFrames() { filmstrip_keep_freed_memory(32 << 20) }
}
