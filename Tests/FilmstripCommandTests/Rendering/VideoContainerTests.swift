import Foundation
import Testing

@testable import FilmstripCommand

/// How many pictures a video file says it holds.
struct VideoContainerTests {
  @Test(arguments: [0, 1, 3, 300]) func picturesAreCounted(frames: Int) {
    let mp4 = Data(FakeFFmpeg.mp4(frames: frames))
    let webM = Data(FakeFFmpeg.webM(frames: frames))
    #expect(VideoContainer.mp4.frameCount(of: mp4) == frames)
    #expect(VideoContainer.webM.frameCount(of: webM) == frames)
    #expect(VideoContainer.mp4.frameCount(of: webM) == nil)
    #expect(VideoContainer.webM.frameCount(of: mp4) == nil)
  }

  /// Data need not begin at index 0.
  @Test func thePlaceOfTheBytesDoesNotMatter() {
    let file = (Data([1, 2, 3]) + Data(FakeFFmpeg.mp4(frames: 7)))[3...]
    #expect(VideoContainer.mp4.frameCount(of: file) == 7)
  }

  /// No beginning of a file is a whole one.
  @Test func truncatedFilesAreNotWhole() {
    let mp4 = FakeFFmpeg.mp4(frames: 4)
    let webM = FakeFFmpeg.webM(frames: 4)
    for length in 0..<mp4.count {
      #expect(VideoContainer.mp4.frameCount(of: Data(mp4[..<length])) == nil, "\(length)")
    }
    for length in 0..<webM.count {
      #expect(VideoContainer.webM.frameCount(of: Data(webM[..<length])) == nil, "\(length)")
    }
  }

  /// Whatever the bytes are, counting ends.
  @Test func otherBytesAreNotATrap() {
    for (file, container) in [
      (FakeFFmpeg.mp4(frames: 4), VideoContainer.mp4),
      (FakeFFmpeg.webM(frames: 4), VideoContainer.webM),
    ] {
      for index in file.indices {
        for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
          var other = file
          other[index] = value
          let count = container.frameCount(of: Data(other))
          #expect(count ?? 0 >= 0)
        }
      }
    }
  }

  /// A live cluster does not say how long it is, and a segment need not either.
  @Test func unknownSizesAreRead() {
    let head: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x80, 0x18, 0x53, 0x80, 0x67, 0xFF]
    let cluster: [UInt8] = [0x1F, 0x43, 0xB6, 0x75, 0xFF, 0xE7, 0x81, 0x00, 0xA3, 0x81, 0x00]
    #expect(VideoContainer.webM.frameCount(of: Data(head + cluster + cluster)) == 2)
  }
}
