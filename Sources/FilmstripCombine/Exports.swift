// A carried file that imports this module sees Combine, by OpenCombine, over the film's notifications and time.
@_exported public import FilmstripUIKit
@_exported public import OpenCombine

// On Apple's systems Foundation exports Combine's own. Of two modules that this one exports, neither hides the other's
// names, but a declaration of this module hides both.
public typealias Published = OpenCombine.Published
public typealias ObservableObject = OpenCombine.ObservableObject
