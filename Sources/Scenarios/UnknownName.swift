/// The message for an unknown name: how to list the names, and a suggestion.
package enum UnknownName {
  /// For an approach; `own` is nil where none are meant, `instead` an alternative to names.
  package static func approach(
    _ name: String, in catalogue: ApproachCatalogue,
    own: (scenario: String, names: [String])? = nil, instead: String? = nil
  ) -> String {
    let others = own.map { ", and \($0.scenario) has \($0.names.joined(separator: ", "))" } ?? ""
    return text(
      "approach", "approaches", name,
      among: (own?.names ?? []) + catalogue.names,
      others + (instead.map { ", or describe one: \($0)" } ?? ""))
  }

  /// For a device; `instead` is the alternative to a name.
  package static func device(_ name: String, instead: String? = nil) -> String {
    text(
      "device", "devices", name, among: Device.presetNames, instead.map { ", or give \($0)" } ?? "")
  }

  private static func text(
    _ one: String, _ all: String, _ name: String, among names: [String], _ more: String
  ) -> String {
    "there is no \(one) “\(name)”; `filmstrip list \(all)` lists them\(more)."
      + NearestName.hint(for: name, among: names)
  }
}
