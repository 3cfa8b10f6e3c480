/// The file of a recording's film: several targets know it by its name.
package enum FilmFile {
  package static let ending = ".film.json"
}
