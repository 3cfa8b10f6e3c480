@_exported public import Basics
@_exported public import Easing
@_exported public import Geometry
