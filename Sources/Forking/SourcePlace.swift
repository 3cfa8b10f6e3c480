import Essentials

#if canImport(Runtime)
  import Runtime
#endif

/// A line of a source file in a function.
package struct SourcePlace: Hashable, Codable {
  package let function: String
  package let path: String
  /// From 1.
  package let line: Int

  /// The first place that is wanted in frames of this program or a copy of it, innermost first.
  ///
  /// Frames without debug information have no place. Reading that of a large program takes seconds, so few frames are
  /// looked at together, and in a separate process: the runtime library reads all memory that is mapped to files, which
  /// another thread may unmap meanwhile.
  package static func first(
    in frames: [UInt], where isWanted: @escaping (SourcePlace) -> Bool
  ) -> SourcePlace? {
    let work = ForkedWork(limit: 60)
    let found = try? work.run { _ in
      for start in stride(from: 0, to: frames.count, by: 8) {
        let places = places(of: frames[start..<min(start + 8, frames.count)])
        if let place = places.first(where: isWanted), let bytes = try? JSONEncoder().encode(place) {
          return [UInt8](bytes)
        }
      }
      return []
    }
    return found.flatMap { try? JSONDecoder().decode(SourcePlace.self, from: Data($0)) }
  }

  /// The runtime library offers no frames of another process, but it decodes them: their form is described in
  /// docs/CompactBacktraceFormat.md of swiftlang/swift.
  private static func places(of frames: ArraySlice<UInt>) -> [SourcePlace] {
    #if canImport(Runtime)
      guard let images = try? JSONEncoder().encode(ImageMap.capture()) else { return [] }
      #if arch(x86_64)
        let architecture = "x86_64"
      #else
        let architecture = "arm64"
      #endif
      // 64-bit words; then, for each, that it is an absolute return address of eight bytes.
      var compact: [UInt8] = [0x02]
      for frame in frames {
        compact.append(0x2f)
        withUnsafeBytes(of: UInt64(frame).bigEndian) { compact += $0 }
      }
      let text =
        #"{"architecture":"\#(architecture)","backtrace":"\#(Data(compact).base64EncodedString())","#
        + #""imageMap":\#(String(decoding: images, as: UTF8.self))}"#
      guard let trace = try? JSONDecoder().decode(Backtrace.self, from: Data(text.utf8)),
        let symbols = trace.symbolicated(options: [.showSourceLocations, .useSymbolCache])
      else { return [] }
      return symbols.frames.compactMap { frame in
        guard let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0
        else { return nil }
        return SourcePlace(function: symbol.name, path: location.path, line: location.line)
      }
    #else
      return []
    #endif
  }
}
