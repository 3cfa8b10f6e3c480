import Imaging
package import Traces

/// The result of comparing two files: the JSON of `diff`.
package struct DifferenceReport: Encodable, Sendable {
  /// As they were given.
  package let first, second: String
  package var verdict: Verdict
  /// Both sizes, width and height in pixels; nil for files of equal bytes.
  var sizes: [[Int]]?
  /// Of a picture, or of the frame in which most pixels differ.
  var pixels: Pixels?
  var clip: Clip?
  /// The file with the picture of the difference.
  package var picture: String?
  /// What was left out of a file, and how colours were compared; a sentence each.
  package var notes: [String] = []
  /// Whether any damage would have been reported: false if something was trusted and not read.
  package var isReadThrough = true

  struct Pixels: Encodable, Sendable {
    let compared, changed, different, antialiased: Int
    /// 0 to 1.
    let largest: Double
    /// x, y, width and height in pixels.
    let bounds: [Int]?
    let worstWindow: Window?

    struct Window: Encodable, Sendable {
      /// x, y, width and height in pixels.
      let bounds: [Int]
      let different: Int
      /// More than 0 and at most 1.
      let density: Double
    }

    init(_ difference: PictureDifference) {
      compared = difference.compared
      changed = difference.changed
      different = difference.different
      antialiased = difference.antialiased
      largest = difference.largest
      bounds = difference.bounds?.numbers
      worstWindow = difference.worstWindow.map {
        Window(bounds: $0.rectangle.numbers, different: $0.different, density: $0.density)
      }
    }

    var verdict: Verdict {
      changed == 0 ? .samePixels : different == 0 ? .withinTolerance : .otherPixels
    }
  }

  struct Clip: Encodable, Sendable {
    /// Of the first and of the second.
    let frames: [Int]
    let compared: Int
    /// Frames of both, from 0, that are not shown for the same time.
    let otherDelays: [Int]
    /// The frames with pixels that are not the same.
    var changed: [Frame] = []
    /// The frame that `pixels` are of.
    var worst: Int?

    struct Frame: Encodable, Sendable {
      let frame: Int
      let different: Int
      let largest: Double
    }

    /// The frames with pixels that differ.
    var different: [Int] { changed.filter { $0.different > 0 }.map(\.frame) }
  }

  /// Whether no pixel was compared: all are ignored.
  package var isOfNothing: Bool { pixels?.compared == 0 }
}

extension PixelRectangle {
  /// x, y, width and height.
  var numbers: [Int] { [x, y, width, height] }
}
