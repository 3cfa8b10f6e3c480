extension PictureComparison {
  /// An unreadable picture, the first or the second.
  public enum ReadingError: Error, Sendable, Hashable {
    case first(PNGError)
    case second(PNGError)
  }

  /// Compares the pictures of two PNG files.
  ///
  /// They are read on two threads, large ones one after the other. Rows that are equal in both files are not decoded.
  /// Pictures of 16 bits a sample are compared with eight, and where one file is in Display P3 and the other in sRGB,
  /// both are compared in Display P3, so that nothing is lost.
  ///
  /// - Parameters:
  ///   - first: The file of one picture.
  ///   - second: The other's.
  ///   - rule: How pixels are compared.
  ///   - trusting: Whether to trust the headers of files of different sizes; else the files are read through, and damage
  ///     is reported.
  /// - Throws: `ReadingError` where a file is not a PNG file, or is damaged.
  public init(
    files first: [UInt8], _ second: [UInt8], by rule: DifferenceRule = DifferenceRule(),
    trusting: Bool = false
  ) throws(ReadingError) {
    let sizes: (Size, Size)
    do { sizes.0 = try PNG.announcement(of: first).size } catch { throw .first(error) }
    do { sizes.1 = try PNG.announcement(of: second).size } catch { throw .second(error) }
    guard sizes.0 == sizes.1 else {
      if !trusting {
        do { try PictureComparison.readThrough(first) } catch { throw .first(error) }
        do { try PictureComparison.readThrough(second) } catch { throw .second(error) }
      }
      self = .otherSize(first: sizes.0, second: sizes.1)
      return
    }
    let pictures = PictureComparison.read(first, second)
    let (one, other): (FilePixels, FilePixels)
    do { one = try pictures[0].get() } catch { throw .first(error) }
    do { other = try pictures[1].get() } catch { throw .second(error) }
    self = .sameSize(one.difference(from: other, by: rule))
  }

  private static func readThrough(_ file: [UInt8]) throws(PNGError) {
    try PNGFile(file).scanlines(alpha: .straight).readThrough()
  }

  /// Larger files together are read one after the other, to limit memory.
  private static let largeSize = 8 << 20

  private static func read(
    _ first: [UInt8], _ second: [UInt8]
  ) -> [Result<FilePixels, PNGError>] {
    func read(_ file: [UInt8]) -> Result<FilePixels, PNGError> {
      do throws(PNGError) { return .success(try FilePixels(file)) } catch { return .failure(error) }
    }
    let files = [first, second]
    return first.count + second.count > largeSize ? files.map(read) : files.concurrentMap(read)
  }
}
