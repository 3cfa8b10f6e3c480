@_exported public import FilmstripTesting
@_exported public import Imaging
@_exported public import Painting
