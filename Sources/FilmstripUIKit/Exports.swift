// What an app's file gets by `import FilmstripUIKit`: the names of UIKit, and those of Foundation that it does not
// declare by itself, since a notification centre, a queue and a timer of a film are its own.

@_exported public import Foundation
import Geometry

#if canImport(CoreGraphics)
  // Members of `CGRect` and others are its own, and a file must import them.
  @_exported public import CoreGraphics
#endif

// Foundation brings Darwin's `Point`, `Rect` and `Size` along; the module's own names go before imported ones.
typealias Point = Geometry.Point
typealias Rect = Geometry.Rect
typealias Size = Geometry.Size
