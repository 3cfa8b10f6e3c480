import Foundation
import TestSupport
import Testing

struct CurveCardCommandTests {
  @Test func curvesAreDrawn() throws {
    let folder = try ScratchFolder()
    #expect(
      try filmstrip("curve", "card", "-o", folder.url.path, "--appearance", "dark").status == 0)
    #expect(try folder.names() == ["curves~dark.png"])
  }

  @Test func eachCurveIsDrawn() throws {
    let folder = try ScratchFolder()
    #expect(
      try filmstrip("curve", "card", "--each", "--scale", "2", "-o", folder.url.path).status == 0)
    let names = try folder.names()
    #expect(names.count == 15)
    #expect(names.contains("curve-keyboard-ios-7@2x.png"))
    #expect(names.allSatisfy { $0.wholeMatch(of: /curve(-[a-z0-9]+)+@2x\.png/) != nil })
  }
}
