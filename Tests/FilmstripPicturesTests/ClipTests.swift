import Imaging
import Scenarios
import Testing

@testable import FilmstripPictures

struct ClipTests {
  private func clip(_ approach: String = "frame") throws -> Clip {
    var clip = Clip(try films(of: "keyboard-gap", approach))
    clip.crop = .seam
    clip.frames = 10...20
    return clip
  }

  @Test func theFramesOfAClipAreThoseOfTheFilm() async throws {
    let clip = try clip()
    var seen: [Int] = []
    for try await picture in try clip.pictures {
      seen.append(picture.frame)
      let still = Still(clip.films[0], frame: picture.frame, crop: .seam)
      #expect(try picture.bitmap == still.bitmap())
    }
    #expect(seen == Array(10...20))
  }

  @Test func aTaskThatIsCancelledGetsNoMoreFrames() async throws {
    let clip = try clip()
    let task = Task {
      var count = 0
      for try await _ in try clip.pictures {
        count += 1
        withUnsafeCurrentTask { $0?.cancel() }
      }
      return count
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func eachKindBeginsAsItsFilesDo() throws {
    let clip = try clip()
    #expect(try clip.gif().starts(with: Array("GIF89a".utf8)))
    #expect(try clip.apng().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try clip.webp().starts(with: Array("RIFF".utf8)))
  }

  @Test func anAPNGHasTheFramesOfTheFilm() throws {
    let bytes = try clip().apng()
    // The chunk that says how many frames follow, and how often they are played.
    let name = Array("acTL".utf8)
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: name) })
    #expect(Array(bytes[(place + 4)..<(place + 12)]) == [0, 0, 0, 11, 0, 0, 0, 0])
  }

  @Test func errorsAreReported() throws {
    var clip = try clip()
    let count = clip.films[0].frameCount
    clip.frames = 0...count
    #expect(throws: PictureError.frames(0...count, count: count)) { try clip.gif() }
    clip.frames = nil
    clip.slow = 0
    #expect(throws: PictureError.slow(0)) { try clip.gif() }
    clip.slow = .nan
    #expect(throws: PictureError.self) { try clip.gif() }
    clip.slow = 1
    clip.loops = -1
    #expect(throws: PictureError.loops(-1)) { try clip.apng() }
    clip.loops = 0
    clip.scale = 0
    #expect(throws: PictureError.scale(0)) { try clip.pictures }
    #expect(throws: PictureError.noFilms) { try Clip([]).webp() }
  }
}
