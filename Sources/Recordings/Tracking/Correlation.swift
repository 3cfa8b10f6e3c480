/// The similarity of parts of two pictures.
struct Likeness: Sendable, Hashable {
  /// The normalised correlation, −1…1.
  var score: Double
  /// The strength of the template's pattern: 1 as in the template, 0 for none.
  var gain: Double
}

/// A part of a picture to search for in others, with weights.
///
/// Its columns are filtered to a mean near zero, or are compared less the means of the rows that are compared. The
/// second takes nothing from rows outside of it.
struct Template: Sendable {
  let width, height: Int
  /// Whether the means are subtracted.
  let isCentred: Bool
  /// 0 where they do not count.
  private let values: [Float]
  /// 1 where the values count, else 0; nil where all do.
  private let weights: [Float]?

  /// All places count if `weights` is nil.
  init(
    _ picture: ColumnPicture, rows: Range<Int>, weights: ColumnPicture? = nil,
    isCentred: Bool = false
  ) {
    self.isCentred = isCentred
    width = picture.width
    height = rows.count
    let places = rows.lowerBound * picture.width..<rows.upperBound * picture.width
    if let weights {
      self.weights = Array(weights.values[places])
      values = zip(picture.values[places], weights.values[places]).map { $0 * $1 }
    } else {
      self.weights = nil
      values = Array(picture.values[places])
    }
  }

  /// The likeness with the template's first row on the picture's row `place`.
  ///
  /// That may be outside the picture as long as `rows` are in it. A picture that varies less than `noise` there is
  /// taken to vary by that much: a flat one resembles nothing.
  func likeness(
    to picture: ColumnPicture, at place: Int, rows: Range<Int>, noise: Float
  ) -> Likeness {
    let count = rows.count * width
    guard count > 0 else { return Likeness(score: 0, gain: 0) }
    guard !isCentred else {
      return centredLikeness(to: picture, at: place, rows: rows, noise: noise)
    }
    let start = rows.lowerBound * width
    let other = (place + rows.lowerBound) * width
    var products = SIMD16<Float>()
    var ours = SIMD16<Float>()
    var theirs = SIMD16<Float>()
    var counted = SIMD16<Float>()
    values.withUnsafeBytes { values in
      picture.values.withUnsafeBytes { pixels in
        guard let weights else {
          for index in stride(from: 0, to: count, by: 16) {
            let value = values.loadUnaligned(
              fromByteOffset: 4 * (start + index), as: SIMD16<Float>.self)
            let pixel = pixels.loadUnaligned(
              fromByteOffset: 4 * (other + index), as: SIMD16<Float>.self)
            products += value * pixel
            ours += value * value
            theirs += pixel * pixel
          }
          counted[0] = Float(count)
          return
        }
        weights.withUnsafeBytes { weights in
          for index in stride(from: 0, to: count, by: 16) {
            let value = values.loadUnaligned(
              fromByteOffset: 4 * (start + index), as: SIMD16<Float>.self)
            let weight = weights.loadUnaligned(
              fromByteOffset: 4 * (start + index), as: SIMD16<Float>.self)
            let pixel =
              pixels.loadUnaligned(fromByteOffset: 4 * (other + index), as: SIMD16<Float>.self)
              * weight
            products += value * pixel
            ours += value * value
            theirs += pixel * pixel
            counted += weight
          }
        }
      }
    }
    let product = Double(products.sum())
    let least = Double(counted.sum()) * Double(noise * noise)
    let energy = Double(ours.sum())
    guard energy > least, energy > 0 else { return Likeness(score: 0, gain: 0) }
    return Likeness(
      score: product / (energy * max(Double(theirs.sum()), least)).squareRoot(),
      gain: product / energy)
  }

  /// The same less the mean of each column over the rows.
  private func centredLikeness(
    to picture: ColumnPicture, at place: Int, rows: Range<Int>, noise: Float
  ) -> Likeness {
    let sums = CentredSums(
      values, from: rows.lowerBound, picture.values, from: place + rows.lowerBound,
      rows: rows.count, width: width, weights: weights)
    let least = sums.counted * Float(rows.count) * noise * noise
    guard sums.ours > least, sums.ours > 0 else { return Likeness(score: 0, gain: 0) }
    return Likeness(
      score: Double(sums.product / (sums.ours * max(sums.theirs, least)).squareRoot()),
      gain: Double(sums.product / sums.ours))
  }
}

/// The sums of products of the rows of two pictures, less the mean of each column over them.
struct CentredSums {
  private(set) var (product, ours, theirs): (Float, Float, Float) = (0, 0, 0)
  /// The columns that count, with their weights.
  private(set) var counted: Float = 0

