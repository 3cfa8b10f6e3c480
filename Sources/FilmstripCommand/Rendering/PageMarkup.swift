import Pages
import WholeFiles

/// What to write into a page or a DocC catalogue to show a file of `render` there.
struct PageMarkup {
  let file: RenderedFile.Report
  /// Whether a file of a name is next to it.
  let isThere: (String) -> Bool

  /// Nil for a file that no page shows by itself.
  var lines: [String]? {
    let name = Files.name(of: file.file)
    let alt = file.alt ?? ""
    // DocC finds an image by its name without scale and appearance.
    let docC = "DocC: ![\(alt.filter { !"[]".contains($0) })](\(plain(name)))"
    switch name.split(separator: ".").last {
    case "html":
      return [frame(name, alt).source] + (name.contains("-embed") ? [PageMarkup.height] : [])
    case "mp4", "webm":
      let video: Markup = """
        <video src="\(name)" aria-label="\(alt)" style="max-width: 100%" controls loop muted playsinline></video>
        """
      let words = alt.replacing("\"", with: "'")
      return [video.source, "DocC: @Video(source: \"\(name)\", alt: \"\(words)\")"]
    case "png", "apng", "gif", "webp", "svg": return [picture(name, alt).source, docC]
    default: return nil
    }
  }

  private func frame(_ name: String, _ alt: String) -> Markup {
    """
    <iframe src="\(name)" title="\(alt)" style="width: 100%; height: 420px; border: 0" loading="lazy"></iframe>
    """
  }

  /// With the picture for dark pages, if that is next to it.
  private func picture(_ name: String, _ alt: String) -> Markup {
    let image: Markup =
      "<img src=\"\(name)\"\(density(name, name)) alt=\"\(alt)\" style=\"max-width: 100%\">"
    let dark = PageMarkup.dark(name)
    guard dark != name, isThere(dark) else { return image }
    return """
      <picture><source media="(prefers-color-scheme: dark)" srcset="\(dark)\(Markup(stringLiteral: pixels(name)))">\(image)</picture>
      """
  }

  /// A picture of two pixels a point is shown at half its size.
  private func density(_ name: String, _ source: String) -> Markup {
    pixels(name).isEmpty ? "" : " srcset=\"\(source)\(Markup(stringLiteral: pixels(name)))\""
  }

  private func pixels(_ name: String) -> String {
    name.firstMatch(of: /@([2-4]x)\./).map { " \($0.output.1)" } ?? ""
  }

  /// The name of the dark picture that belongs to a light one.
  private static func dark(_ name: String) -> String {
    name.contains("~dark") ? name : name.replacing(/(@[2-4]x)?\.[a-z]+$/) { "~dark\($0.output.0)" }
  }

  private func plain(_ name: String) -> String {
    name.replacing(/(~dark)?(@[2-4]x)?(\.[a-z]+)$/) { "\($0.output.3)" }
  }

  /// Once for all embedded pages of a page.
  private static let height = """
    <script>addEventListener("message", ({ source, data }) => { for (const frame of document.querySelectorAll("iframe")) if (frame.contentWindow === source && data?.filmstrip) frame.style.height = `${Number(data.filmstrip.height)}px`; });</script>
    """
}
