import Imaging
import Painting
import WholeFiles

extension OutputFormat {
  /// A contact sheet of any motion: a keyboard need not be found.
  static let sheet = OutputFormat(
    name: "sheet", fileName: "NAME-APPROACH-sheet.png",
    summary: "one picture of all moments at which something changes.",
    options: [.appearance, .frames, .maxPixels], hasFrames: true, writesUnread: writeSheets
  ) { try writeSheets($0, $1) }

  @Sendable private static func writeSheets(
    _ rendering: any PicturedRendering, _ output: RenderOutput
  ) throws -> [RenderedFile] {
    try rendering.motions().map { motion in
      try Interruption.check()
      let sheet = try MotionSheet(
        motion, appearance: rendering.look.appearance, most: rendering.look.mostPixels)
      let name = PictureName.file(
        stem: "\(motion.name)-sheet", appearance: rendering.look.appearance, scale: 1,
        ending: "png")
      try output.write(PNG.encode(sheet.bitmap, scale: 1), to: name)
      return RenderedFile(
        name: name, moments: sheet.report,
        note: sheet.remarks.isEmpty ? nil : sheet.remarks.joined(separator: " "))
    }
  }
}
