import Testing
import Traces

@testable import Review

struct BaselineNameTests {
  private let name = BaselineName(scenario: "chat", approach: "ours-2")

  @Test func namesFollowFromScenarioAndApproach() throws {
    #expect(name.film == "chat/ours-2")
    #expect(name.trace == "chat/ours-2.trace.json")
    let pick = try #require(FramePick(frame: 12, scale: 3))
    #expect(name.picture(pick) == "chat/ours-2-0012@3x")
    #expect(name.file(pick) == "chat/ours-2-0012@3x.png")
    let dark = try #require(FramePick(frame: 12_345, scale: 1, isDark: true))
    #expect(name.file(dark) == "chat/ours-2-12345@1x~dark.png")
  }

  /// What is written is read back, for every look and for approaches that look like frames.
  @Test func filesAreReadBack() throws {
    for approach in ["a", "0012", "a-0012", "a--b", "-", "größe", "trace"] {
      let name = BaselineName(scenario: "s-1", approach: approach)
      #expect(BaselineName(trace: name.trace) == name)
      #expect(BaselineName.picture(name.trace) == nil)
      for frame in [0, 9, 9999, 10_000] {
        for scale in FramePick.scales {
          for isDark in [false, true] {
            let pick = try #require(FramePick(frame: frame, scale: scale, isDark: isDark))
            let read = try #require(BaselineName.picture(name.file(pick)))
            #expect(read.name == name && read.pick == pick)
            #expect(BaselineName(trace: name.file(pick)) == nil)
          }
        }
      }
    }
  }

  @Test(arguments: [
    "", "chat", "frame.trace.json", "chat/frame", "chat/frame.json", "chat/.trace.json",
    "a/b/frame.trace.json", "/.trace.json", "chat/frame.trace.json.bak", "chat/frame.TRACE.JSON",
  ])
  func otherFilesAreNoTraces(file: String) {
    #expect(BaselineName(trace: file) == nil)
  }

  @Test(arguments: [
    "", "frame-0012@3x.png", "chat/frame.png", "chat/frame-12@3x.png", "chat/frame-0012.png",
    "chat/frame-0012@5x.png", "chat/frame-0012@0x.png", "chat/frame-0012@3x~light.png",
    "chat/frame-0012@3x.jpg", "a/chat/frame-0012@3x.png", "chat/frame_0012@3x.png",
    "chat/frame-0012@3x.png.tmp",
  ])
  func otherFilesAreNoPictures(file: String) {
    #expect(BaselineName.picture(file) == nil)
  }
}
