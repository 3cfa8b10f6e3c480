/// Declarations of the missing types that sources use, by how they are used: text to be edited by hand.
///
/// It is read from tokens: a value's type is that of the nearest declaration of its name. What a stand-in's member is
/// when the film runs, the model's `StandIn` says.
struct StandIns {
  /// What is known of a type by its use.
  struct TypeUse {
    var place = ""
    var isSubclassed = false
    var isProtocol = false
    var isProtocolOfValues = false
    var isWrapper = false
    var isCalled = false
    var base: String?
    var genericCount = 0
    var cases: [String: Int] = [:]
    var values: Set<String> = []
    var nested: Set<String> = []
    var optional: Set<String> = []
    var mentioned: Set<String> = []
    var unwrapped: Set<String> = []
    var closures: [String: String] = [:]
    var parents: Set<String> = []
    var initialisers: Set<[CallShape.Argument]> = []
    var functions: Set<String> = []
  }

  private(set) var types: [String: TypeUse]
  private(set) var functions: Set<String> = []
  /// The names of values that are given as `.name` to parameters of unknown type.
  private(set) var implicit: Set<String> = []
  let missing: Set<String>

  init(for sources: [(file: String, source: CarriedSource)], missing: Set<String>) {
    self.missing = missing
    types = [:]
    for (file, source) in sources {
      for index in source.code.indices where !source.isLeftOut[index] {
        let name = source.code[index]
        guard missing.contains(name), name.first?.isUppercase == true,
          source.code.isName(index), source.code[index - 1] != "."
        else { continue }
        if types[name] == nil {
          types[name] = TypeUse(place: "\(file), line \(source.code.line(of: index))")
        }
      }
    }
    var variables: [[String: [(index: Int, type: String?)]]] = []
    for (_, source) in sources { variables.append(declarations(in: source.code)) }
    var everywhere: [String: [(index: Int, type: String?)]] = [:]
    for one in variables { everywhere.merge(one) { $0 + $1 } }
    for ((_, source), own) in zip(sources, variables) {
      readTypes(in: source)
      readClasses(in: source)
      readMembers(in: source, own, everywhere)
    }
  }

  // MARK: Reading

  /// For each name the places where it is declared, with its type if that is missing.
  private func declarations(in code: Code) -> [String: [(index: Int, type: String?)]] {
    var found: [String: [(index: Int, type: String?)]] = [:]
    for index in code.indices where code.isName(index) {
      let isDeclared = ["let", "var"].contains(code[index - 1])
      var type: Int?
      if code[index + 1] == ":" {
        var place = index + 2
        while ["[", "(", "any", "some", "@", "escaping", "inout", "weak"].contains(code[place]) {
          place += 1
        }
        type = place
      } else if isDeclared, code[index + 1] == "=" {
        type = index + 2
        // `… as? Message`, on the same line.
        var place = index + 3
        while place < code.count, !code.beginsLine(place), place < index + 60 {
          if code[place] == "as" {
            type = ["?", "!"].contains(code[place + 1]) ? place + 2 : place + 1
          }
          place += 1
        }
        // `Message.text` is not a message.
        if let named = type, named == index + 2, code[named + 1] == ".",
          !StandIns.singletons.contains(code[named + 2])
        {
          type = nil
        }
      } else if !isDeclared {
        continue
      }
      found[code[index], default: []].append(
        (index, type.flatMap { types[code[$0]] == nil ? nil : code[$0] }))
    }
    return found
  }

  private static let singletons: Set = [
    "current", "default", "instance", "main", "shared", "sharedInstance", "standard",
  ]

