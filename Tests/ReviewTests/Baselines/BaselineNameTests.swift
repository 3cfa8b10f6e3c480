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
    for approach in ["a", "0012", "a-0012", "a--b", "-", "größe", "trace", "\u{93E}b", "b\u{345}"] {
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

  /// A slash before a combining mark is one character with it, and a slash all the same.
  @Test func foldersEndAtTheByteOfASlash() {
    let name = BaselineName(scenario: "chat", approach: "\u{93E}b")
    #expect(BaselineName(trace: "chat/\u{93E}b.trace.json") == name)
    #expect(BaselineName(trace: "a/\u{93E}chat/b.trace.json") == nil)
  }

  @Test func filesNamedAsBaselinesAreBaselinesAnywhere() {
    for file in ["a.trace.json", "a/b.trace.json", "a/b/c.trace.json", ".trace.json"] {
      #expect(BaselineName.isBaseline(file), "\(file)")
    }
    for file in ["a-0012@3x.png", "a/b-0012@3x~dark.png", "a/b/c-0012@3x.png"] {
      #expect(BaselineName.isBaseline(file), "\(file)")
    }
    for file in ["", "a.json", "a.png", "a/b-0012@5x.png", "a.trace.json/b.txt"] {
      #expect(!BaselineName.isBaseline(file), "\(file)")
    }
  }

  @Test(arguments: [
    "", "chat", "frame.trace.json", "chat/frame", "chat/frame.json", "chat/.trace.json",
    "a/b/frame.trace.json", "/.trace.json", "chat/frame.trace.json.bak", "chat/frame.TRACE.JSON",
  ])
  func otherFilesAreNotTraces(file: String) {
    #expect(BaselineName(trace: file) == nil)
  }

  @Test(arguments: [
    "", "frame-0012@3x.png", "chat/frame.png", "chat/frame-12@3x.png", "chat/frame-0012.png",
    "chat/frame-0012@5x.png", "chat/frame-0012@0x.png", "chat/frame-0012@3x~light.png",
    "chat/frame-0012@3x.jpg", "a/chat/frame-0012@3x.png", "chat/frame_0012@3x.png",
    "chat/frame-0012@3x.png.tmp",
  ])
  func otherFilesAreNotPictures(file: String) {
    #expect(BaselineName.picture(file) == nil)
  }
}
