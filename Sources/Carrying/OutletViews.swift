/// Views for the outlets of controllers whose storyboard or nib is not carried, by their names and types.
///
/// Lists fill the screen, the rest is in a stack at its bottom. That is a guess, and the film says so.
enum OutletViews {
  /// - Parameter set: The names of the outlets that something sets.
  static func text(for sources: [CarriedSource], besides set: Set<String>) -> String {
    var outlets: [String: [(name: String, type: String)]] = [:]
    for source in sources {
      let (code, outline) = (source.code, Outline(source.code))
      let names = Set(source.obstacles.compactMap(\.outlet)).subtracting(set)
      for index in code.indices where names.contains(code[index]) && code[index - 1] == "var" {
        guard code[index + 1] == ":", let scope = outline.scope(around: index),
          isController(scope, code)
        else { continue }
        let type = code[index + 2] == "[" ? "[]" : code[index + 2]
        outlets[scope.name, default: []].append((code[index], type))
      }
    }
    return outlets.sorted { $0.key < $1.key }.map(text).joined()
  }

  private static func isController(_ scope: Outline.Scope, _ code: Code) -> Bool {
    let parent = code[scope.keyword + 2] == ":" ? code[scope.keyword + 3] : ""
    return code[scope.keyword] == "class"
      && [scope.name, parent].contains { $0.hasSuffix("Controller") || $0.hasSuffix("VC") }
  }

  private static func text(of type: String, _ outlets: [(name: String, type: String)]) -> String {
    var lines: [String] = []
    var stacked: [String] = []
    for (name, kind) in outlets {
      switch kind {
      case "[]": lines.append("self.\(name) = []")
      case "NSLayoutConstraint": continue
      case "UITableView", "UIScrollView", "UICollectionView", "UIView":
        let made =
          kind == "UICollectionView"
          ? "\(kind)(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())"
          : "\(kind)(frame: view.bounds)"
        lines.append("let \(name) = \(made)")
        if kind == "UIView" {
          lines.append(
            "\(name).heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true")
          stacked.append(name)
        } else {
          lines.append("\(name).autoresizingMask = [.flexibleWidth, .flexibleHeight]")
          lines.append("view.insertSubview(\(name), at: 0)")
        }
        lines.append("self.\(name) = \(name)")
      case _ where kind.hasPrefix("UI") && (kind.hasSuffix("Item") || kind.hasSuffix("Recognizer")):
        lines.append(
          "self.\(name) = \(kind)(\(kind.hasSuffix("Recognizer") ? "target: nil, action: nil" : ""))"
        )
      default:
        let isSystems = KnownNames.model.contains(kind)
        lines.append(
          "let \(name) = \(kind)(\(isSystems ? "" : "coder: NSCoder()"))\(isSystems ? "" : "!")")
        lines.append("self.\(name) = \(name)")
        stacked.append(name)
      }
    }
    lines += [
      "let stack = UIStackView(arrangedSubviews: [\(stacked.joined(separator: ", "))])",
      "stack.axis = .vertical", "stack.translatesAutoresizingMaskIntoConstraints = false",
      "view.addSubview(stack)",
      "let bottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: stack.bottomAnchor)",
      "NSLayoutConstraint.activate([",
      "  bottom, stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),",
      "  stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),", "])",
    ]
    var isBottomSet = false
    for (name, kind) in outlets where kind == "NSLayoutConstraint" {
      let isBottom = !isBottomSet && name.lowercased().contains("bottom")
      isBottomSet = isBottomSet || isBottom
      lines.append("self.\(name) = \(isBottom ? "bottom" : "NSLayoutConstraint()")")
    }
    let body = lines.map { "    \($0)\n" }.joined()
    return """

      // The outlets of \(type), whose storyboard or nib was not carried. Their layout is a guess: correct it.
      extension \(type): NibLoading {
        public func loadNib() {
          let view = UIView(frame: UIScreen.main.bounds)
          self.view = view
          let _: Void = standIn("The layout of the outlets of \(type)")
      \(body)  }
      }

      """
  }
}
