import Basics
package import Traces

extension Report {
  /// The most pictures of a comment.
  package static let mostPictures = 6
  /// The most films that a comment mentions, with or without pictures.
  static let mostFilms = 6

  /// A picture below the comment's folder.
  package struct Picture: Sendable, Hashable {
    /// Such as `1.png`.
    package let file: String
    /// Its heading among several; empty for one alone.
    package let title: String

    package init(file: String, title: String = "") {
      self.file = file
      self.title = title
    }
  }

  /// The films that a comment mentions, each with its outcomes that do not pass, the first of every cause first.
  package var commented: [[Outcome]] {
    Array(failingFilms.prefix(Report.mostFilms))
  }

  private var failingFilms: [[Outcome]] {
    var films: [String] = []
    var found: [String: [Outcome]] = [:]
    for outcome in failingOrder.map({ outcomes[$0] }) {
      let film = "\(outcome.scenario)/\(outcome.approach)/\(outcome.variant ?? "")"
      if found[film] == nil { films.append(film) }
      found[film, default: []].append(outcome)
    }
    // A film's trace says more than its pictures, and is made first.
    return films.map { film in
      (found[film] ?? []).stablySorted { ($0.frame == nil ? 0 : 1) < ($1.frame == nil ? 0 : 1) }
    }
  }

  /// Markdown for a comment of a pull or merge request.
  ///
  /// Its first line says how the check ended. All text of files is inert in it.
  /// - Parameters:
  ///   - pictures: For each of `commented`, in its order.
  ///   - exitCode: Of the check.
  ///   - link: Where the rest is; nil if that is not known.
  package func comment(pictures: [[Picture]], exitCode: Int32, link: String?) -> String {
    var parts = [
      "<!-- filmstrip check: exit \(exitCode) -->\n## Filmstrip: "
        + ReportText.markdown(CheckSummary(outcomes).headline, most: 200),
      ReportText.markdown(counts.sentence),
    ]
    let films = failingFilms
    for (film, pictures) in zip(films, pictures) {
      parts += [part(of: film)] + Report.markdown(pictures, of: film[0].name)
    }
    let more = films.count - min(films.count, pictures.count)
    if more > 0 {
      parts.append("and \(more) more" + (link.map { ": [all of them](\($0))" } ?? ""))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func part(of film: [Outcome]) -> String {
    let first = film[0]
    let said = [first.why, first.message].compactMap { $0 }.filter { !$0.isEmpty }
      .map { ReportText.markdown($0, most: 500) }
    let others = film.dropFirst().prefix(3).map { outcome in
      "<code>\(ReportText.markdown(outcome.name, most: 100))</code> "
        + ReportText.markdown(outcome.message)
    }
    let lines = ["\(first.verdict.words)."] + said + others
    return "### <code>\(ReportText.markdown(first.name, most: 100))</code>\n\n"
      + lines.joined(separator: "<br>\n")
  }

  /// One picture by itself, several next to one another.
  private static func markdown(_ pictures: [Picture], of name: String) -> [String] {
    let images = pictures.map { picture in
      let alt = [picture.title, name].filter { !$0.isEmpty }.joined(separator: " ")
      return "![\(ReportText.markdown(alt, most: 100))](./\(picture.file))"
    }
    guard images.count > 1 else { return images }
    func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    return [
      [row(pictures.map(\.title)), row(pictures.map { _ in "---" }), row(images)]
        .joined(separator: "\n")
    ]
  }
}