  private mutating func readTypes(in source: CarriedSource) {
    let code = source.code
    for index in code.indices
    where !source.isLeftOut[index] && code[index - 1] != "." && types[code[index]] != nil {
      let name = code[index]
      let isConstraint =
        code[index - 1] == ":" && code[index - 3] == "<" && StandIns.base(byName: name) == nil
      if isConstraint || ["any", "some"].contains(code[index - 1]) {
        types[name]?.isProtocol = true
      }
      if code[index - 1] == "@" { types[name]?.isWrapper = true }
      let end = code.endOfGenerics(index + 1)
      if end > index + 1, code[index + 1] == "<" {
        types[name]?.genericCount =
          1 + code.outermost(index + 2..<end - 1).count { code[$0] == "," }
      }
      if code[end] == "(", !code.beginsLine(end) {
        types[name]?.isCalled = true
        add(CallShape(code, name: name, opening: end), initialisersOf: name)
      }
      if code[end] == ".", code.isName(end + 1) {
        let member = code[end + 1]
        if member.first?.isUppercase == true {
          types[name]?.nested.insert(member)
        } else if member == "init" {
          if code[end + 2] == "(" {
            add(CallShape(code, name: name, opening: end + 2), initialisersOf: name)
          }
        } else if member != "self", member != "Type" {
          if code[index - 1] == "case" { types[name]?.cases[member] = 0 }
          read(member: end + 1, of: name, from: index, isStatic: true, code)
        }
      }
      // `: State = .idle`, `: Configuration = Standard()`, `Bar(frame: …)`.
      let value = code[end] == "?" || code[end] == "!" ? end + 1 : end
      if code[value] == "=", code[value + 1] == ".", code.isName(value + 2) {
        types[name]?.values.insert(code[value + 2])
      } else if code[value] == "=", types[code[value + 1]] != nil, code[value + 1] != name {
        types[code[value + 1]]?.parents.insert(name)
      } else if code[end] == "(", code[end + 1] == "frame", types[name]?.base == nil {
        types[name]?.base = "UIView"
      }
      if code[index - 1] == "return", code[end] == "(", let result = code.result(around: index),
        types[result] != nil, result != name
      {
        types[name]?.parents.insert(result)
      }
      readPlace(of: name, at: index, code)
    }
  }

  /// What a type must be, by the code around its name.
  private mutating func readPlace(of name: String, at index: Int, _ code: Code) {
    for before in max(0, index - 30)..<index {
      if code[before] == "dequeueReusableCell" {
        let isCollection = code[before + 2] == "withReuseIdentifier"
        types[name]?.base = isCollection ? "UICollectionViewCell" : "UITableViewCell"
      }
    }
    if code[index + 1] == ".", code[index + 2] == "self", code[index + 3] == "," {
      switch code[index + 4] {
      case "forCellReuseIdentifier": types[name]?.base = "UITableViewCell"
      case "forCellWithReuseIdentifier": types[name]?.base = "UICollectionViewCell"
      default: break
      }
    }
  }

  private mutating func readClasses(in source: CarriedSource) {
    let code = source.code
    for keyword in code.indices
    where StandIns.declaring.contains(code[keyword]) && code.isDeclaration(keyword) {
      var index = code.endOfGenerics(keyword + 2)
      while code[index] == "." { index = code.endOfGenerics(index + 2) }
      // Constraints of the type's parameters.
      for place in keyword + 2..<max(index, keyword + 2) where code[place] == ":" {
        types[code[place + 1]]?.isProtocol = true
      }
      var parents: [Int] = []
      if code[index] == ":" {
        index += 1
        while index < code.count, code[index] != "{", code[index] != "where" {
          if code.isName(index), code[index - 1] != "." { parents.append(index) }
          index = max(code.endOfGenerics(index + 1), index + 1)
        }
      }
      while index < code.count, code[index] != "{" { index += 1 }
      guard let closing = code.partner(of: index), index < closing else { continue }
      for (position, parent) in parents.enumerated() where types[code[parent]] != nil {
        let name = code[parent]
        let isClass =
          position == 0 && code[keyword] == "class"
          && (StandIns.base(byName: name) != nil
            || !StandIns.isProtocol(byName: name)
              && (index..<closing).contains { ["override", "super"].contains(code[$0]) })
        if isClass {
          readSubclass(of: name, index + 1..<closing, code)
        } else {
          types[name]?.isProtocol = true
          if ["struct", "enum"].contains(code[keyword]) { types[name]?.isProtocolOfValues = true }
        }
      }
    }
  }

