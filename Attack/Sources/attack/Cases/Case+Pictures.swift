import Foundation

extension Case {
  /// A picture of a stranger is compared with itself, with a whole one and with one of another size.
  func playPicture() throws {
    let made = PictureMaker(chance: chance).file()
    try Disk.write(made.bytes, to: "\(project)/strange.png")
    try Disk.write(PictureMaker(chance: chance).picture().bytes, to: "\(project)/whole.png")
    let outside = outside()
    let pairs = [
      ["strange.png", "strange.png"], ["strange.png", "whole.png"], ["whole.png", "strange.png"],
    ]
    let options = [
      [], ["--json"], ["-o", "difference.png"], ["--exact"],
      ["--antialiasing", "count", "--ignore", "0,0,3,3"],
    ]
    for _ in 0...1 {
      let pair = chance.pick(pairs)
      let arguments = ["diff"] + pair + chance.pick(options)
      let result = try run(arguments)
      tally.count("pictures (\(made.name)) by end", ending(result))
      let what = "\(arguments.joined(separator: " ")) with \(made.name)"
      if made.fate == .refused, let code = result.code, [0, 1, 2].contains(code) {
        found(.green, "\(what): ended with \(code), as if it had been compared")
      }
      if made.fate == .accepted, pair[0] == pair[1], result.code != 0, result.code != 2 {
        found(
          .code,
          "\(what): a picture differs from itself, or is refused: \(ending(result)) "
            + HostileText.shown(String(decoding: result.errors.suffix(300), as: UTF8.self)))
      }
    }
    checkOutside(outside, "a picture")
  }
}
