import TestSupport
import Testing
import Traces

@testable import Pages

struct ReportPlotTests {
  private func change(_ feature: String, largest: TraceLength?) -> FeatureChange {
    FeatureChange(
      feature: feature, frame: 1, time: 16_667, expected: 1, actual: 2, largest: largest, frames: 1)
  }

  private func film(_ name: String, _ values: [Double?]) -> Trace {
    Trace(times: values.indices.map { $0 * 16_667 }, series: [name: values])
  }

  private func read(_ plot: ReportPlot) throws -> PageReader {
    let reader = PageReader(plot.svg.source)
    try #require(reader.trouble == nil)
    return reader
  }

  private func points(_ element: PageReader.Element) -> [[Double]] {
    (element.attributes["points"] ?? "").split(separator: " ").map {
      $0.split(separator: ",").compactMap { Double($0) }
    }
  }

  @Test func theWorstFeatureIsDrawn() throws {
    let both = Trace(times: [0, 1], series: ["a": [1, 2], "gap": [3, 4]])
    let plot = ReportPlot(
      [change("a", largest: nil), change("gap", largest: 4), change("a", largest: 3)],
      expected: both, actual: both)
    #expect(plot?.title == "gap, points")
    #expect(ReportPlot([], expected: both, actual: both) == nil)
    #expect(ReportPlot([change("b", largest: 1)], expected: both, actual: both) == nil)
    let none = film("a", [nil, .nan])
    #expect(ReportPlot([change("a", largest: 1)], expected: none, actual: none) == nil)
  }

  /// The screen's y grows downwards, a gap upwards.
  @Test func edgesAreDrawnAsOnTheScreen() throws {
    for (name, growsDown) in [("toolbar.bottom", true), ("gap", false)] {
      let plot = try #require(
        ReportPlot(
          [change(name, largest: 9)], expected: film(name, [0, 9]), actual: film(name, [0, 0])))
      let line = points(try read(plot).all("polyline", "class", "expected")[0])
      #expect((line[1][1] > line[0][1]) == growsDown)
    }
  }

  @Test func aLineIsBrokenWhereThereIsNoValue() throws {
    let plot = try #require(
      ReportPlot(
        [change("a", largest: 9)], expected: film("a", [1, 2, nil, 3, 4]),
        actual: film("a", [1, 1, 1, 1, 1])))
    let reader = try read(plot)
    #expect(reader.all("polyline", "class", "expected").map { points($0).count } == [2, 2])
    #expect(reader.all("polyline", "class", "actual").map { points($0).count } == [5])
    #expect(reader.all("polygon").map { points($0).count } == [4, 4])
  }

  /// Films of other times have no moments to compare, so nothing is shaded.
  @Test func otherTimesHaveNothingBetween() throws {
    let plot = try #require(
      ReportPlot(
        [change("a", largest: 9)], expected: film("a", [1, 2]), actual: film("a", [1, 2, 3])))
    #expect(try read(plot).all("polygon").isEmpty)
  }

  @Test func everythingIsInsideTheDrawing() throws {
    var random = SeededGenerator(3)
    for _ in 0..<100 {
      let scale = Double.random(in: 0...3, using: &random)
      let values = [0, 1].map { _ in
        (0..<Int.random(in: 1...40, using: &random)).map { _ -> Double? in
          Bool.random(using: &random) ? nil : .random(in: -scale...scale * 300, using: &random)
        }
      }
      guard values.joined().contains(where: { $0 != nil }) else { continue }
      let plot = try #require(
        ReportPlot(
          [change("a", largest: 9)], expected: film("a", values[0]), actual: film("a", values[1])))
      let reader = try read(plot)
      for element in reader.elements {
        for point in points(element) {
          #expect((0...360).contains(point[0]) && (0...172).contains(point[1]))
        }
        for key in ["x", "x1", "x2"] {
          guard let text = element.attributes[key] else { continue }
          #expect((0...360).contains(Double(text) ?? -1), "\(key) \(text)")
        }
      }
    }
  }

  @Test func ticksAreRoundAndInTheRange() {
    #expect(ReportPlot.ticks(0...1000, most: 5) == [0, 200, 400, 600, 800, 1000])
    #expect(ReportPlot.ticks(-0.6...0.6, most: 4) == [-0.5, 0, 0.5])
    var random = SeededGenerator(8)
    for _ in 0..<200 {
      let low = Double.random(in: -1000...1000, using: &random)
      let range = low...low + .random(in: 0.01...2000, using: &random)
      let ticks = ReportPlot.ticks(range, most: 4)
      #expect((1...6).contains(ticks.count), "\(range) \(ticks)")
      for tick in ticks {
        #expect(tick >= range.lowerBound - 1e-6 && tick <= range.upperBound + 1e-6)
      }
    }
  }
}
