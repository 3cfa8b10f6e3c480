import Testing

@testable import Recordings

@Suite struct CorrelationTests {
  /// A picture whose columns are waves of their own, moved down by so many rows.
  private func waves(rows: Int, by offset: Double, gain: Float = 1) -> ColumnPicture {
    var values: [Float] = []
    for row in 0..<rows {
      for column in 0..<64 {
        // A sum of triangles of different lengths needs no library of functions.
        let first = triangle((Double(row) - offset) / (19 + Double(column % 7)))
        let second = triangle((Double(row) - offset) / 31 + Double(column) / 9)
        values.append(gain * Float(40 * first + 25 * second))
      }
    }
    return ColumnPicture(height: rows, values: values)
  }

  private func triangle(_ value: Double) -> Double {
    let part = value - value.rounded(.down)
    return abs(part - 0.5) * 4 - 1
  }

  @Test func aPictureIsLikeItself() {
    let picture = waves(rows: 120, by: 0)
    let likeness = Template(picture, rows: 20..<80)
      .likeness(to: picture, at: 20, rows: 0..<60, noise: 1)
    #expect(abs(likeness.score - 1) < 1e-4)
    #expect(abs(likeness.gain - 1) < 1e-4)
  }

  @Test func gainIsTheContrastThatIsLeft() {
    let likeness = Template(waves(rows: 120, by: 0), rows: 20..<80)
      .likeness(to: waves(rows: 120, by: 0, gain: 0.25), at: 20, rows: 0..<60, noise: 0.1)
    #expect(abs(likeness.score - 1) < 1e-4)
    #expect(abs(likeness.gain - 0.25) < 1e-4)
  }

  @Test func aFlatPictureIsLikeNothing() {
    let flat = ColumnPicture(height: 120, values: [Float](repeating: 0, count: 64 * 120))
    let template = Template(waves(rows: 120, by: 0), rows: 20..<80)
    #expect(template.likeness(to: flat, at: 20, rows: 0..<60, noise: 1).score == 0)
    #expect(
      Template(flat, rows: 0..<60).likeness(to: flat, at: 0, rows: 0..<60, noise: 1).score == 0)
  }

  @Test func whatDoesNotCountChangesNothing() {
    let picture = waves(rows: 120, by: 0)
    var other = picture
    var weights = ColumnPicture(height: 120, values: [Float](repeating: 1, count: 64 * 120))
    for row in 30..<50 {
      for column in 10..<30 {
        other.values[row * 64 + column] = 500
        weights.values[row * 64 + column] = 0
      }
    }
    let score = Template(picture, rows: 20..<80, weights: weights)
      .likeness(to: other, at: 20, rows: 0..<60, noise: 1).score
    #expect(abs(score - 1) < 1e-4)
  }

  /// Of rows that are compared less their own means nothing beyond them counts, and no brightness of all of them.
  @Test func aCentredTemplateKnowsNothingAroundIt() {
    let picture = waves(rows: 120, by: 0)
    let list = (0..<120 * 64).map { Float($0 / 64 % 6 < 3 ? 20 : 230) }
    var other = waves(rows: 120, by: 0, gain: 0.5)
    for index in other.values.indices {
      if (20..<80).contains(index / 64) {
        other.values[index] += 90
      } else {
        other.values[index] = list[index]
      }
    }
    func score(isCentred: Bool) -> Double {
      func seen(_ picture: ColumnPicture) -> ColumnPicture {
        isCentred ? picture : picture.highPassed(reach: 10)
      }
      return Template(seen(picture), rows: 20..<80, isCentred: isCentred)
        .likeness(to: seen(other), at: 20, rows: 0..<60, noise: 1).score
    }
    #expect(abs(score(isCentred: true) - 1) < 1e-4)
    #expect(score(isCentred: false) < 0.9)
  }

  @Test func centredColumnsThatDoNotCountChangeNothing() {
    let picture = waves(rows: 120, by: 0)
    var other = picture
    for row in 30..<50 { for column in 10..<30 { other.values[row * 64 + column] = 500 } }
    let template = Template(
      picture, rows: 20..<80, weights: .weights([0, 5, 9, 30, 63], like: picture), isCentred: true)
    let likeness = template.likeness(to: other, at: 20, rows: 0..<60, noise: 1)
    #expect(abs(likeness.score - 1) < 1e-4 && abs(likeness.gain - 1) < 1e-4)
    #expect(template.likeness(to: other, at: 25, rows: 0..<60, noise: 1).score < 0.9)
  }

  @Test(arguments: [0.0, 0.2, 0.5, -0.35, 3.75], [false, true])
  func placesAreFoundBetweenRows(offset: Double, isCentred: Bool) throws {
    let template = Template(waves(rows: 160, by: 0), rows: 40..<110, isCentred: isCentred)
    let found = try #require(
      template.refined(
        in: waves(rows: 160, by: offset), around: 41, range: 6, rows: 0..<70, noise: 1))
    #expect(abs(found.place - 40 - offset) < 0.1)
    #expect(abs(found.place - 40 - offset) < found.uncertainty)
  }

  @Test func aPlaceAtTheEndOfTheRangeIsNone() {
    let picture = waves(rows: 160, by: 0)
    let template = Template(picture, rows: 40..<110)
    #expect(template.refined(in: picture, around: 44, range: 4, rows: 0..<70, noise: 1) == nil)
    #expect(template.refined(in: picture, around: 0, range: 4, rows: 0..<70, noise: 1) == nil)
  }

  @Test func theTopOfAParabolaIsExact() throws {
    func parabola(_ x: Double) -> Double { 5 - 1.5 * (x - 0.3) * (x - 0.3) }
    let top = try #require(parabolaTop(parabola(-1), parabola(0), parabola(1)))
    #expect(abs(top.offset - 0.3) < 1e-12)
    #expect(abs(top.bend - 3) < 1e-12)
    #expect(parabolaTop(1, 2, 3) == nil)
    #expect(parabolaTop(2, 2, 2) == nil)
  }
}
