/// Two animated PNG files, compared frame by frame.
///
/// Frames are compared by their number: the first with the first. Sizes, numbers of frames and delays
/// are known at once; `next()` goes through the frames. Memory is that of a few
/// pictures, however many frames there are.
public struct ClipComparison {
  /// How large the first clip's pictures are, in pixels.
  public let firstSize: PictureComparison.Size
  /// How large the second clip's pictures are, in pixels.
  public let secondSize: PictureComparison.Size
  /// How many frames the first clip has.
  public let firstCount: Int
  /// How many frames the second clip has.
  public let secondCount: Int
  /// The numbers of frames, from 0, that both have and that are shown for different times.
  public let otherDelays: [Int]

  /// A frame that both clips have.
  public struct Frame: Sendable {
    /// Its number, from 0.
    public let index: Int
    /// How its pictures differ.
    public let difference: PictureDifference
    /// Its picture in the first clip.
    public let first: StraightBitmap
    /// How long it is shown in the first clip.
    public let delay: AnimatedPNG.Delay
  }

  private let rule: DifferenceRule
  /// Of the first clip and of the second.
  private var frames: [AnimatedPNG.Frames]
  private var index = 0

  /// A comparison that stands before the first frame.
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

  /// How many frames are compared: those that both have, or none where the sizes differ.
  public var count: Int { firstSize == secondSize ? min(firstCount, secondCount) : 0 }

  /// The next frame; nil after the last that both have, and where sizes differ.
  ///
  /// The two pictures are read on two threads. Those with alpha are compared as PNG files of them
  /// would be. Where one clip is in Display P3 and the other in sRGB, both are compared in Display P3.
  public mutating func next() throws(PictureComparison.ReadingError) -> Frame? {
    guard index < count else { return nil }
    let results = frames.withUnsafeMutableBufferPointer { frames in
      // Each thread has a clip of its own.
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
  /// The next frame, or why there is none.
  fileprivate mutating func read() -> Result<AnimatedPNG.Frame?, PNGError> {
    do { return .success(try next()) } catch { return .failure(error) }
  }
}

extension AnimatedPNG.Delay {
  /// Whether two fractions are the same time.
  fileprivate func lasts(asLongAs other: Self) -> Bool {
    Int(numerator) * Int(other.denominator) == Int(other.numerator) * Int(denominator)
  }
}

extension ClipComparison.Frame: CustomStringConvertible {
  /// Its number, and how its pictures differ.
  public var description: String { "frame \(index): \(difference)" }
}
