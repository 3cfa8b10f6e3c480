package import Basics
package import Easing
import Essentials

extension NotedMotion {
  /// Reads a motion from JSON: a transition or an easing of Figma, or a file of design tokens.
  ///
  /// Of tokens, types `transition` and `cubicBezier` are read; aliases such as `{motion.quick}` are followed, and a
  /// group's type is that of its tokens. A token that this program wrote has the motion itself next to its Bézier curve.
  ///
  /// - Parameters:
  ///   - json: The file's bytes.
  ///   - path: How the file is called in errors.
  ///   - name: Which of several tokens, with points between its groups: `motion.keyboard`.
  /// - Returns: The motion's name, the motion, and its duration in seconds if it has one.
  package static func read(
    _ json: [UInt8], from path: String, named name: String?
  ) throws(Failure) -> (name: String, motion: Motion, duration: Double?) {
    let root: JSONTree
    do {
      root = try JSONDecoder().decode(JSONTree.self, from: Data(json))
    } catch {
      throw Failure(
        .badData, "\(path) is not JSON: it must hold an easing of Figma or design tokens.")
    }
    if let found = try figma(root, path) {
      return (stem(path), found.motion, found.duration)
    }
    let tokens = TokenFile(root: root, path: path)
    let all = tokens.all
    guard !all.isEmpty else {
      throw Failure(
        .badData,
        "\(path) holds no motion: no easing of Figma, and no design token of type transition or cubicBezier."
      )
    }
    let names = all.keys.sorted()
    guard let chosen = name ?? (names.count == 1 ? names[0] : nil) else {
      throw Failure(
        .usage,
        "\(path) holds \(names.count) motions: \(names.joined(separator: ", ")); add one, as \(path)#\(names[0])."
      )
    }
    guard let token = all[chosen] else {
      throw Failure(
        .usage, "\(path) holds no motion \(chosen), but: \(names.joined(separator: ", ")).")
    }
    let (motion, duration) = try tokens.motion(of: token, named: chosen)
    return (chosen, motion, duration)
  }

  /// A file's name without folders and endings.
  private static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? "motion"
    return name.split(separator: ".").first.map(String.init) ?? "motion"
  }

  private static func figma(
    _ root: JSONTree, _ path: String
  ) throws(Failure) -> (motion: Motion, duration: Double?)? {
    let easing = root["easing"] ?? root
    guard case .text(let type)? = easing["type"] else { return nil }
    let named: [String: UnitCurve] = [
      "LINEAR": .linear, "EASE_IN": .easeIn, "EASE_OUT": .easeOut, "EASE_IN_AND_OUT": .easeInOut,
    ]
    // Plugins have seconds, the REST API milliseconds; no transition takes ten seconds.
    let duration = root["duration"]?.number.map { $0 < 10 ? $0 : $0 / 1000 }
    if let curve = named[type] { return (.curve(curve), duration) }
    if let bezier = easing["easingFunctionCubicBezier"],
      let curve = CubicBezier.read(["x1", "y1", "x2", "y2"].map { bezier[$0] })
    {
      return (.curve(.cubicBezier(curve)), duration)
    }
    if let numbers = easing["easingFunctionSpring"], let mass = numbers["mass"]?.number,
      let stiffness = numbers["stiffness"]?.number, let damping = numbers["damping"]?.number,
      let spring = Spring(
        mass: mass, stiffness: stiffness, damping: damping,
        initialVelocity: numbers["initialVelocity"]?.number ?? 0, allowsOverdamping: true)
    {
      return (.spring(spring), duration)
    }
    throw Failure(
      .badData,
      "\(path) has an easing of Figma's kind \(type) without numbers that can be played; choose a custom curve or spring there."
    )
  }
}

extension CubicBezier {
  fileprivate static func read(_ numbers: [JSONTree?]) -> CubicBezier? {
    let found = numbers.compactMap { $0?.number }
    return found.count == 4
      ? CubicBezier(x1: found[0], y1: found[1], x2: found[2], y2: found[3]) : nil
  }
}

