import CEncoders
import FilmstripKit
import Foundation
import Imaging

/// Does one kind of work again and again: once, and then once for each line of standard input, as `run` lets the peers take
/// turns.
///
/// Each time it prints milliseconds on the clock, milliseconds of the processor, and a number: bytes of a file, pixels
/// that differ, or films. The first time fills memory that is kept, as the first of many pictures does.
@main
struct Measure {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    let work = try Work.named(words.first ?? "", Array(words.dropFirst()))
    repeat {
      let (processor, clock) = (clock(), ContinuousClock().now)
      let number = try work()
      let (seconds, attoseconds) = (ContinuousClock().now - clock).components
      let milliseconds = Double(seconds) * 1e3 + Double(attoseconds) / 1e15
      let used = Double(Foundation.clock() - processor) / Double(CLOCKS_PER_SEC) * 1e3
      print(milliseconds, used, number)
      fflush(nil)
    } while readLine() != nil
  }
}

/// The kinds of work, in memory; all but `diff`, which reads its two files side by side, on one thread.
enum Work {
  struct Misuse: Error, CustomStringConvertible {
    var description: String {
      "usage: measure encode|libpng|cairo PICTURE|noise, decode PICTURE, diff PICTURE PICTURE, or films SCENARIO APPROACH"
    }
  }

  struct Wrong: Error {}

  static func named(_ name: String, _ words: [String]) throws -> () throws -> Int {
    switch (name, words.count) {
    case ("encode", 1): return try encode(bitmap(words[0]))
    case ("libpng", 1): return try peer(bitmap(words[0]), encode_with_libpng)
    case ("cairo", 1): return try peer(bitmap(words[0]), encode_with_cairo)
    case ("decode", 1):
      let file = try bytes(words[0])
      return { try PNG.decodeStraight(file).width }
    case ("diff", 2):
      return {
        let comparison = try PictureComparison(files: bytes(words[0]), bytes(words[1]))
        guard case .sameSize(let difference) = comparison else { throw Wrong() }
        return difference.different
      }
    case ("films", 2): return try films(words[0], words[1])
    default: throw Misuse()
    }
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private static func bitmap(_ name: String) throws -> Bitmap {
    name == "noise"
      ? try SmoothNoise.bitmap(width: 1170, height: 2532) : try PNG.decode(bytes(name))
  }

  private static func encode(_ bitmap: Bitmap) throws -> () throws -> Int {
    let encoder = PNGEncoder()
    var bytes: [UInt8] = []
    try encoder.encode(bitmap, scale: 3, into: &bytes)
    guard try PNG.decode(bytes) == bitmap else { throw Wrong() }
    return {
      try encoder.encode(bitmap, scale: 3, into: &bytes)
      return bytes.count
    }
  }

  private static func peer(
    _ bitmap: Bitmap, _ encode: @escaping (UnsafePointer<UInt32>?, Int32, Int32) -> Int
  ) -> () throws -> Int {
    {
      bitmap.pixels.withUnsafeBufferPointer {
        encode($0.baseAddress, Int32(bitmap.width), Int32(bitmap.height))
      }
    }
  }

  private static let series: [Series] = [
    .keyboardTop, .toolbarTop, .toolbarBottom, .toolbarContentBottom, .tableTop, .tableBottom,
    .lastMessageBottom, .gap, .fieldTop, .viewTop,
  ]

  /// A hundred films, each on a fresh screen, and ten series of all frames of each.
  private static func films(_ path: String, _ name: String) throws -> () throws -> Int {
    let scenario = try Scenario(yaml: try String(contentsOfFile: path, encoding: .utf8))
    guard let approach = scenario.approach(named: name) else { throw Misuse() }
    return {
      var sum = 0.0
      for _ in 0..<100 {
        let film = try scenario.film(of: approach)
        for one in series {
          for value in film.series(one) { sum += value ?? 0 }
        }
      }
      // The sum is used, so that nothing of it is left out.
      guard sum.isFinite else { throw Wrong() }
      return 100
    }
  }
}