  private static let declaring: Set = ["actor", "class", "enum", "extension", "protocol", "struct"]

  /// A superclass has what is overridden, and the functions that are called by their names alone.
  private mutating func readSubclass(of name: String, _ body: Range<Int>, _ code: Code) {
    types[name]?.isSubclassed = true
    for index in body {
      if code[index] == "override" || code[index - 1] == "override" {
        var keyword = index + 1
        while Code.declarationWords.contains(code[keyword]), code[keyword] != "func",
          code[keyword] != "var"
        {
          keyword += 1
        }
        let member = code[keyword + 1]
        if types[name]?.base == nil { types[name]?.base = StandIns.bases[member] }
        guard code[keyword] == "func", missing.contains(member) || !KnownNames.all.contains(member)
        else { continue }
        var end = keyword + 2
        while end < body.upperBound, code[end] != "{" {
          end = code.isOpening(end) ? (code.partner(of: end) ?? end) + 1 : end + 1
        }
        let isVoid = !(keyword..<end).contains { code[$0] == "->" }
        let path = "\(name).\(member)"
        types[name]?.functions.insert(
          "open \(code.spaced(keyword..<end)) { "
            + (isVoid ? "let _: Void = standIn(\"\(path)\")" : "standIn(\"\(path)\")") + " }")
      } else if code[index] == "super", code[index + 1] == ".", code[index + 2] == "init",
        code[index + 3] == "("
      {
        add(CallShape(code, name: name, opening: index + 3), initialisersOf: name)
      } else if missing.contains(code[index]), code[index - 1] != ".", code[index + 1] == "(",
        code[index].first?.isLowercase == true
      {
        insert(CallShape(code, name: code[index], opening: index + 1), from: index, of: name, code)
      }
    }
  }

  private mutating func readMembers(
    in source: CarriedSource, _ own: [String: [(index: Int, type: String?)]],
    _ everywhere: [String: [(index: Int, type: String?)]]
  ) {
    let code = source.code
    func type(at index: Int) -> String? {
      guard let places = own[code[index]] else { return everywhere[code[index]]?.last?.type }
      return (places.last { $0.index <= index } ?? places[0]).type
    }
    for index in code.indices where !source.isLeftOut[index] && code.isName(index) {
      let isOfSelf = code[index - 1] == "." && code[index - 2] == "self"
      let isMember = code[index - 1] == "." && !isOfSelf
      let before = isOfSelf ? index - 3 : index - 1
      if !isMember, missing.contains(code[index]), types[code[index]] == nil,
        code[index + 1] == "(", code[index].first?.isLowercase == true,
        !types.values.contains(where: { use in
          use.functions.contains {
            $0.contains(" \(code[index])(") || $0.contains(" \(code[index])<")
          }
        }), code[index - 1] != "func", code[index - 1] != "."
      {
        insert(
          CallShape(code, name: code[index], opening: index + 1), from: index, of: nil, code)
      }
      guard !isMember, let name = type(at: index) else { continue }
      if code[before] == "return", code[index + 1] == "}" || code.beginsLine(index + 1),
        let result = code.result(around: index), types[result] != nil, result != name
      {
        types[name]?.parents.insert(result)
      }
      var end = index + 1
      while ["?", "!"].contains(code[end]) { end += 1 }
      if code[end] == ".", code.isName(end + 1) {
        read(member: end + 1, of: name, from: index, isStatic: false, code)
      } else if code[end] == "?." || code[end] == "!.", code.isName(end + 1) {
        read(member: end + 1, of: name, from: index, isStatic: false, code)
      }
      if ["==", "!=", "="].contains(code[end]), code[end + 1] == ".", code.isName(end + 2) {
        types[name]?.values.insert(code[end + 2])
      }
      if code[end] == ":", code[end + 1] == ".", code.isName(end + 2) {
        types[name]?.values.insert(code[end + 2])
      }
      if code[before] == "switch", code[end] == "{", let closing = code.partner(of: end) {
        readCases(of: name, end + 1..<closing, code)
      }
      if let base = StandIns.bases[code[before - 1]],
        code[before] == "(" || code[before] == ":", types[name]?.base == nil
      {
        types[name]?.base = base
      }
    }
  }

