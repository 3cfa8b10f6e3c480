public import Basics

/// Why a text is not a trace or baseline.
public typealias TraceError = FileError
