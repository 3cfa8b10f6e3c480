public import Basics

/// An error in the text of a trace or baseline.
public typealias TraceError = FileError