/// The tokens of a file.
///
/// Source: Design Tokens Community Group, Format Module 2025.10: groups, types, aliases, `cubicBezier`, `duration`,
/// `transition`.
private struct TokenFile {
  let root: JSONTree
  let path: String

  /// The motions by their names, each with its type.
  var all: [String: (type: String, token: JSONTree)] {
    var found: [String: (type: String, token: JSONTree)] = [:]
    collect(root, name: "", type: nil, into: &found)
    return found
  }

  private func collect(
    _ tree: JSONTree, name: String, type: String?,
    into found: inout [String: (type: String, token: JSONTree)]
  ) {
    guard case .object(let object) = tree else { return }
    let type = object["$type"]?.string ?? type
    if object["$value"] != nil {
      let (end, own) = token(at: tree)
      if let end, let type = own ?? type, ["transition", "cubicBezier"].contains(type) {
        found[name.isEmpty ? "motion" : name] = (type, end)
      }
      return
    }
    for (key, value) in object where !key.hasPrefix("$") {
      collect(value, name: name.isEmpty ? key : "\(name).\(key)", type: type, into: &found)
    }
  }

  /// The token that an alias refers to, at most ten deep, and its type or that of its groups.
  private func token(at tree: JSONTree) -> (token: JSONTree?, type: String?) {
    var (tree, type): (JSONTree?, String?) = (tree, tree["$type"]?.string)
    for _ in 0..<10 {
      guard let keys = TokenFile.alias(tree?["$value"]) else { return (tree, type) }
      tree = root
      for key in keys {
        tree = tree?[key]
        type = tree?["$type"]?.string ?? type
      }
    }
    return (nil, nil)
  }

  private static func alias(_ value: JSONTree?) -> [String]? {
    guard let text = value?.string, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    return text.dropFirst().dropLast().split(separator: ".").map(String.init)
  }

  /// The value that an alias refers to.
  private func resolved(_ tree: JSONTree?) -> JSONTree? {
    guard let tree, TokenFile.alias(tree) != nil else { return tree }
    return token(at: ["$value": tree]).token?["$value"]
  }

  func motion(
    of token: (type: String, token: JSONTree), named name: String
  ) throws(Failure) -> (motion: Motion, duration: Double?) {
    let value = resolved(token.token["$value"])
    let isTransition = token.type == "transition"
    let duration = isTransition ? seconds(resolved(value?["duration"])) : nil
    let own = token.token["$extensions"]?[NotedMotion.extensionKey]
    if let text = own?["motion"]?.string, let timing = try? TimingText(text) {
      guard case .spring(let spring) = timing.motion, own?["overdamps"] != nil else {
        return (timing.motion, duration)
      }
      let slow = Spring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        initialVelocity: spring.initialVelocity, allowsOverdamping: true)
      return (.spring(slow ?? spring), duration)
    }
    if case .list(let numbers)? = isTransition ? resolved(value?["timingFunction"]) : value,
      let curve = CubicBezier.read(numbers.map { resolved($0) })
    {
      return (.curve(.cubicBezier(curve)), duration)
    }
    throw Failure(
      .badData,
      "\(path): the token \(name) has no four numbers of a Bézier curve, of which the first and the third are from 0 to 1."
    )
  }

  private func seconds(_ tree: JSONTree?) -> Double? {
    if let number = resolved(tree?["value"])?.number {
      return tree?["unit"]?.string == "s" ? number : number / 1000
    }
    // As in drafts of the format: “200ms”.
    guard let text = tree?.string else { return nil }
    if text.hasSuffix("ms") { return Double(decimal: text.dropLast(2)).map { $0 / 1000 } }
    return text.hasSuffix("s") ? Double(decimal: text.dropLast()) : nil
  }
}
