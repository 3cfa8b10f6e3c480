extension Fingerprint {
  /// The difference of two environments, such as `pango 1.50.12 → 1.52.0`.
  package static func change(from before: String, to now: String) -> String {
    func parts(_ text: String) -> [(name: String, version: String)] {
      text.split(whereSeparator: { $0 == "," || $0 == ";" }).map { part in
        let words = part.split(separator: " ")
        return (words.dropLast().joined(separator: " "), words.last.map(String.init) ?? "")
      }
    }
    let (old, new) = (parts(before), parts(now))
    let changes =
      old.compactMap { part -> String? in
        guard let other = new.first(where: { $0.name == part.name }) else {
          return "\(part.name) \(part.version) is gone"
        }
        return other.version == part.version
          ? nil : "\(part.name) \(part.version) → \(other.version)"
      }
      + new.filter { part in !old.contains { $0.name == part.name } }
      .map { "\($0.name) \($0.version) is new" }
    return changes.joined(separator: ", ")
  }
}
