import TestSupport
import Testing

@testable import Imaging

struct ICCProfileTests {
  /// The primaries that published profiles hold: sRGB of ICC's "sRGB2014.icc" and Apple's "Display P3.icc".
  enum Primaries {
    case sRGB, displayP3, adobeRGB

    var numbers: [[Double]] {
      switch self {
      case .sRGB:
        [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410]]
      case .displayP3:
        [[0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407]]
      case .adobeRGB:
        [[0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457]]
      }
    }
  }

  /// sRGB's curve as a profile holds it: kind 3 with five parameters.
  static let standardCurve: [UInt8] =
    Array("para".utf8) + [0, 0, 0, 0, 0, 3, 0, 0]
    + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)

  static func fixed(_ number: Double) -> [UInt8] {
    UInt32(bitPattern: Int32((number * 65_536).rounded())).bigEndianBytes
  }

  static func gamma(_ gamma: Double) -> [UInt8] {
    Array("curv".utf8) + [
      0, 0, 0, 0, 0, 0, 0, 1, UInt8(gamma), UInt8(Int((gamma * 256).rounded()) & 0xFF),
    ]
  }

  /// sRGB's curve as 1,024 lights, as older profiles hold it.
  static let tableCurve: [UInt8] =
    Array("curv".utf8) + [0, 0, 0, 0, 0, 0, 4, 0]
    + (0..<1024).flatMap { step -> [UInt8] in
      let light = UInt16((SRGBCurve.light(of: Double(step) / 1023) * 65_535).rounded())
      return [UInt8(light >> 8), UInt8(light & 0xFF)]
    }

  static func name(_ text: String) -> [UInt8] {
    let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    return Array("mluc".utf8) + [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 12] + Array("enUS".utf8)
      + UInt32(units.count).bigEndianBytes + UInt32(28).bigEndianBytes + units
  }

  static func profile(
    _ tags: [(String, [UInt8])], space: String = "RGB "
  ) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(16..<20, with: space.utf8)
    header.replaceSubrange(36..<40, with: "acsp".utf8)
    var (table, data) = (UInt32(tags.count).bigEndianBytes, [UInt8]())
    for (name, bytes) in tags {
      let start = 132 + 12 * tags.count + data.count
      table += Array(name.utf8) + UInt32(start).bigEndianBytes + UInt32(bytes.count).bigEndianBytes
      data += bytes
    }
    return header + table + data
  }

  static func profile(
    _ primaries: Primaries, curve: [UInt8] = standardCurve, name: String = "A display"
  ) -> [UInt8] {
    let colors = zip(["rXYZ", "gXYZ", "bXYZ"], primaries.numbers).map { tag, numbers in
      (tag, Array("XYZ ".utf8) + [0, 0, 0, 0] + numbers.flatMap(fixed))
    }
    return profile(
      [("desc", self.name(name))] + colors + ["rTRC", "gTRC", "bTRC"].map { ($0, curve) })
  }

  /// The data of an `iCCP` chunk.
  static func chunk(_ profile: [UInt8]) -> [UInt8] {
    Array("ICC Profile".utf8) + [0, 0] + Deflate.stored(profile)
  }

  static func chunk(_ primaries: Primaries) -> [UInt8] { chunk(profile(primaries)) }

  @Test func spacesAreToldByTheirValues() throws {
    for curve in [Self.standardCurve, Self.tableCurve] {
      for (primaries, space) in [(Primaries.sRGB, ColorSpace.sRGB), (.displayP3, .displayP3)] {
        #expect(
          ICCProfile(chunk: Self.chunk(Self.profile(primaries, curve: curve)))?.space == space)
      }
    }
  }

  /// Other primaries, another curve, or tables beside them: none is taken for what it is not.
  @Test func otherProfilesAreNamed() throws {
    var tables = [("A2B0", [UInt8](repeating: 0, count: 8))]
    for (tag, numbers) in zip(["rXYZ", "gXYZ", "bXYZ"], Primaries.sRGB.numbers) {
      tables.append((tag, Array("XYZ ".utf8) + [0, 0, 0, 0] + numbers.flatMap(Self.fixed)))
    }
    tables += ["rTRC", "gTRC", "bTRC"].map { ($0, Self.standardCurve) }
    let others = [
      Self.profile(.adobeRGB), Self.profile(.sRGB, curve: Self.gamma(2.2)),
      Self.profile(.displayP3, curve: Self.gamma(2.2)), Self.profile(tables), Self.profile([]),
    ]
    var identities: Set<ColorSpace> = []
    for profile in others {
      let space = try #require(ICCProfile(profile, name: "Its keyword")).space
      #expect(space.primaries == nil)
      identities.insert(space)
    }
    #expect(identities.count == others.count)
    #expect("\(try #require(ICCProfile(others[0], name: "")).space)" == "“A display”")
    #expect("\(try #require(ICCProfile(others[4], name: "Its keyword")).space)" == "“Its keyword”")
    // What a name could do where it is printed, it does not.
    let hostile = Self.profile(.adobeRGB, name: "a\n::error::b\u{1B}[2J\u{202E}")
    #expect("\(try #require(ICCProfile(hostile, name: "")).space)" == "“a::error::b[2J”")
  }

  @Test func greyIsToldByItsCurve() throws {
    let standard = Self.profile([("kTRC", Self.standardCurve)], space: "GRAY")
    #expect(ICCProfile(standard, name: "")?.space == .sRGB)
    let other = Self.profile([("kTRC", Self.gamma(1.8))], space: "GRAY")
    #expect(ICCProfile(other, name: "")?.space.primaries == nil)
  }

  /// Profiles of any damage are none, or another one; a bomb is not unfolded.
  @Test func survivesDamage() throws {
    let good = Self.profile(.displayP3)
    for length in good.indices {
      if let cut = ICCProfile(Array(good[..<length]), name: "") {
        #expect(cut.space.primaries == nil, "\(length)")
      }
    }
    var generator = SeededGenerator(5)
    for _ in 0..<5000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 36..<bytes.count, using: &generator)
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = ICCProfile(bytes, name: "x")?.space.description
    }
    #expect(ICCProfile(chunk: []) == nil)
    #expect(ICCProfile(chunk: [0, 0, 1]) == nil)
    #expect(ICCProfile(chunk: Array("x".utf8) + [0, 1] + Deflate.stored(good)) == nil)
    let bomb = good + [UInt8](repeating: 0, count: ICCProfile.sizeLimit - good.count)
    #expect(ICCProfile(chunk: Self.chunk(bomb))?.space == .displayP3)
    #expect(ICCProfile(chunk: Self.chunk(bomb + [0])) == nil)
  }

  /// The curves of every kind at a few places (ICC.1:2022, table 68).
  @Test func curvesAreComputed() throws {
    func curve(_ kind: UInt8, _ numbers: [Double]) throws -> ICCCurve {
      try #require(ICCCurve(parameters: [0, kind, 0, 0] + numbers.flatMap(Self.fixed)))
    }
    #expect(try curve(0, [2]).light(of: 0.5) == 0.25)
    #expect(try curve(1, [2, 2, -1]).light(of: 0.75) == 0.25)
    #expect(try curve(1, [2, 2, -1]).light(of: 0.25) == 0)
    #expect(try curve(2, [2, 2, -1, 0.5]).light(of: 0.75) == 0.75)
    #expect(try curve(2, [2, 2, -1, 0.5]).light(of: 0.25) == 0.5)
    #expect(try curve(3, [2, 1, 0, 0.25, 0.5]).light(of: 0.25) == 0.0625)
    #expect(try curve(3, [2, 1, 0, 0.25, 0.5]).light(of: 0.5) == 0.25)
    #expect(try curve(4, [2, 1, 0, 0.25, 0.5, 0.5, 0.25]).light(of: 0.5) == 0.75)
    #expect(try curve(4, [2, 1, 0, 0.25, 0.5, 0.5, 0.25]).light(of: 0) == 0.25)
    #expect(ICCCurve(parameters: [0, 5, 0, 0] + [UInt8](repeating: 1, count: 40)) == nil)
    #expect(ICCCurve(parameters: [0, 4, 0, 0, 1, 2]) == nil)
    #expect(ICCCurve(table: [0, 0, 0, 0]) == .gamma(1))
    #expect(ICCCurve(table: [0, 0, 0, 1, 2, 0]) == .gamma(2))
    let table = try #require(ICCCurve(table: [0, 0, 0, 3, 0, 0, 0, 0, 0xFF, 0xFF]))
    #expect(table.light(of: 0.5) == 0 && table.light(of: 0.75) == 0.5 && table.light(of: 1) == 1)
    #expect(ICCCurve(table: [0xFF, 0xFF, 0xFF, 0xFF, 1, 2]) == nil)
  }
}
