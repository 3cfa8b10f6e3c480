extension PNG {
  /// What a seal is called among a file's remarks.
  private static let sealKeyword: StaticString = "Filmstrip Seal"

  /// A file with a seal at its end: a remark that says which pixels it was made of, and that nothing in it was changed
  /// since.
  ///
  /// Who has the digest of pixels can then tell whether the file shows these, without reading its picture.
  ///
  /// - Parameters:
  ///   - file: A file that this library wrote.
  ///   - pixels: The digest of its pixels.
  package static func sealed(_ file: [UInt8], over pixels: Digest) -> [UInt8] {
    let body = file.dropLast(end.count)
    return body + seal(on: body, over: pixels)
  }

  /// Whether a file was sealed over pixels, and is as it was then.
  package static func isSealed(_ file: [UInt8], over pixels: Digest) -> Bool {
    let body = file.dropLast(sealLength)
    return file.suffix(sealLength).elementsEqual(seal(on: body, over: pixels))
  }

  private static let end = PNGChunk.file(of: [PNGChunk(type: .end, data: [])], signed: false)
  private static let sealLength = seal(on: [], over: Digest()).count

  /// The seal and the end of a file that begins so.
  private static func seal(on body: ArraySlice<UInt8>, over pixels: Digest) -> [UInt8] {
    var digest = pixels
    digest.add(body)
    return PNGChunk.file(of: [.text(keyword: sealKeyword, text: "\(digest)")], signed: false) + end
  }
}
