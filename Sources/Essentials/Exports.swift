// The parts of the system that the command uses, under one name everywhere: libc, and the part of Foundation without
// tables of languages. Linked into the command, those would be three quarters of its size, and nothing here uses them.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
@_exported public import LibC
