import Graphics
import Imaging
import Painting
import Review
import Scenarios
import Testing
import Traces

@testable import Checking

struct FilmPictureTests {
  @Test func thePictureIsSignedAndAsLargeAsItsScaleSays() throws {
    let film = try ShortFilms.film()
    for scale in [1, 2] {
      let pick = try #require(FramePick(frame: 3, scale: scale))
      let picture = try FilmPicture(of: film, pick)
      #expect(Fingerprint.signature(of: picture.bytes) == picture.environment)
      #expect(picture.environment.contains("cairo ") && picture.environment.contains("; "))
      let bitmap = try PNG.decode(picture.bytes)
      #expect(bitmap.width == 375 * scale && bitmap.height == 667 * scale)
      #expect(try FilmPicture(of: film, pick).bytes == picture.bytes)
    }
  }

  /// What was drawn before does not matter to the bytes, and the look does.
  @Test func darkPicturesAreOthers() throws {
    let film = try ShortFilms.film()
    let light = try #require(FramePick(frame: 3, scale: 1))
    let dark = try #require(FramePick(frame: 3, scale: 1, isDark: true))
    let first = try FilmPicture(of: film, light)
    #expect(try FilmPicture(of: film, dark).bytes != first.bytes)
    #expect(try FilmPicture(of: film, light).bytes == first.bytes)
  }

  /// Parts lie on the screen, and the keyboard is one once it shows.
  @Test func partsAreWhereTheFilmHasThem() throws {
    let film = try ShortFilms.film()
    let pick = try #require(FramePick(frame: film.frameCount - 1, scale: 2))
    let landmarks = FilmPicture.landmarks(of: film, pick)
    let screen = try #require(PixelRectangle(x: 0, y: 0, width: 750, height: 1334))
    for part in landmarks { #expect(screen.contains(part.rectangle), "\(part)") }
    let keyboard = try #require(landmarks.first { $0.landmark == .keyboard }?.rectangle)
    #expect(keyboard.y + keyboard.height == 1334 && keyboard.width == 750)
    let first = try #require(FramePick(frame: 0, scale: 2))
    #expect(!FilmPicture.landmarks(of: film, first).contains { $0.landmark == .keyboard })
  }

  /// A file is told to be the picture only where it is that of the frame, whole, and sealed when it was approved.
  @Test func onlyTheApprovedPictureIsReported() throws {
    let film = try ShortFilms.film()
    let pick = try #require(FramePick(frame: 3, scale: 1))
    let painter = PicturePainter()
    let file = try FilmPicture(of: film, pick).bytes
    #expect(try FilmPicture.isShown(by: file, of: film, pick, painter))
    let other = try #require(FramePick(frame: film.frameCount - 1, scale: 1))
    #expect(try !FilmPicture.isShown(by: file, of: film, other, painter))
    let dark = try #require(FramePick(frame: 3, scale: 1, isDark: true))
    #expect(try !FilmPicture.isShown(by: file, of: film, dark, painter))
    for index in stride(from: 0, to: file.count, by: 97) {
      var changed = file
      changed[index] ^= 0x10
      #expect(try !FilmPicture.isShown(by: changed, of: film, pick, painter), "byte \(index)")
    }
    #expect(try !FilmPicture.isShown(by: [], of: film, pick, painter))
    let unsealed = try PNG.encode(PNG.decode(file), scale: 1)
    #expect(try !FilmPicture.isShown(by: unsealed, of: film, pick, painter))
  }
}
