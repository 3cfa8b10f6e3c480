import Imaging
import Testing
import Traces

@testable import Checking

struct PictureComparerTests {
  /// Whether a picture is drawn while it is compared, or was drawn before, changes no byte: which thread draws it first is
  /// chance.
  @Test func aKnownPictureIsComparedAsADrawnOne() throws {
    let film = try ShortFilms.film()
    let pick = try #require(FramePick(frame: 10, scale: 1))
    let file = try FilmPicture(of: film, pick).bytes
    let comparer = PictureComparer()
    for width in [30, 60, 90] {
      let part = PixelRectangle(x: 20, y: 100, width: width, height: 150)
      let expected = try ShortFilms.edited(file, part: part, by: 0x3F_3F3F)
      func result(_ comparer: PictureComparer) throws -> PictureComparer.Result {
        let picture = try comparer.picture(of: film, pick, beside: expected, by: .exact)
        return try comparer.compare(expected, picture, by: .exact)
      }
      let (first, fresh) = (try result(comparer), try result(PictureComparer()))
      #expect(first.picture != nil && first.picture == fresh.picture, "\(width) pixels")
      guard case .sameSize(let one) = first.comparison, case .sameSize(let other) = fresh.comparison
      else {
        Issue.record("They are of one size.")
        continue
      }
      #expect(one.changed == width * 150 && other.changed == one.changed)
      #expect(one.bounds == part && other.bounds == part)
    }
  }
}
