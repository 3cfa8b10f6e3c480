import Testing

@testable import Recordings

@Suite struct EdgeProfileTests {
  /// Dark above a place, light below it, the pixel in which it lies in part.
  private func frame(_ y: Double) -> LumaFrame {
    let pixels = (0..<60).flatMap { row in
      let light = min(max(Double(row + 1) - y, 0), 1)
      return [UInt8](repeating: UInt8(40 + 160 * light), count: 40)
    }
    return LumaFrame(width: 40, height: 60, time: 0, pixels: pixels)
  }

  @Test(arguments: [30.0, 30.25, 30.5, 30.8])
  func anEdgeIsFoundToPartsOfAPixel(y: Double) throws {
    let profile = EdgeProfile(rowsOf: [frame(y), frame(y)], along: [5..<15, 25..<35])
    let edge = try #require(profile.edge(near: 28, reach: 6))
    #expect(abs(edge.place - y) < 0.1 && abs(edge.strength - 160) < 2)
    #expect(profile.edge(near: 12, reach: 6) == nil)
  }

  @Test func whatComesAndGoesIsNoEdge() {
    let frames = (0..<6).map { frame($0 < 3 ? 30 : 50) }
    #expect(EdgeProfile(rowsOf: frames, along: [5..<35]).edge(near: 30, reach: 4) == nil)
    // Unless it may miss in more of them than it does.
    let rare = EdgeProfile(rowsOf: frames, along: [5..<35], mayMiss: 0.5)
    #expect(rare.edge(near: 30, reach: 4).map { abs($0.place - 30) < 0.1 } == true)
  }
}
