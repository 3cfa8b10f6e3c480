extension Rewriter {
  /// Attributes for Objective-C, Interface Builder and entry points are blanked out.
  private static let blanked: Set = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "NSApplicationMain", "NSCopying", "NSManaged", "UIApplicationMain", "main", "nonobjc", "objc",
    "objcMembers",
  ]

  mutating func rewriteAttribute(at index: Int) {
    let name = code[index + 1]
    guard code.kind(index + 1) == .word else { return }
    if name == "available" { return rewriteAvailability(at: index) }
    guard Rewriter.blanked.contains(name) else { return }
    var end = index + 2
    if name == "objc", code[end] == "(", let closing = code.partner(of: end) { end = closing + 1 }
    blank(index..<end)
    // A nib sets private outlets and calls private actions; its stand-in is in another file.
    if name == "IBOutlet" || name == "IBAction" { blankPrivacy(around: index, end) }
    switch name {
    case "objc": bindProtocol(at: end)
    case "IBOutlet":
      guard let outlet = outlet(at: end) else { break }
      guard !valuesFollow[outlet + 1], !namesSet.contains(code[outlet]) else { break }
      find(
        .warning, at: index,
        "nothing here sets \(code[outlet]): its storyboard or nib is not carried",
        "carry that as well, or set it before the view is laid out, in the film's program",
        outlet: code[outlet])
    case "NSManaged":
      find(
        .error, at: index, "a property that Core Data stores cannot be carried",
        "put it between #if !FILMSTRIP and #endif, and an ordinary one in its place")
    default: break
    }
  }

  private mutating func blankPrivacy(around first: Int, _ end: Int) {
    let words: Set = ["private", "fileprivate"]
    if words.contains(code[first - 1]) { blank(first - 1..<first) }
    for index in end..<end + 8 where words.contains(code[index]) {
      guard
        (end..<index).allSatisfy({ Code.declarationWords.contains(code[$0]) || code[$0] == "@" })
      else { break }
      blank(index..<(code[index + 1] == "(" ? index + 4 : index + 1))
    }
  }

  /// The name of the property declared after an attribute.
  private func outlet(at index: Int) -> Int? {
    // Further attributes and modifiers, with their arguments.
    let keyword = (index..<index + 20).first { code[$0] == "var" || code[$0] == "let" }
    return keyword.flatMap { code.isName($0 + 1) ? $0 + 1 : nil }
  }

  /// A protocol of Objective-C is for classes alone, which allows weak references to it.
  private mutating func bindProtocol(at index: Int) {
    var keyword = index
    // More words before a declaration are unrealistic.
    attributes: while keyword < index + 20 {
      switch code[keyword] {
      case "@": keyword += 2
      case "public", "package", "internal", "private", "fileprivate": keyword += 1
      default: break attributes
      }
    }
    guard code[keyword] == "protocol", code.isName(keyword + 1) else { return }
    let isBound = code[keyword + 2] == ":"
    guard !isBound || !["AnyObject", "class"].contains(code[keyword + 3]) else { return }
    let place = keyword + (isBound ? 2 : 1)
    // The attribute may occur twice.
    guard !isEdited(place) else { return }
    insert(isBound ? " AnyObject," : ": AnyObject", behind: place)
  }

  /// `dynamic` is blanked out, and `optional` where nothing is returned.
  mutating func rewriteModifier(at index: Int) {
    guard code[index] == "dynamic" || code[index] == "optional", code[index - 1] != ".",
      code.kind(index + 1) == .word && Code.declarationWords.contains(code[index + 1])
        || code[index + 1] == "@"
    else { return }
    if code[index] == "optional" {
      if requireOptional(at: index) { return }
      return find(
        .error, at: index,
        "an optional requirement that has a value cannot be carried: there is no Objective-C here",
        "require it, and give it a body in an extension of the protocol")
    }
    blank(index..<index + 1)
    if code[index + 1] == "var" {
      find(
        .warning, at: index,
        "this property cannot be observed by a key path: there is no Objective-C here",
        "where it is observed, call the observer in didSet")
    }
  }

  /// An optional requirement without a value becomes one with an empty body, in an extension behind the protocol.
  private mutating func requireOptional(at index: Int) -> Bool {
    guard let name = code.optionalRequirement(at: index), let closing = code.partner(of: name + 1),
      let keyword = outline.scope(around: index)?.keyword, code[keyword] == "protocol",
      let body = (keyword..<index).first(where: { code[$0] == "{" }),
      let end = code.partner(of: body)
    else { return false }
    let bytes =
      source.tokens[source.code[name]].range
      .lowerBound..<source.tokens[source.code[closing]].range.upperBound
    let head = String(decoding: source.bytes[bytes], as: UTF8.self)
    guard !head.contains("//"), !head.contains("/*") else { return false }
    let line = head.split(whereSeparator: \.isNewline).joined(separator: " ")
    let access = code[keyword - 1] == "public" ? "public " : ""
    blank(index..<index + 1)
    insert("; \(access)extension \(code[keyword + 1]) { func \(line) {} }", behind: end)
    return true
  }

  /// Members of a final class are `public` where early Swift let them be `open`.
  mutating func rewriteOpen(at index: Int) {
    guard code[index] == "open", let type = outline.scope(around: index)?.keyword,
      code[type] == "class",
      (max(0, type - 3)..<type).contains(where: { code[$0] == "final" }),
      code.kind(index + 1) == .word
    else { return }
    replace(index..<index + 1, with: "public")
  }

  /// Members that only Objective-C can override are told apart from the class's: a description in an extension, and an
  /// `NSObject`'s accessibility texts.
  ///
  /// Code that knows the object by its own type sees it. Other members move into the class, if one of the
  /// files has it: see `ExtensionOverride`.
  mutating func rewriteOverride(at index: Int) {
    guard code[index] == "override" else { return }
    var keyword = index + 1
    while ["public", "open", "internal"].contains(code[keyword]) { keyword += 1 }
    let name = code[keyword + 1]
    guard code[keyword] == "var", let type = outline.scope(around: index)?.keyword,
      code[type] == "extension"
        ? ["description", "debugDescription"].contains(name)
        : code[type] == "class" && name.hasPrefix("accessibility") && code[type + 2] == ":"
          && code[type + 3] == "NSObject"
    else { return }
    // An attribute is in front of all modifiers.
    var first = index
    while ["public", "open", "internal"].contains(code[first - 1]) { first -= 1 }
    guard first < index else { return replace(index..<index + 1, with: "@_nonoverride") }
    blank(index..<index + 1)
    insert("@_nonoverride ", before: first)
  }

  /// Blanks attributes with iOS versions: the model's version is known at run time only.
  private mutating func rewriteAvailability(at index: Int) {
    let opening = index + 2
    guard code[opening] == "(", let closing = code.partner(of: opening),
      Availability.platforms.contains(code[opening + 1])
    else { return }
    // Code unavailable on iOS is unavailable here as well; code unavailable in app extensions is not.
    if code[opening + 1] == "iOS", code[opening + 2] == ",",
      code.holds("unavailable", in: opening + 3..<closing)
    {
      return replace(opening + 1..<opening + 2, with: "*")
    }
    blank(index..<closing + 1)
  }
}
