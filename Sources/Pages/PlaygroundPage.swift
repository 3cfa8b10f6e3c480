/// The page of `play`: controls of an approach and its screen, and two films that follow them.
///
/// It asks its server, always with the token in the header `X-Filmstrip-Token`: `POST ./play` for the films of its
/// controls, `POST ./save` to keep them, `POST ./file` for whether the file was saved.
package struct PlaygroundPage: Sendable {
  /// The server's token.
  package let token: String
  /// The watched file, as it was given; nil for a built-in scenario.
  package let file: String?
  package let devices: [String]
  package let keyboards: [String]
  /// In which a motion can be copied.
  package let notations: [String]

  package init(
    token: String, file: String?, devices: [String], keyboards: [String], notations: [String]
  ) {
    self.token = token
    self.file = file
    self.devices = devices
    self.keyboards = keyboards
    self.notations = notations
  }

  /// The page's Content Security Policy, which its server sends along.
  package var policy: String {
    "default-src 'none'; img-src data:; connect-src 'self'; script-src 'nonce-\(token)'; "
      + "style-src 'nonce-\(token)'; base-uri 'none'; form-action 'none'"
  }

  private struct Setting: Encodable {
    let token: String
    let follows: Bool
  }

  package func html() throws -> String {
    let followed: Markup =
      file.map { "<p class=\"setting\">Each save of <code>\($0)</code> is played.</p>" } ?? ""
    return Template(TextFiles.playground_html).filled(with: [
      "nonce": "\(token)",
      "policy": "\(policy)",
      "followed": followed,
      "films": .joined((0..<2).map(PlaygroundPage.film)),
      "plots": .joined((0..<2).map { _ in PlaygroundPage.plot }),
      "feel": PlayerPage.feel,
      "devices": .joined(devices.map { "<option>\($0)</option>" }),
      "keyboards": .joined(keyboards.map { "<option>\($0)</option>" }),
      "notations": .joined(notations.map { "<option>\($0)</option>" }),
      "patterns": Markup(trusted: TextFiles.patterns_html),
      "controls": PlayerPage.controls(last: 0),
      "style": .joined(
        [
          TextFiles.base_css, TextFiles.player_css, TextFiles.playground_css,
        ].map { Markup(trusted: $0) }),
      "data": try Setting(token: token, follows: file != nil).script(),
      "scripts": .scripts(
        [
          TextFiles.screens_js, TextFiles.plots_js, TextFiles.playback_js,
          TextFiles.choices_js, TextFiles.playground_js,
        ], nonce: token),
    ])
  }

  private static func film(_ number: Int) -> Markup {
    """
    <article class="film" aria-labelledby="film-\(number)">
    <h2 id="film-\(number)"></h2>
    <canvas width="1" height="1" role="img" aria-labelledby="film-\(number) now-\(number)"></canvas>
    <p class="now"><span class="pill" id="now-\(number)"></span></p>
    <p><button type="button" class="worst"></button></p>
    <ul class="findings"></ul>
    <p class="about"></p>
    </article>
    """
  }

  private static let plot: Markup =
    "<figure class=\"plot\"><figcaption></figcaption><svg role=\"img\"></svg></figure>"
}
