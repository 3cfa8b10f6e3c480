import Scenarios

/// The screen in an app's file, by its text: its class, and the probable bar, list and field.
///
/// The types and names of its views decide. It is written once into a file that the reader may edit; so it reads lines,
/// not Swift.
package struct FoundScreen: Hashable {
  let type: String
  /// The property of the bar, or a usual name if the file has none.
  let bar: String
  let list: String?
  let field: String?
  /// The views that the file declares, in its order: `inputBar: UIView`.
  let views: [String]

  /// The first view controller that a file declares; nil without one.
  init?(in source: String) {
    let lines = source.split(whereSeparator: \.isNewline).filter {
      !$0.drop(while: \.isWhitespace).hasPrefix("//")
    }
    let code = lines.joined(separator: "\n")
    let declaration = #/\bclass\s+(\w+)\s*:\s*\w*ViewController\b/#
    guard let found = code.firstMatch(of: declaration) else { return nil }
    type = String(found.1)
    // `let bar = UIView()`, `lazy var bar: UIView = {`, `@IBOutlet weak var bar: UIView!`, and an app's own class.
    let property =
      #/^(?:\t|  |    )(?:[@\w][^\n{}=]*?)?\b(?:let|var)\s+(\w+)\s*(?::\s*|=\s*)([A-Z]\w*)/#
    let properties = code[found.range.upperBound...].matches(of: property.anchorsMatchLineEndings())
      .map { (name: String($0.1), type: String($0.2)) }
      .filter { FoundScreen.isView($0.type) }
    views = properties.map { "\($0.name): \($0.type)" }
    list =
      properties.first { ["UITableView", "UICollectionView", "UIScrollView"].contains($0.type) }?
      .name
    field = properties.first { ["UITextView", "UITextField"].contains($0.type) }?.name
    let isBar = #/(?:bar|toolbar|composer|accessory)(?:view|container)?$/#.ignoresCase()
    let (list, field) = (list, field)
    bar =
      properties.first {
        $0.name != list && $0.name != field && !$0.type.hasSuffix("SearchBar")
          && $0.name.contains(isBar)
      }?.name ?? "inputBar"
  }

  /// Whether a type is a view, by its name.
  private static func isView(_ type: String) -> Bool {
    let isUIKits = [
      "UIView", "UIStackView", "UIVisualEffectView", "UIToolbar", "UITableView", "UICollectionView",
      "UIScrollView", "UITextView", "UITextField", "UIButton", "UILabel", "UIImageView",
    ].contains(type)
    return isUIKits || (!type.hasPrefix("UI") && type.contains(#/(?:View|Bar|Toolbar|Composer)$/#))
  }

  /// A name that no other approach has, such as `chat-room` for `ChatRoomViewController`.
  package var approachName: String {
    var stem = type[...]
    for ending in ["ViewController", "Controller", "VC"] where stem.hasSuffix(ending) {
      stem = stem.dropLast(ending.count)
      break
    }
    var name = ""
    for character in stem where character.isASCII {
      if character.isUppercase, !name.isEmpty { name += "-" }
      name += character == "_" ? "-" : character.lowercased()
    }
    // The catalogue refuses invalid names, and those of Filmstrip's approaches.
    let approach = NamedApproach(name, BarMove(.transform))
    let isFree = name != "ours" && (try? ApproachCatalogue(own: [approach])) != nil
    return isFree ? name : "app"
  }
}
