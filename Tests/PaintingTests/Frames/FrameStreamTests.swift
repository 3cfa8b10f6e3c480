import Imaging
import Scenarios
import Testing

@testable import Painting

/// What becomes of frames that are kept in memory.
private class Pictures: FrameSink {
  var pictures: [(index: Int, time: Double, bitmap: Bitmap)] = []
  var ends = 0

  func add(_ frame: FrameStream.Frame) throws {
    try pictures.append((frame.index, frame.time, frame.bitmap()))
  }

  func end() { ends += 1 }
}

/// The same, put together from rows where there are any.
private final class RowPictures: FrameSink {
  static let takesRows = true
  var pictures: [(index: Int, bitmap: Bitmap)] = []
  var frames = (ofRows: 0, ofPixels: 0)

  func add(_ frame: FrameStream.Frame) throws {
    guard let (spans, kept) = try frame.rows() else {
      frames.ofPixels += 1
      return try pictures.append((frame.index, frame.bitmap()))
    }
    frames.ofRows += 1
    let pixels = spans.flatMap { span -> ArraySlice<UInt32> in
      let (bitmap, rows) =
        switch span {
        case .kept(let rows): (kept.bitmap, rows)
        case .pixels(let bitmap, let rows): (bitmap, rows)
        }
      return bitmap.pixels[rows.lowerBound * bitmap.width..<rows.upperBound * bitmap.width]
    }
    let height = pixels.count / kept.width
    pictures.append(
      (frame.index, try #require(Bitmap(width: kept.width, height: height, pixels: pixels))))
  }
}

struct FrameStreamTests {
  private let films: [Film]
  private let times = (5..<25).map { Double($0) / 60 }

  init() throws {
    let scenario = try Scenario.named("keyboard-gap")
    films = try ["constraints", "transform"].map { name in
      try scenario.film(of: try #require(NamedApproach.named(name)))
    }
  }

  private func pictures(_ stream: FrameStream, sinks count: Int) throws -> [Bitmap] {
    let sinks = (0..<count).map { _ in Pictures() }
    try stream.pour(into: sinks)
    for sink in sinks {
      #expect(sink.ends == 1)
      #expect(sink.pictures.map(\.index) == sink.pictures.map(\.index).sorted())
      for picture in sink.pictures { #expect(picture.time == times[picture.index]) }
    }
    let all = sinks.flatMap(\.pictures).sorted { $0.index < $1.index }
    #expect(all.map(\.index) == Array(times.indices))
    return all.map(\.bitmap)
  }

  /// Frames are the same on any number of threads, and whether rows or pixels are asked for.
  @Test(arguments: [0, 1]) func everySinkSeesTheSameFrames(film: Int) throws {
    let stream = try FrameStream([films[film]], FramePainter.Setting(), at: times)
    let expected = try pictures(stream, sinks: 1)
    #expect(expected.allSatisfy { $0.width == stream.width && $0.height == stream.height })
    #expect(try pictures(stream, sinks: 3) == expected)
    for (threads, count) in [(1, 1), (2, 1), (2, 3)] {
      let sinks = (0..<count).map { _ in RowPictures() }
      try stream.pour(into: sinks, threads: threads)
      let found = sinks.flatMap(\.pictures).sorted { $0.index < $1.index }
      #expect(found.map(\.bitmap) == expected)
      #expect(sinks.reduce(0) { $0 + $1.frames.ofPixels } == 0)
    }
  }

  /// Films beside each other and annotated ones have no rows that recur, and a part of the screen has.
  @Test func framesAreWhatTheSettingSays() throws {
    let part = Rect(x: 0, y: 300, width: 375, height: 200)
    let settings: [(films: [Film], setting: FramePainter.Setting, hasRows: Bool)] = [
      (films, FramePainter.Setting(), false),
      (films, FramePainter.Setting(window: part), false),
      ([films[0]], FramePainter.Setting(isAnnotated: true), false),
      ([films[0]], FramePainter.Setting(window: part), true),
    ]
    for (films, setting, hasRows) in settings {
      let stream = try FrameStream(films, setting, at: times)
      let painter = try FramePainter(films, setting)
      #expect(stream.width == painter.width && stream.height == painter.height)
      let sink = RowPictures()
      try stream.pour(into: [sink])
      #expect(sink.frames == (hasRows ? (times.count, 0) : (0, times.count)))
      for (picture, time) in zip(sink.pictures, times) {
        #expect(try picture.bitmap == painter.bitmap(at: time))
      }
    }
  }

  /// A sink that asks for pixels is given no rows, and none are prepared for it.
  @Test func rowsAreForSinksThatTakeThem() throws {
    final class Asking: Pictures {
      override func add(_ frame: FrameStream.Frame) throws {
        #expect(try frame.rows() == nil)
        try super.add(frame)
      }
    }
    let stream = try FrameStream([films[0]], FramePainter.Setting(), at: times)
    let sink = Asking()
    try stream.pour(into: [sink])
    #expect(sink.pictures.count == times.count)
  }

  @Test(arguments: [1, 3]) func anErrorEndsTheStream(count: Int) throws {
    struct Full: Error {}
    final class Small: Pictures {
      override func add(_ frame: FrameStream.Frame) throws {
        if frame.index >= 4 { throw Full() }
        try super.add(frame)
      }
    }
    let stream = try FrameStream([films[0]], FramePainter.Setting(), at: times)
    let sinks = (0..<count).map { _ in Small() }
    #expect(throws: Full.self) { try stream.pour(into: sinks) }
    #expect(sinks.flatMap(\.pictures).count == 4)
    #expect(sinks.allSatisfy { $0.ends == 0 })
  }
}
