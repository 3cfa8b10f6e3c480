import Testing

@testable import Imaging

/// What files say of their colours, and how two that say different things are compared.
struct PNGColorsTests {
  private static func chromaticities(_ numbers: [UInt32]) -> [UInt8] {
    numbers.flatMap(\.bigEndianBytes)
  }

  private static let codePoints = PNGChunk.of(.codePoints, [12, 13, 0, 1])
  private static let profile = PNGChunk.of(.profile, ICCProfileTests.chunk(.displayP3))
  private static let standard = PNGChunk.of(.standardColors, [0])
  private static let primaries = PNGChunk.of(
    .chromaticities,
    chromaticities([31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000]))
  private static let gamma = PNGChunk.of(.gamma, UInt32(45_455).bigEndianBytes)

  /// A file of one pixel.
  private func file(_ colors: [PNGChunk], _ pixel: [UInt8]) -> [UInt8] {
    PNGChunk.file(
      of: [.header(width: 1, height: 1, hasAlpha: false)] + colors
        + [.of(.imageData, Deflate.stored([0] + pixel)), .of(.end, [])])
  }

  private func space(_ colors: [PNGChunk]) throws -> ColorSpace {
    try PNGFile(file(colors, [0, 0, 0])).meaning.colorSpace
  }

  @Test func everyWayOfSayingDisplayP3IsRead() throws {
    for colors in [
      [Self.codePoints], [Self.profile], [Self.primaries], [Self.gamma, Self.primaries],
    ] {
      #expect(try space(colors) == .displayP3)
      // Its red, and the same red in sRGB.
      #expect(try PNG.decode(file(colors, [0xEA, 0x33, 0x23])).pixels == [0xFFFF_0000])
    }
  }

  @Test func everyWayOfSayingSRGBIsRead() throws {
    let primaries = PNGChunk.of(
      .chromaticities,
      Self.chromaticities([31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000]))
    for colors in [
      [Self.standard], [Self.gamma], [primaries], [Self.gamma, primaries],
      [.of(.codePoints, [1, 13, 0, 1])], [.of(.profile, ICCProfileTests.chunk(.sRGB))],
    ] {
      #expect(try space(colors) == .sRGB)
    }
    #expect(try space([]) == .unsaid)
  }

  /// The first of cICP, iCCP, sRGB, and gAMA with cHRM counts (section 4.3), wherever it stands.
  @Test func theMostPreciseCounts() throws {
    let unknown = PNGChunk.of(.codePoints, [9, 16, 0, 1])
    #expect(try space([Self.primaries, Self.standard]) == .sRGB)
    #expect(try space([Self.standard, Self.profile]) == .displayP3)
    #expect(try "\(space([Self.profile, Self.standard, unknown]))" == "cICP 9/16/0/1")
    // A gamma beside one of them changes no level.
    let linear = PNGChunk.of(.gamma, UInt32(100_000).bigEndianBytes)
    for colors in [Self.codePoints, Self.profile, Self.standard] {
      #expect(
        try PNGFile(file([linear, colors], [0, 0, 0])).meaning
          == PNGFile(file([colors], [0, 0, 0])).meaning)
    }
    // One that is malformed leaves it to the next.
    #expect(try space([.of(.codePoints, [12]), Self.standard]) == .sRGB)
  }

  private func different(_ first: [UInt8], _ second: [UInt8]) throws -> Int {
    guard case .sameSize(let found) = try PictureComparison(files: first, second, by: .exact)
    else { return -1 }
    return found.changed
  }

  private func notes(_ first: [UInt8], _ second: [UInt8]) throws -> [String] {
    try ComparisonNotes(files: first, second).sentences(first: "a", second: "b")
  }

  /// sRGB's red is (234, 51, 35) in Display P3; Display P3's own red is none of sRGB's, though its bytes are
  /// those of sRGB's.
  @Test func twoSpacesAreComparedInOne() throws {
    let red = file([Self.standard], [255, 0, 0])
    for display in [Self.codePoints, Self.profile, Self.primaries] {
      let (same, other) = (file([display], [0xEA, 0x33, 0x23]), file([display], [255, 0, 0]))
      #expect(try different(red, same) == 0)
      #expect(try different(same, red) == 0)
      #expect(try different(red, other) == 1)
      // In one space bytes are compared as they are.
      #expect(try different(other, same) == 1)
      #expect(try different(other, other) == 0)
      #expect(
        try notes(red, same) == [
          "The colours of a are in sRGB, those of b in Display P3; both were compared in Display P3."
        ])
      #expect(try notes(other, same).isEmpty)
      let unsaid = file([], [255, 0, 0])
      #expect(try different(unsaid, same) == 0)
      #expect(
        try notes(same, unsaid) == [
          "The colours of a are in Display P3, those of b unnamed and read as sRGB; both were "
            + "compared in Display P3."
        ])
    }
    #expect(try notes(red, file([], [255, 0, 0])).isEmpty)
  }

  @Test func unknownSpacesAreSaid() throws {
    let other = PNGChunk.of(.profile, ICCProfileTests.chunk(.adobeRGB))
    let (one, two) = (file([other], [1, 2, 3]), file([Self.standard], [1, 2, 3]))
    #expect(try different(one, two) == 0)
    #expect(
      try notes(one, two) == [
        "The colours of a are in “A display”, those of b in sRGB; their values were compared as they are."
      ])
    #expect(try notes(one, file([other], [3, 2, 1])).isEmpty)
  }

  /// Frames of clips are brought to one space too.
  @Test func clipsAreComparedInOneSpace() throws {
    func clip(_ colors: PNGChunk, _ pixel: [UInt8]) throws -> AnimatedPNG {
      try AnimatedPNG(file([colors], pixel))
    }
    let red = try clip(Self.standard, [255, 0, 0])
    var same = ClipComparison(red, try clip(Self.profile, [0xEA, 0x33, 0x23]), by: .exact)
    #expect(try same.next()?.difference.changed == 0)
    var other = ClipComparison(red, try clip(Self.profile, [255, 0, 0]), by: .exact)
    #expect(try other.next()?.difference.changed == 1)
  }

  @Test func deepSamplesAreSaid() throws {
    func deep(_ value: UInt8) -> [UInt8] {
      PNGChunk.file(of: [
        .of(.header, [0, 0, 0, 1, 0, 0, 0, 1, 16, 0, 0, 0, 0]),
        .of(.imageData, Deflate.stored([0, 7, value])), .of(.end, []),
      ])
    }
    #expect(try different(deep(7), deep(8)) == 0)
    #expect(try notes(deep(7), deep(8)) == ["Samples of 16 bits were compared with eight."])
    #expect(try notes(deep(7), deep(7)).isEmpty)
  }
}
