// A carried file that imports this module sees Combine, by OpenCombine, over the play's notifications and time.
@_exported public import FilmstripUIKit
@_exported public import OpenCombine
