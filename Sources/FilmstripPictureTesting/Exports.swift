@_exported public import FilmstripPictures
@_exported public import FilmstripTesting
