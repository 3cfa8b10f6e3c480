/// Pictures of every kind that PNG has, and such as it has not.
struct PictureMaker {
  let chance: Chance

  /// What must come of a file.
  enum Fate {
    /// It is a picture, as everybody reads it.
    case accepted
    /// It is damaged in a way that nobody may pass over.
    case refused
    /// Readers differ.
    case either
  }

  /// The bits of a pixel's samples that a colour type allows, and how many samples it has.
  private static let kinds: [(color: UInt8, depths: [UInt8], samples: Int)] = [
    (0, [1, 2, 4, 8, 16], 1), (2, [8, 16], 3), (3, [1, 2, 4, 8], 1), (4, [8, 16], 2),
    (6, [8, 16], 4),
  ]

  /// The passes of Adam7: first column and row, and the steps (PNG, section 8.2).
  private static let passes = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  /// A picture as it should be.
  func picture() -> PictureBytes {
    let kind = chance.pick(PictureMaker.kinds)
    let (depth, interlaced) = (chance.pick(kind.depths), chance.once(in: 3))
    let (width, height) = (chance.number(1...40), chance.number(1...40))
    var chunks = [
      PictureBytes.header(width, height, depth: depth, color: kind.color, interlaced: interlaced)
    ]
    let colors = 1 << Int(min(depth, 8))
    if chance.once(in: 3) { chunks.append(.init("gAMA", PictureBytes.number(45_455))) }
    if chance.once(in: 4) { chunks.append(.init("sRGB", [0])) }
    if kind.color == 3 {
      chunks.append(.init("PLTE", (0..<(colors * 3)).map { _ in chance.byte() }))
    }
    if kind.color == 3, chance.once(in: 2) {
      chunks.append(.init("tRNS", (0..<colors).map { _ in chance.byte() }))
    }
    if kind.color == 0, chance.once(in: 3) { chunks.append(.init("tRNS", [0, 1])) }
    if chance.once(in: 4) {
      chunks.append(
        .init("tEXt", Array("Comment".utf8) + [0] + Array(HostileText.any(chance).utf8)))
    }
    let bits = Int(depth) * kind.samples
    let data = PictureBytes.stored(rows(width, height, bits: bits, interlaced: interlaced))
    for part in parts(data) { chunks.append(.init("IDAT", part)) }
    return PictureBytes(chunks + [.init("IEND")])
  }

  private func rows(_ width: Int, _ height: Int, bits: Int, interlaced: Bool) -> [UInt8] {
    let passes = interlaced ? PictureMaker.passes : [(0, 0, 1, 1)]
    return passes.flatMap { pass -> [UInt8] in
      let columns = (width - pass.0 + pass.2 - 1) / pass.2
      let rows = (height - pass.1 + pass.3 - 1) / pass.3
      guard columns > 0, rows > 0 else { return [] }
      return (0..<rows).flatMap { _ in
        // Filtered in any way, any bytes are colours.
        [UInt8(chance.number(0...4))] + (0..<((columns * bits + 7) / 8)).map { _ in chance.byte() }
      }
    }
  }

  /// Data in some parts, of which one may be empty.
  private func parts(_ data: [UInt8]) -> [[UInt8]] {
    guard chance.once(in: 3), data.count > 2 else { return [data] }
    let cut = chance.number(0...data.count)
    return [Array(data[..<cut]), Array(data[cut...])]
  }

  /// An animation of two frames; `swapped` has the first frame's control before the animation's, which is legal.
  private func animation(swapped: Bool) -> PictureBytes {
    var file = picture()
    let header = file.chunks[0].data
    let size = Array(header[..<8])
    func control(_ number: UInt32) -> PictureBytes.Chunk {
      .init(
        "fcTL",
        PictureBytes.number(number) + size + [
          0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 30, UInt8(chance.number(0...2)),
          UInt8(chance.number(0...1)),
        ])
    }
    let data = file.chunks.filter { $0.type == "IDAT" }.flatMap(\.data)
    let first = file.index(of: "IDAT") ?? 1
    let animation = PictureBytes.Chunk("acTL", PictureBytes.number(2) + PictureBytes.number(0))
    file.chunks.insert(
      contentsOf: swapped ? [control(0), animation] : [animation, control(0)], at: first)
    let end = file.chunks.count - 1
    file.chunks.insert(
      contentsOf: [control(1), .init("fdAT", PictureBytes.number(2) + data)], at: end)
    return file
  }

