@_exported public import FilmstripTesting
@_exported public import Graphics
@_exported public import Imaging
@_exported public import Painting