  /// - Parameters:
  ///   - first: Our first row that counts, and `other` theirs.
  ///   - step: Every how many of the rows count.
  ///   - weights: Of each of our places, where those of the first row count for a whole column; nil where all count.
  init(
    _ ours: [Float], from first: Int, _ theirs: [Float], from other: Int, rows: Int, step: Int = 1,
    width: Int, weights: [Float]? = nil
  ) {
    let part = 1 / Float((rows + step - 1) / step)
    ours.withUnsafeBytes { here in
      theirs.withUnsafeBytes { there in
        // Sixteen columns at a time, of which the width is a multiple.
        for column in stride(from: 0, to: width, by: 16) {
          let start = first * width + column
          let weight =
            weights.map { SIMD16<Float>($0[start..<start + 16]) } ?? SIMD16(repeating: 1)
          guard weight.max() > 0 else { continue }
          var (a, b, ab, aa, bb) = (
            SIMD16<Float>(), SIMD16<Float>(), SIMD16<Float>(), SIMD16<Float>(), SIMD16<Float>()
          )
          for row in stride(from: 0, to: rows, by: step) {
            let mine = here.loadUnaligned(
              fromByteOffset: 4 * (start + row * width), as: SIMD16<Float>.self)
            let its = there.loadUnaligned(
              fromByteOffset: 4 * ((other + row) * width + column), as: SIMD16<Float>.self)
            a += mine
            b += its
            ab += mine * its
            aa += mine * mine
            bb += its * its
          }
          product += ((ab - a * b * part) * weight).sum()
          self.ours += ((aa - a * a * part) * weight).sum()
          self.theirs += ((bb - b * b * part) * weight).sum()
          counted += weight.sum()
        }
      }
    }
  }
}

/// A template's position, to parts of a row, with a 95 % half width, and its likeness there.
struct Placement: Sendable, Hashable {
  var place: Double
  var score: Double
  var gain: Double
  var uncertainty: Double
}

extension Template {
  /// The least likeness where it is found again on another page, and by how much it is less elsewhere.
  ///
  /// Of 106 drawn bars, on pages of all kinds, none was found at a wrong place from 0.57 on. It is not enough where
  /// changed columns alone are looked for: a message in the middle of a page had 0.77 (`Bar+Risen`).
  static let (alike, lead) = (0.62, 0.12)

  /// The only place among some where it is found; nil where it is at none, or as well at another farther `apart`.
  ///
  /// - Parameter rows: Those that are seen at a place.
  func onlyPlace(
    in picture: ColumnPicture, among places: ClosedRange<Int>, apart: Int,
    rows: (Int) -> Range<Int>
  ) -> Int? {
    let scores = places.map { likeness(to: picture, at: $0, rows: rows($0), noise: 1).score }
    guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }),
      scores[best] > Template.alike,
      scores.indices.allSatisfy({
        abs($0 - best) <= apart || scores[$0] < scores[best] - Template.lead
      })
    else { return nil }
    return places.lowerBound + best
  }

  /// The best place within `range` rows, to parts of a row; nil if it is at the range's end.
  func refined(
    in picture: ColumnPicture, around place: Int, range: Int, rows: Range<Int>, noise: Float
  ) -> Placement? {
    guard !rows.isEmpty, place - range + rows.lowerBound >= 0,
      place + range + rows.upperBound <= picture.height
    else { return nil }
    let likenesses = (place - range...place + range).map {
      likeness(to: picture, at: $0, rows: rows, noise: noise)
    }
    guard let best = likenesses.indices.max(by: { likenesses[$0].score < likenesses[$1].score }),
      best > 0, best < likenesses.count - 1, likenesses[best].score > 0,
      let top = parabolaTop(
        likenesses[best - 1].score, likenesses[best].score, likenesses[best + 1].score)
    else { return nil }
    let score = min(1, likenesses[best].score + top.bend * top.offset * top.offset / 2)
    // The error of a least-squares fit of the place, from the residuals, with correlated errors of neighbouring pixels,
    // and the parabola's error at edges that move by parts of a row.
    let samples = Double(rows.count * width) / 12
    let error = (1 - score * score) / (samples * top.bend)
    return Placement(
      place: Double(place - range + best) + top.offset, score: score, gain: likenesses[best].gain,
      uncertainty: 2 * (error + 0.06 * 0.06).squareRoot())
  }
}

/// The top of the parabola through three values, from the middle one, and its second difference.
///
/// Nil unless the middle value is the largest.
func parabolaTop(_ before: Double, _ middle: Double, _ after: Double)
  -> (offset: Double, bend: Double)?
{
  let bend = 2 * middle - before - after
  guard bend > 0, middle >= before, middle >= after else { return nil }
  return ((after - before) / (2 * bend), bend)
}
