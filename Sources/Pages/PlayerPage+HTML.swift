import Annotation
import Diagnosis

extension PlayerPage {
  /// The page's text; throws `EncodingError` for a number that is not finite.
  package func html() throws -> String {
    Template(TextFiles.player_html).filled(with: [
      "title": "\(title)",
      "language": "\(words.language.description)",
      "summary": summary.isEmpty ? "" : "<p class=\"lead\">\(summary)</p>",
      "setting": "\(setting.line)",
      "notes": .joined(notes.map { "<p>\($0)</p>" }),
      "shape": size.width > size.height ? "wide" : "tall",
      "films": .joined(films.indices.map(screen)),
      "plots": .joined(plots),
      "feel": feel == nil ? "" : PlayerPage.feel,
      "choices": .joined(
        films.indices.map { "<option value=\"\($0)\">\(films[$0].name)</option>" }),
      "patterns": Markup(trusted: TextFiles.patterns_html),
      "controls": PlayerPage.controls(
        last: max(frameCount - 1, 0),
        view: """
          <label id="view-label">View <select id="view"><option value="side">side by side</option><option value="overlay">overlaid</option></select></label>
          """, in: words),
      "width": "\(size.width)",
      "height": "\(size.height)",
      "style": .joined([
        Markup(trusted: TextFiles.base_css), Markup(trusted: TextFiles.player_css),
      ]),
      "data": try PlayerData(self).script(),
      "scripts": .scripts(
        [
          TextFiles.screens_js, TextFiles.plots_js, TextFiles.playback_js,
          TextFiles.player_js,
        ], nonce: "filmstrip"),
    ])
  }

  /// The plot of all films' lines, and the table of how they feel, which the page fills.
  static let feel: Markup = """
    <div class="plots compared" hidden="hidden">
    <figure class="plot" id="compared"><figcaption>compared</figcaption><svg role="img" aria-label="All bars and the keyboard over time"></svg></figure>
    <div id="feel" tabindex="0" role="region" aria-label="How they feel"></div>
    </div>
    <p class="hint">\(FeelTable.explanation)</p>
    """

  /// The page's text, for a frame in another page: no heading, and as high as its screens and buttons.
  ///
  /// It posts `{filmstrip: {height: 412}}` to the page around it whenever its height changes.
  ///
  /// - Parameter dark: The same films for readers who prefer dark pages; nil if they look the same.
  /// - Throws: `EncodingError` for a number that is not finite.
  package func embedded(dark: PlayerPage?) throws -> String {
    let width = Int((Double(size.width) / scale).rounded(.up))
    return Template(TextFiles.embed_html).filled(with: [
      "title": "\(title)",
      "language": "\(words.language.description)",
      "shape": width > PlayerPage.phoneWidth ? "wide" : "tall",
      "films": .joined(films.indices.map(figure)),
      "controls": PlayerPage.controls(last: max(frameCount - 1, 0), in: words),
      "style": .joined([
        Markup(trusted: TextFiles.base_css), Markup(trusted: TextFiles.embed_css),
        "canvas { max-width: min(100%, \(width)px); }",
      ]),
      "data": try PlayerData(self, dark: dark).script(),
      "scripts": .scripts(
        [TextFiles.screens_js, TextFiles.playback_js, TextFiles.embed_js], nonce: "filmstrip"),
    ])
  }

  /// In points; of wider screens no three fit next to each other on a phone.
  private static let phoneWidth = 500

  /// A film without the text that the page around it has; the findings are there for screen readers.
  private func figure(_ number: Int) -> Markup {
    let film = films[number]
    let size = film.size ?? size
    let said = ([film.summary] + film.annotations.figures.map { "\($0.text)." })
      .filter { !$0.isEmpty }.joined(separator: " ")
    return """
      <figure class="film">
      <figcaption id="film-\(number)">\(film.name)</figcaption>
      <canvas width="\(size.width)" height="\(size.height)" role="img" aria-labelledby="film-\(number) now-\(number)" aria-describedby="said-\(number)"></canvas>
      <p class="now"><span class="pill" id="now-\(number)"></span></p>
      <p class="said" id="said-\(number)">\(said)</p>
      </figure>
      """
  }

  /// The player's buttons, slider and settings, with the last frame's number and further settings.
  static func controls(
    last: Int, view: Markup = "", in words: PictureWords = .english
  ) -> Markup {
    let labels = [
      "First frame", "Previous frame", "Play", "Next frame", "Last frame", "Frame", "Speed", "Loop",
    ]
    var holes: [String: Markup] = ["last": "\(last)", "view": view]
    for label in labels { holes[label] = "\(words(label))" }
    return Markup(trusted: Template(TextFiles.controls_html).filled(with: holes))
  }

  /// The beginning of every page, by which its files are recognised.
  package static let start = "<!DOCTYPE html>\n<!-- \"software\": \"Filmstrip\" -->"

  private func screen(_ number: Int) -> Markup {
    let film = films[number]
    let size = film.size ?? size
    let figures = film.annotations.figures.map { figure -> Markup in
      let frame = figure.frame(of: frameCount, framesPerSecond: framesPerSecond)
      let time: Markup = frame.map { " <small>at \(milliseconds($0))</small>" } ?? ""
      return "<li class=\"\(figure.severity.rawValue)\">\(figure.text)\(time)</li>"
    }
    let code: Markup =
      film.code.isEmpty
      ? "" : "<details><summary>Code</summary><pre><code>\(film.code)</code></pre></details>"
    return """
      <article class="film" aria-labelledby="film-\(number)">
      <h2 id="film-\(number)">\(film.name)</h2>
      <canvas width="\(size.width)" height="\(size.height)" role="img" aria-labelledby="film-\(number) now-\(number)"></canvas>
      <p class="now"><span class="pill" id="now-\(number)"></span></p>
      \(worst(of: film))
      <ul class="findings">\(.joined(figures))</ul>
      <p class="about">\(film.summary)</p>
      \(code)
      </article>
      """
  }

  private func worst(of film: Reel) -> Markup {
    let labels = film.annotations.labels
    guard let frame = film.annotations.worst, labels.indices.contains(frame) else { return "" }
    return """
      <p><button type="button" class="worst" data-frame="\(frame)" aria-label="Go to the worst frame of \(film.name), at \(milliseconds(frame))">Worst: \(labels[frame].text) <small>at \(milliseconds(frame))</small></button></p>
      """
  }

  private var plots: [Markup] {
    func plot(_ name: String, _ label: Markup) -> Markup {
      """
      <figure class="plot">
      <figcaption>\(name)</figcaption>
      <svg role="img" aria-label="\(label)"></svg>
      </figure>
      """
    }
    return films.map { film in
      let said = film.annotations.figures.map(\.text).joined(separator: ", ")
      return plot(film.name, "\(setting.subject) and keyboard over time: \(said)")
    }
      + differences.map { name, _ in
        plot(name, "\(setting.subject), keyboard and \(setting.gapName): \(name) over time")
      }
  }

  /// A frame's time, in words.
  func milliseconds(_ frame: Int) -> String {
    "\(Int((Double(frame) / framesPerSecond * 1000).rounded())) ms"
  }
}
