// The names of an app's file with `import FilmstripUIKit`: those of UIKit, and those of Foundation that it does not
// declare by itself, since a film has its own notification centre, queue and timer.

@_exported public import Foundation
import Geometry

#if canImport(CoreGraphics)
  // Members of `CGRect` and others are its own, and a file must import them.
  @_exported public import CoreGraphics
#endif

// Foundation exports Darwin's `Point`, `Rect` and `Size`; the module's own names shadow imported ones.
typealias Point = Geometry.Point
typealias Rect = Geometry.Rect
typealias Size = Geometry.Size
