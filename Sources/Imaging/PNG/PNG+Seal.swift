extension PNG {
  private static let sealKeyword: StaticString = "Filmstrip Seal"

  /// Seals a file of this library as made of these pixels, and unchanged since.
  ///
  /// With the pixels' digest one can then tell whether the file shows them, without decoding it.
  package static func sealed(_ file: [UInt8], over pixels: Digest) -> [UInt8] {
    let body = file.dropLast(end.count)
    return body + seal(on: body, over: pixels)
  }

  /// Whether a file was sealed over these pixels, and is unchanged.
  package static func isSealed(_ file: [UInt8], over pixels: Digest) -> Bool {
    let body = file.dropLast(sealLength)
    return file.suffix(sealLength).elementsEqual(seal(on: body, over: pixels))
  }

  private static let end = PNGChunk.file(of: [PNGChunk(type: .end, data: [])], signed: false)
  private static let sealLength = seal(on: [], over: Digest()).count

  private static func seal(on body: ArraySlice<UInt8>, over pixels: Digest) -> [UInt8] {
    var digest = pixels
    digest.add(body)
    return PNGChunk.file(of: [.text(keyword: sealKeyword, text: "\(digest)")], signed: false) + end
  }
}
