// A carried file that imports this module sees Combine, by OpenCombine, over the film's notifications and time.
@_exported public import FilmstripUIKit
@_exported public import OpenCombine

// On Apple's systems Foundation brings Combine's own along: of two modules that this one re-exports neither hides the
// other, and what this one declares hides both.
public typealias Published = OpenCombine.Published
public typealias ObservableObject = OpenCombine.ObservableObject