  /// A file, what was done to it, and what must come of it.
  func file() -> (name: String, bytes: [UInt8], fate: Fate) {
    var file = picture()
    let data = file.index(of: "IDAT") ?? 1
    func made(_ name: String, _ fate: Fate) -> (String, [UInt8], Fate) { (name, file.bytes, fate) }
    switch chance.number(0...25) {
    case 0...3: return made("plain", .accepted)
    case 4:
      file.chunks[chance.pick([0, data])].damage = 1
      return made("wrong checksum of a critical chunk", .refused)
    case 5:
      file.chunks[file.chunks.count - 1].damage = 1
      return made("wrong checksum at the end", .refused)
    case 6:
      file.chunks.insert(.init("teXt", Array("Comment\0a".utf8)), at: data)
      file.chunks[data].damage = 1
      return made("wrong checksum of another chunk", .either)
    case 7:
      file.chunks.insert(.init("ABCD", [1, 2, 3]), at: chance.number(1...(file.chunks.count - 1)))
      return made("unknown critical chunk", .refused)
    case 8:
      file.chunks.insert(file.chunks[0], at: chance.number(1...(file.chunks.count - 1)))
      return made("second header", .refused)
    case 9:
      let whole = file.chunks[data].data
      file.chunks = file.chunks.filter { $0.type != "IDAT" }
      file.chunks.insert(
        contentsOf: [
          .init("IDAT", Array(whole.prefix(3))), .init("tEXt", Array("Comment\0a".utf8)),
          .init("IDAT", Array(whole.dropFirst(3))),
        ], at: file.chunks.count - 1)
      return made("a chunk between the data", .refused)
    case 10:
      file.chunks.insert(
        .init(chance.pick(["aB1d", "\u{1}bcd", "ab d", "\u{FF}\u{FE}cd"]), [1]), at: data)
      return made("a type that is no letters", .refused)
    case 11:
      file.chunks = file.chunks.filter { $0.type != "IDAT" }
      return made("no data", .refused)
    case 12:
      file.chunks.removeLast()
      return made("no end", .refused)
    case 13:
      let bytes = file.bytes
      return ("cut off", Array(bytes.prefix(chance.number(9...(bytes.count - 13)))), .refused)
    case 14:
      file.chunks[0].data.replaceSubrange(
        ..<8,
        with: chance.pick([
          PictureBytes.number(0) + PictureBytes.number(5),
          PictureBytes.number(0x7FFF_FFFF) + PictureBytes.number(0x7FFF_FFFF),
          PictureBytes.number(0xFFFF_FFFF) + PictureBytes.number(1),
          PictureBytes.number(1_000_000) + PictureBytes.number(1_000_000),
        ]))
      return made("impossible size", .refused)
    case 15:
      file.chunks[0].data.replaceSubrange(
        8..., with: (0..<5).map { _ in UInt8(chance.number(17...255)) })
      return made("impossible kind", .refused)
    case 16:
      let side = chance.number(1...20_000)
      let matches = (side * (side + 1)) / 258 + chance.number(0...2)
      file = PictureBytes([
        PictureBytes.header(side, side, depth: 8, color: 0, interlaced: chance.once(in: 2)),
        .init("IDAT", PictureBytes.bomb(matches: min(matches, 1_000_000))), .init("IEND"),
      ])
      return made("bomb of rows", .either)
    case 17:
      let type = chance.pick(["zTXt", "iCCP", "iTXt"])
      let start = Array("Environment".utf8) + (type == "iTXt" ? [0, 1, 0, 0, 0] : [0, 0])
      file.chunks.insert(
        .init(type, start + PictureBytes.bomb(matches: chance.number(1000...300_000))), at: 1)
      return made("bomb of text", .either)
    case 18:
      let text = chance.pick(["tEXt", "iTXt", "zTXt"])
      file.chunks.insert(
        .init(
          text,
          Array(HostileText.any(chance).utf8) + [0, 0, 0] + Array(HostileText.any(chance).utf8)),
        at: 1)
      return made("hostile text", .either)
    case 19: return ("animation", animation(swapped: false).bytes, .accepted)
    case 20:
      return ("animation with its first control early", animation(swapped: true).bytes, .either)
    case 21:
      var clip = animation(swapped: chance.once(in: 2))
      let index = chance.pick(
        clip.chunks.indices.filter { ["acTL", "fcTL", "fdAT"].contains(clip.chunks[$0].type) })
      clip.chunks[index].data = clip.chunks[index].data.map {
        chance.once(in: 4) ? chance.byte() : $0
      }
      return ("animation with other numbers", clip.bytes, .either)
    case 22:
      var clip = animation(swapped: chance.once(in: 2))
      clip.chunks.swapAt(
        chance.number(1...(clip.chunks.count - 1)), chance.number(1...(clip.chunks.count - 1)))
      return ("chunks in another order", clip.bytes, .either)
    case 23:
      for _ in 0...chance.number(0...3) {
        let index = chance.number(0...(file.chunks.count - 1))
        file.chunks[index].data = file.chunks[index].data.map {
          chance.once(in: 8) ? chance.byte() : $0
        }
      }
      return made("other contents", .either)
    case 24:
      var bytes = file.bytes
      for _ in 0...chance.number(0...8) {
        bytes[chance.number(0...(bytes.count - 1))] = chance.byte()
      }
      return ("other bytes", bytes, .either)
    default:
      return ("no picture", Array(HostileText.any(chance).utf8), .refused)
    }
  }
}
