// What the command takes of the system, under one name everywhere: libc, and of Foundation the part that needs no
// tables of languages. Linked into the command, these are three quarters of its size, and nothing here speaks them.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
@_exported public import LibC
