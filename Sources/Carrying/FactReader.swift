/// Reads the facts of one source.
struct FactReader {
  private let code: Code
  private let file: String
  private(set) var declarations: [HandlerFacts.Declaration] = []
  private(set) var members: [HandlerFacts.Member] = []

  init(_ code: Code, file: String) {
    (self.code, self.file) = (code, file)
    for scope in Outline(code).scopes { read(scope) }
  }

  private func place(_ index: Int) -> HandlerFacts.Place {
    let offset = code.source.tokens[code.source.code[index]].range.lowerBound
    return .init(file: file, line: code.source.place(of: offset).line)
  }

  // MARK: Declarations

  private mutating func read(_ scope: Outline.Scope) {
    guard
      let opening = (scope.keyword..<code.count).first(where: { code[$0] == "{" }),
      let closing = code.partner(of: opening)
    else { return }
    let header = scope.keyword..<opening
    let colon = header.first { code[$0] == ":" }
    let inherited = (colon ?? opening)..<opening
    declarations.append(
      .init(
        keyword: code[scope.keyword], name: scope.name,
        inherited: inherited.filter { code.isName($0) && code[$0 - 1] != "." }.map { code[$0] }))
    let body = Array(code.outermost(opening + 1..<closing))
    let starts = body.indices.filter { isMember(body[$0]) }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? body[starts[index + 1]] : closing
      let modifiers = body[..<start].reversed().map { code[$0] }
        .prefix { FactReader.modifiers.contains($0) || ["@", "objc", "("].contains($0) }
      read(body[start]..<end, Set(modifiers), of: scope.name)
    }
  }

  private static let modifiers: Set = [
    "IBOutlet", "class", "fileprivate", "final", "internal", "lazy", "open", "override", "private",
    "public", "static", "unowned", "weak",
  ]

  private func isMember(_ index: Int) -> Bool {
    guard code.kind(index) == .word, code[index - 1] != "." else { return false }
    switch code[index] {
    case "func", "var", "let": return code.isName(index + 1)
    case "init": return ["(", "?", "!", "<"].contains(code[index + 1])
    case "deinit", "subscript", "case", "typealias": return true
    default: return code.isDeclaration(index) && FactReader.types.contains(code[index])
    }
  }

  private static let types: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]

  private mutating func read(_ range: Range<Int>, _ modifiers: Set<String>, of owner: String) {
    let keyword = code[range.lowerBound]
    guard ["func", "var", "let", "init"].contains(keyword) else { return }
    var member = HandlerFacts.Member(
      owner: owner, keyword: keyword,
      name: keyword == "init" ? "init" : code[range.lowerBound + 1], modifiers: modifiers)
    if keyword == "func" || keyword == "init" {
      readSignature(of: &member, range)
    } else {
      readType(of: &member, range)
    }
    readEvents(of: &member, range)
    members.append(member)
  }

  private func readSignature(of member: inout HandlerFacts.Member, _ range: Range<Int>) {
    guard let opening = range.first(where: { code[$0] == "(" }),
      let closing = code.partner(of: opening)
    else { return }
    member.returnsValue = code.outermost(closing..<range.upperBound).prefix { code[$0] != "{" }
      .contains { code[$0] == "->" }
    var start = opening + 1
    for index in Array(code.outermost(opening + 1..<closing)) + [closing]
    where code[index] == "," || index == closing {
      if let colon = (start..<index).first(where: { code[$0] == ":" }) {
        let type = (colon + 1..<index).first {
          code.isName($0) && !["weak", "inout", "escaping", "some", "any"].contains(code[$0])
        }
        let isClosure = (colon..<index).contains { code[$0] == "->" }
        member.parameters.append(
          (
            code[start], isClosure ? "->" : type.map { code[$0] } ?? "",
            (colon..<index).contains { code[$0] == "=" }
          ))
      }
      start = index + 1
    }
  }

  private func readType(of member: inout HandlerFacts.Member, _ range: Range<Int>) {
    let name = range.lowerBound + 1
    var index = name + 1
    if code[index] == ":" {
      var word = index + 1
      while ["any", "some", "("].contains(code[word]) { word += 1 }
      while code.isName(word), code[word + 1] == ".", code.isName(word + 2) { word += 2 }
      if code.isName(word) { member.type = code[word] }
      index =
        code.outermost(index..<range.upperBound).first { code[$0] == "=" || code[$0] == "{" }
        ?? range.upperBound
    }
    if code[index] == "=" {
      let value = index + 1
      if member.type == nil {
        if code[value] == "{" {
          // `= { let view = UITextView(); …; return view }()`
          let end = code.partner(of: value) ?? value
          member.type = (value..<end).first {
            code[$0] == "=" && makes($0 + 1)
          }.map { code[$0 + 1] }
        } else if makes(value) {
          member.type = code[value]
        }
      }
    } else if code[index] == "{", member.keyword == "var" {
      member.isComputed = !["didSet", "willSet"].contains(code[index + 1])
    }
  }

  /// Whether a type's initialiser is called.
  private func makes(_ index: Int) -> Bool {
    code.isName(index) && code[index].first?.isUppercase == true
      && (["(", "<"].contains(code[index + 1]) || code[index + 2] == "init")
  }

  // MARK: Deeds

  /// A brace that is open: the code before it has to do with the keyboard, or with a view's SnapKit.
  private struct Opened {
    let end: Int
    let distance: Int?
    let constrained: String?
  }

  private func readEvents(of member: inout HandlerFacts.Member, _ range: Range<Int>) {
    var open: [Opened] = []
    let isAccessory = member.name == "inputAccessoryView" && member.keyword == "var"
    for index in range {
      if let last = open.last, index >= last.end { open.removeLast() }
      if code[index] == "{", let end = code.partner(of: index) {
        open.append(opened(at: index, end: end, in: range))
      }
      if isAccessory, let path = returned(at: index) {
        member.events.append(.init(deed: .accessory(path), distance: 0, place: place(index)))
      }
      guard code.isName(index) || code[index] == "#selector" else { continue }
      let constrained = open.last { $0.constrained != nil }?.constrained
      for deed in deeds(at: index, in: range, constrained: constrained, of: member) {
        member.events.append(
          .init(
            deed: deed, distance: open.compactMap(\.distance).min(), place: place(index)))
      }
    }
  }

  /// What is behind a `return`, or a brace's only expression.
  private func returned(at index: Int) -> String? {
    if code[index] == "return" { return path(startingAt: index + 1) }
    guard code[index] == "{", let end = code.partner(of: index), let path = path(endingAt: end - 1)
    else { return nil }
    return path.start == index + 1 ? path.text : nil
  }

  /// The code before a brace: back to the beginning of the statement, out of the brackets around it.
  private func head(of brace: Int, in range: Range<Int>) -> Range<Int> {
    var start = brace
    // Longer ones are unrealistic.
    while start > range.lowerBound, brace - start < 2000 {
      let before = start - 1
      if ["{", ";"].contains(code[before]) { break }
      let goesOn = [".", ")"].contains(code[start]) || ["(", ",", ":", "="].contains(code[before])
      if code.beginsLine(start), start != brace, !goesOn { break }
      start = code.partner(of: before).flatMap { $0 < before ? $0 : nil } ?? before
    }
    return start..<brace
  }

  private func opened(at brace: Int, end: Int, in range: Range<Int>) -> Opened {
    let head = head(of: brace, in: range)
    var distance: Int?
    var constrained: String?
    for index in head where code.isName(index) {
      if FactReader.isNotification(code[index]) {
        // A function of that name is called by an observer.
        distance = code[index - 1] == "." || code[index].hasPrefix("UI") ? 0 : 3
      } else if distance == nil, code[index].lowercased().contains("keyboard"),
        code[index] != "keyboardDismissMode"
      {
        distance = HandlerFacts.namedDistance
      }
      if code[index] == "snp", code[index - 1] == ".", head.upperBound - index < 8 {
        constrained = path(endingAt: index - 2)?.text
      }
    }
    return Opened(end: end, distance: distance, constrained: constrained)
  }

  private static func isNotification(_ word: String) -> Bool {
    let name = #/(?:UIK|k|K)eyboard(?:Will|Did)(?:Show|Hide|ChangeFrame)(?:Notification)?/#
    return word.contains("eyboard") && word.wholeMatch(of: name) != nil
  }

  /// A path such as `self?.composer.textView` by its last name: its text without `self`, and its first piece.
  private func path(endingAt last: Int) -> (text: String, start: Int)? {
    var index = last
    var names: [String] = []
    while names.count < 10 {
      while code.kind(index) == .operation, ["?", "!"].contains(code[index]) { index -= 1 }
      guard code.isName(index) else { return nil }
      names.insert(code[index], at: 0)
      guard code[index - 1] == "." else { break }
      index -= 2
    }
    if names.count > 1, names[0].lowercased().hasSuffix("self") || names[0] == "this" {
      names.removeFirst()
    }
    return (names.joined(separator: "."), index)
  }

  private func path(startingAt first: Int) -> String? {
    var last = first
    var next = first + 1
    while next < first + 40, code[next] == "." || ["?", "!"].contains(code[next]) {
      if code[next] == "." { (last, next) = (next + 1, next + 1) }
      next += 1
    }
    return code[next] == "(" ? nil : path(endingAt: last)?.text
  }

  /// Whether the named value is set, or a part of it, such as `.origin.y`.
  private func isSet(_ index: Int) -> Bool {
    var end = index + 1
    while code[end] == ".", code.isName(end + 1), end < index + 8 { end += 2 }
    return ["=", "+=", "-="].contains(code[end])
  }

  private func deeds(
    at index: Int, in range: Range<Int>, constrained: String?, of member: HandlerFacts.Member
  ) -> [HandlerFacts.Deed] {
    let word = code[index]
    var deeds: [HandlerFacts.Deed] = []
    let isMember = code[index - 1] == "."
    let isCall = code[index + 1] == "("
    let isSet = isMember && isSet(index)
    // Empty for anything but a path, such as a call's result.
    let owner = isMember ? path(endingAt: index - 2)?.text ?? "" : ""
    if FactReader.isNotification(word), isMember || word.hasPrefix("UI"), !isCall,
      !head(of: index, in: range).contains(where: { code[$0] == "removeObserver" })
    {
      deeds.append(.hears(word))
    }
    switch word {
    case "#selector":
      // `#selector(Chat.show(_:)), name: UIResponder.keyboardWillShowNotification`
      guard let closing = code.partner(of: index + 1),
        let name = (index + 2..<closing).last(where: {
          code.isName($0) && ["(", ")"].contains(code[$0 + 1])
        })
      else { break }
      let rest = code.outermost(closing + 1..<range.upperBound).prefix { code[$0] != ")" }
      if rest.contains(where: { FactReader.isNotification(code[$0]) }) {
        deeds.append(.observes(code[name]))
      }
    case "constant" where isSet, "updateOffset" where isMember && isCall,
      "update" where isMember && isCall && ["offset", "inset"].contains(code[index + 2]):
      let isNegative = code[index + 1] == "-=" || code[index + 2].hasPrefix("-")
      deeds.append(.setsConstant(of: owner, isNegative: isNegative))
    case "updateConstraints" where owner.hasSuffix(".snp"),
      "remakeConstraints" where owner.hasSuffix(".snp"):
      deeds.append(.moves(String(owner.dropLast(4)), how: "constraints"))
    case "frame" where isSet, "transform" where isSet, "center" where isSet:
      deeds.append(.moves(owner, how: word))
    case "contentInset" where isSet, "contentOffset" where isSet:
      deeds.append(.scrolls(owner, how: word))
    case "setContentOffset" where isMember && isCall:
      deeds.append(.scrolls(owner, how: "contentOffset"))
    case _ where isMember && isCall && word.hasPrefix("scroll"):
      deeds.append(.scrolls(owner, how: word))
    case "constraint" where isMember:
      deeds += constraint(at: index, in: range, constrained, of: member)
    case "NSLayoutConstraint" where isCall && code[index + 2] == "item":
      deeds += constraint(byItems: index, in: range, of: member)
    case "addSubview" where isCall, "addArrangedSubview" where isCall:
      if let view = path(startingAt: index + 2) { deeds.append(.adds(view, to: owner)) }
    case "inputAccessoryView" where code[index + 1] == ":" && code[index - 1] == "(":
      if let view = path(startingAt: index + 2) { deeds.append(.accessory(view)) }
    default: break
    }
    if isMember, !isCall, ["textview", "textfield"].contains(where: word.lowercased().hasSuffix) {
      deeds.append(.mentions("\(owner).\(word)"))
    }
    if isCall || self.isSet(index), index != range.lowerBound + 1 { deeds.append(.uses(word)) }
    return deeds
  }

  /// `a.bottomAnchor.constraint(equalTo: b.topAnchor)`, or SnapKit's `make.bottom.equalTo(b).constraint`.
  private func constraint(
    at index: Int, in range: Range<Int>, _ constrained: String?, of member: HandlerFacts.Member
  ) -> [HandlerFacts.Deed] {
    guard code[index + 1] == "(" else {
      let head = head(of: index, in: range)
      guard let constrained, let sign = head.first(where: { code[$0] == "=" }),
        let name = path(endingAt: sign - 1)?.text
      else { return [] }
      return [.constrains(name: name, items: [constrained])]
    }
    guard let (first, start) = path(endingAt: index - 2), let closing = code.partner(of: index + 1),
      let label = (index + 2..<closing).first(where: {
        code[$0].hasSuffix("To") && code[$0 + 1] == ":"
      })
    else { return [] }
    var items = [FactReader.withoutAnchor(first)]
    if let second = path(startingAt: label + 2) { items.append(FactReader.withoutAnchor(second)) }
    return [.constrains(name: name(before: start, of: member), items: items)]
  }

  private func constraint(
    byItems index: Int, in range: Range<Int>, of member: HandlerFacts.Member
  ) -> [HandlerFacts.Deed] {
    guard let closing = code.partner(of: index + 1) else { return [] }
    let items = (index + 2..<closing).filter {
      ["item", "toItem"].contains(code[$0]) && code[$0 + 1] == ":"
    }.compactMap { path(startingAt: $0 + 2) }
    return [.constrains(name: name(before: index, of: member), items: items)]
  }

  private func name(before start: Int, of member: HandlerFacts.Member) -> String? {
    if code[start - 1] == "=", code.isName(start - 2) || ["?", "!"].contains(code[start - 2]) {
      return path(endingAt: start - 2)?.text
    }
    return ["var", "let"].contains(member.keyword) ? member.name : nil
  }

  private static func withoutAnchor(_ path: String) -> String {
    var names = path.split(separator: ".").map(String.init)
    if names.last?.hasSuffix("Anchor") == true { names.removeLast() }
    if ["safeAreaLayoutGuide", "layoutMarginsGuide"].contains(names.last) { names.removeLast() }
    return names.joined(separator: ".")
  }
}
