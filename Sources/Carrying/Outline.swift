/// The types of a source, their contents, and their methods.
struct Outline {
  struct Scope {
    /// Where its `class`, `extension` or other keyword is, as a piece of code.
    let keyword: Int
    /// The type's name inside itself: its own, or the path in an extension.
    let name: String
    /// Whether methods are found only through `Self`, as those of protocols are.
    let isProtocol: Bool
    /// Whether it may have methods of Objective-C: not an enumeration or a structure.
    let hasSelectors: Bool
    /// The scope around it, as an index of `scopes`.
    var outer: Int?
  }

  struct Method {
    let name: String
    /// `_` for none.
    let labels: [String]
    let givenName: String?

    var selector: String { givenName ?? SelectorName.text(name, labels) }
    /// With labels, as Swift refers to it: `name(_:with:)`, or `name` without parameters.
    var reference: String {
      labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }
  }

  /// For each piece of code the scope around it, as an index of `scopes`.
  private(set) var scopeIndices: [Int?] = []
  private(set) var scopes: [Scope] = []
  /// A method's key: its type's last name, its own name and, if given, its argument labels.
  private struct Reference: Hashable {
    let type, name: String
    let labels: [String]?
  }

  private struct Selector: Hashable {
    let type, text: String
  }

  /// The methods; nil for a reference that several share.
  private var byReference: [Reference: Method?] = [:]
  /// The first methods by their names in Objective-C.
  private var bySelector: [Selector: Method] = [:]

  init(_ code: Code) {
    let protocols = Set(
      code.indices.filter { code[$0] == "protocol" && code.isDeclaration($0) }.map { code[$0 + 1] })
    // The open braces around a place: the type's scope, and whether they are its body.
    var open: [(scope: Int?, isBody: Bool)] = []
    var pending: Scope?
    var givenName: String?
    scopeIndices.reserveCapacity(code.count)
    let values = Set(
      code.indices.filter {
        ["enum", "struct"].contains(code[$0]) && code.isDeclaration($0)
      }.map { code[$0 + 1] })
    for index in code.indices {
      scopeIndices.append(open.last?.scope)
      switch code[index] {
      case "{":
        if var scope = pending {
          scope.outer = open.last?.scope
          scopes.append(scope)
          open.append((scopes.count - 1, true))
        } else {
          open.append((open.last?.scope, false))
        }
        (pending, givenName) = (nil, nil)
      case "}":
        _ = open.popLast()
        (pending, givenName) = (nil, nil)
      case "class", "struct", "enum", "actor", "protocol", "extension":
        if code.isDeclaration(index) { pending = Outline.scope(at: index, code, protocols, values) }
      case "objc" where code[index - 1] == "@" && code[index + 1] == "(":
        givenName = code.partner(of: index + 1).flatMap { code.shortText(index + 2..<$0) }
      case "func" where code[index - 1] != ".":
        if let body = open.last, body.isBody, let scope = body.scope,
          let method = Outline.method(at: index, code, givenName)
        {
          add(method, of: Outline.lastName(scopes[scope].name))
        }
        givenName = nil
      case "var", "let", "init", "subscript": givenName = nil
      default: break
      }
    }
  }

  func scope(around index: Int) -> Scope? { scopeIndices[index].map { scopes[$0] } }

  /// The scopes around a place, the innermost first; deeper nesting is unrealistic.
  private func scopes(around index: Int) -> [Scope] {
    Array(
      sequence(first: scopeIndices[index]) { $0.map { scopes[$0].outer } }
        .prefix { $0 != nil }.prefix(20).compactMap { $0.map { scopes[$0] } })
  }

  /// The scope to which a method belongs that is named without a type, as Swift looks it up: from the inside out.
  func scope(ofMethod name: String, _ labels: [String]?, around index: Int) -> Scope? {
    let around = scopes(around: index)
    return around.first {
      byReference[Reference(type: Outline.lastName($0.name), name: name, labels: labels)] != nil
    } ?? around.first(where: \.hasSelectors) ?? around.first
  }

  private mutating func add(_ method: Method, of type: String) {
    for labels in [method.labels, nil] {
      let reference = Reference(type: type, name: method.name, labels: labels)
      // If several share a reference, it is unknown which is meant.
      byReference[reference] = .some(byReference[reference] == nil ? method : nil)
    }
    let selector = Selector(type: type, text: method.selector)
    if bySelector[selector] == nil { bySelector[selector] = method }
  }

  /// A type's only method in this source with a name, and labels if given.
  func method(of type: String, called name: String, _ labels: [String]?) -> Method? {
    byReference[Reference(type: Outline.lastName(type), name: name, labels: labels)] ?? nil
  }

  /// A type's first method in this source with an Objective-C name.
  func method(of type: String, withSelector text: String) -> Method? {
    bySelector[Selector(type: Outline.lastName(type), text: text)]
  }

  private static func lastName(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }

  /// The type declared at a keyword; nil for an extension of a type without a name, such as `[Int]`, and for a name of
  /// unrealistic length.
  private static func scope(
    at keyword: Int, _ code: Code, _ protocols: Set<String>, _ values: Set<String>
  ) -> Scope? {
    var names: [String] = []
    var index = keyword + 1
    while code.isName(index) {
      names.append(code[index])
      index = code.endOfGenerics(index + 1)
      guard code[index] == "." else { break }
      index += 1
    }
    guard let first = names.first, let last = names.last,
      names.reduce(0, { $0 + $1.utf8.count }) <= Code.longestText
    else { return nil }
    if names.count > 1, AppleModules.fate(of: first) == .modelled { names[0] = AppleModules.model }
    var isProtocol = code[keyword] == "protocol" || protocols.contains(last)
    if code[keyword] == "extension", code[index] == "where", code[index + 1] == "Self" {
      isProtocol = true
    }
    return Scope(
      keyword: keyword, name: names.joined(separator: "."), isProtocol: isProtocol,
      hasSelectors: !values.contains(last))
  }

  private static func method(at keyword: Int, _ code: Code, _ givenName: String?) -> Method? {
    guard code.isName(keyword + 1) else { return nil }
    var length = code[keyword + 1].utf8.count
    let opening = code.endOfGenerics(keyword + 2)
    guard code[opening] == "(", let closing = code.partner(of: opening) else { return nil }
    var labels: [String] = []
    for index in code.outermost(opening + 1..<closing) {
      // A comma between angle brackets is not followed by a name with a colon.
      let isParameter =
        index == opening + 1 || code[index - 1] == ","
      if isParameter, code.isName(index),
        code[index + 1] == ":" || code.isName(index + 1) && code[index + 2] == ":"
      {
        labels.append(code[index])
        length += code[index].utf8.count
      }
    }
    // Longer ones are unrealistic, and would be repeated wherever they are named.
    guard length + labels.count <= Code.longestText else { return nil }
    return Method(name: code[keyword + 1], labels: labels, givenName: givenName)
  }
}