  private mutating func readCases(of name: String, _ body: Range<Int>, _ code: Code) {
    for index in code.outermost(body) where code[index] == "." && code.isName(index + 1) {
      var first = index
      while first > body.lowerBound, code[first - 1] != "case", !code.beginsLine(first) {
        first -= 1
      }
      guard code[first - 1] == "case" || code[first] == "case" || code[index - 1] == "," else {
        continue
      }
      var count = 0
      if code[index + 2] == "(", let closing = code.partner(of: index + 2) {
        count = 1 + code.outermost(index + 3..<closing).count { code[$0] == "," }
      }
      let most = max(types[name]?.cases[code[index + 1]] ?? 0, count)
      types[name]?.cases[code[index + 1]] = most
    }
  }

  /// A member that is read or called.
  private mutating func read(
    member index: Int, of name: String, from first: Int, isStatic: Bool, _ code: Code
  ) {
    let member = code[index]
    guard member.first?.isUppercase != true, !["self", "init"].contains(member) else { return }
    types[name]?.mentioned.insert(member)
    let isClosure =
      code[index + 1] == "{" && !code.beginsLine(index + 1) && !code.isCondition(index + 1)
    if code[index + 1] == "(" || isClosure {
      let shape = CallShape(code, name: member, opening: index + 1)
      let isTyped = shape.arguments.contains { $0.type != "Any?" }
      guard isTyped || code.isBound(first) else { return }
      insert(shape, from: first, of: name, isStatic: isStatic, code)
    } else if !isStatic,
      code[index + 1] == "?" || ["==", "!="].contains(code[index + 1]) && code[index + 2] == "nil"
        || code.isBound(first)
          && (code[index + 1] == "{" || [",", "else"].contains(code[index + 1]))
    {
      types[name]?.optional.insert(member)
    } else if code[index + 1] == "." {
      types[name]?.unwrapped.insert(member)
    } else if code[index + 1] == "=", code[index + 2] == "{", !isStatic,
      let closing = code.partner(of: index + 2)
    {
      types[name]?.closures[member] = CallShape.closure(index + 2..<closing, code)
    }
  }

  private mutating func add(_ shape: CallShape, initialisersOf name: String) {
    implicit.formUnion(shape.implicit)
    guard !StandIns.knownInitialisers.contains(shape.arguments.map(\.label)) else { return }
    types[name]?.initialisers.insert(shape.arguments)
  }

  private static let knownInitialisers: Set<[String]> = [
    [], ["frame"], ["coder"], ["nibName", "bundle"], ["style", "reuseIdentifier"],
    ["frame", "textContainer"],
  ]

  private mutating func insert(
    _ shape: CallShape, from first: Int, of name: String?, isStatic: Bool = false, _ code: Code
  ) {
    implicit.formUnion(shape.implicit)
    let path = "\"\(name.map { $0 + "." } ?? "")\(shape.name)\""
    let access = "public \(isStatic ? "static " : "")func \(shape.name)"
    if let name, base(of: name) != nil, KnownNames.model.contains(shape.name) { return }
    let isBound = code.isBound(first)
    var lines = [
      "@discardableResult \(access)(\(shape.parameters)) -> StandInValue\(isBound ? "?" : "") { "
        + (isBound ? "standIn(\(path))" : "StandInValue(\(path))") + " }"
    ]
    if !code.isStatement(first), !isBound {
      lines.append("\(access)<Value>(\(shape.parameters)) -> Value { standIn(\(path)) }")
    }
    if let name { types[name]?.functions.formUnion(lines) } else { functions.formUnion(lines) }
  }
}
