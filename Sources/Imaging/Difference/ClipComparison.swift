/// Compares two animated PNG files frame by frame.
///
/// Frames are paired by number. Sizes, numbers of frames and delays are known at once; `next()` iterates over the
/// frames. It takes the memory of a few pictures, however many frames there are.
public struct ClipComparison {
  /// The size of the first clip's pictures, in pixels.
  public let firstSize: PictureComparison.Size
  /// The size of the second clip's pictures, in pixels.
  public let secondSize: PictureComparison.Size
  /// The number of the first clip's frames.
  public let firstCount: Int
  /// The number of the second clip's frames.
  public let secondCount: Int
  /// The numbers, from 0, of common frames with different delays.
  public let otherDelays: [Int]

  /// A frame that both clips have.
  public struct Frame: Sendable {
    /// Its number, from 0.
    public let index: Int
    /// The difference of its pictures.
    public let difference: PictureDifference
    /// Its picture in the first clip.
    public let first: StraightBitmap
    /// Its delay in the first clip.
    public let delay: AnimatedPNG.Delay
  }

  private let rule: DifferenceRule
  /// Of the first clip and of the second.
  private var frames: [AnimatedPNG.Frames]
  private var index = 0

  /// A comparison before the first frame.
  public init(
    _ first: AnimatedPNG, _ second: AnimatedPNG, by rule: DifferenceRule = DifferenceRule()
  ) {
    firstSize = PictureComparison.Size(width: first.width, height: first.height)
    secondSize = PictureComparison.Size(width: second.width, height: second.height)
    (firstCount, secondCount) = (first.frameCount, second.frameCount)
    otherDelays = zip(first.delays, second.delays).enumerated()
      .filter { !$1.0.lasts(asLongAs: $1.1) }.map(\.offset)
    self.rule = rule
    let space = first.colorSpace.common(with: second.colorSpace)
    frames = [first.frames(in: space), second.frames(in: space)]
  }

  /// The number of compared frames: the common ones, or none where the sizes differ.
  public var count: Int { firstSize == secondSize ? min(firstCount, secondCount) : 0 }

  /// The next frame; nil after the last common one, and where sizes differ.
  ///
  /// The two pictures are read on two threads. Those with alpha are compared as PNG files would store them. Where one
  /// clip is in Display P3 and the other in sRGB, both are compared in Display P3.
  public mutating func next() throws(PictureComparison.ReadingError) -> Frame? {
    guard index < count else { return nil }
    let results = frames.withUnsafeMutableBufferPointer { frames in
      let frames = frames
      return Array(frames.indices).concurrentMap { frames[$0].read() }
    }
    let first: AnimatedPNG.Frame?
    let second: AnimatedPNG.Frame?
    do { first = try results[0].get() } catch { throw .first(error) }
    do { second = try results[1].get() } catch { throw .second(error) }
    guard let first, let second else { return nil }
    let picture = StraightBitmap(first.bitmap)
    let comparison = PictureComparison(picture, StraightBitmap(second.bitmap), by: rule)
    guard case .sameSize(let difference) = comparison else { return nil }
    defer { index += 1 }
    return Frame(index: index, difference: difference, first: picture, delay: first.delay)
  }
}

extension AnimatedPNG.Frames {
  fileprivate mutating func read() -> Result<AnimatedPNG.Frame?, PNGError> {
    do { return .success(try next()) } catch { return .failure(error) }
  }
}

extension AnimatedPNG.Delay {
  fileprivate func lasts(asLongAs other: Self) -> Bool {
    Int(numerator) * Int(other.denominator) == Int(other.numerator) * Int(denominator)
  }
}

extension ClipComparison.Frame: CustomStringConvertible {
  /// Its number and difference.
  public var description: String { "frame \(index): \(difference)" }
}
