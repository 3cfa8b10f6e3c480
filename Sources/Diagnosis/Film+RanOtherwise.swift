import Basics
import Stage

/// Blocks that ran differently from the app's request, inheriting from the system's block.
///
/// Figures are those of the actual run. They do not apply to the requested values: called from elsewhere, the block
/// runs those.
extension Film {
  /// What was asked for and what ran, in a sentence or two per difference; empty without any.
  ///
  /// Where a run depends on a decision of the model without a public source, it is named as in
  /// `Documentation/Truth.md`.
  package var ranOtherwise: [String] {
    var sentences: [String] = []
    for (block, outer) in nestedBlocks {
      guard let sentence = block.sentence(inside: outer), !sentences.contains(sentence) else {
        continue
      }
      sentences.append(sentence)
    }
    return sentences
  }

  /// Whether a block ran otherwise by a decision of the model without a public source.
  var hasRunUndecided: Bool {
    nestedBlocks.contains { $0.openDecision != nil && $0.sentence(inside: $1) != nil }
  }

  /// The app's blocks that move the bar, or anything in a film without one, inside the system's.
  private var nestedBlocks: [(block: LogEntry.Block, outer: LogEntry.Block)] {
    var nested: [(block: LogEntry.Block, outer: LogEntry.Block)] = []
    var turn = -1
    let moved = timings(of: carriersOfBar)
    // The blocks around the next entry, the outermost first.
    var around: [LogEntry.Block] = []
    for entry in log {
      guard case .block(let block) = entry.action else { continue }
      around = entry.turn == turn ? Array(around.prefix(entry.depth)) : []
      turn = entry.turn
      if around.count == entry.depth, let outer = around.last, outer.isSystems,
        // Runs on views without a bar, or on none at all, do not affect the figures.
        moved.map({ $0[turn, default: []].contains { $0 == block.timing } }) ?? true
      {
        nested.append((block, outer))
      }
      around.append(block)
    }
    return nested
  }

  /// The names of the bar, its content, and the views that carry them; nil without a bar.
  private var carriersOfBar: Set<String>? {
    let own = (landmarks[.toolbar] ?? []) + (landmarks[.toolbarContent] ?? [])
    guard !own.isEmpty else { return nil }
    var names: Set<String> = []
    for layer in own {
      var next: Int? = layer
      while let index = next {
        names.insert(layers[index].name)
        next = layers[index].parent
      }
    }
    return names
  }

  /// The timing on which the bar first animates; nil where it does not, or has several, or moves along keyframes.
  package var barTiming: Timing? {
    let moves = (timings(of: carriersOfBar) ?? [:]).filter { !$0.value.isEmpty }
    guard let (turn, timings) = moves.min(by: { $0.key < $1.key }), timings.count == 1 else {
      return nil
    }
    let isKeyframed = log.contains { entry in
      if case .block(let block) = entry.action, entry.turn == turn {
        block.call == .animateKeyframes
      } else {
        false
      }
    }
    return isKeyframed ? nil : timings.first
  }

  /// The timings on which views animate, by the turn that set them; nil for no views.
  private func timings(of views: Set<String>?) -> [Int: Set<Timing>]? {
    guard let views else { return nil }
    var timings: [Int: Set<Timing>] = [:]
    for entry in log {
      guard case .commit(let changes) = entry.action else { continue }
      for change in changes where views.contains(change.view) {
        timings[entry.turn, default: []].formUnion(change.timings)
      }
    }
    return timings
  }
}

extension LogEntry.Block {
  fileprivate var isSystems: Bool { call == .keyboard || call == .push }

  /// The decision of the model for a spring in a system block, as in the table of decisions.
  package static let nestedSpring = "A spring inside another block"
  /// The decision of the model for an animator in a system block.
  package static let nestedAnimator = "A property animator inside the keyboard's block"

  fileprivate func sentence(inside outer: LogEntry.Block) -> String? {
    let open = openDecision.map { " That is open: “\($0)” (Truth)." } ?? ""
    guard let timing, timing != requestedTiming, isInherited else {
      return openDecision.map {
        "An animator inside \(outer.words) ran by itself. That is open: “\($0)” (Truth)."
      }
    }
    let ran = timing.duration.decimals(upTo: 4)
    let pace = requestedDuration > 0 ? "\(requestedPace.words) of " : ""
    let asked = "Asked for \(pace)\(requestedDuration.decimals(upTo: 4)) s; "
    let isOuters = timing == outer.timing
    return asked
      + (isOuters
        ? "\(outer.words) around it ran its own \(ran) s."
        : "inside \(outer.words) it ran \(self.pace.words) of \(ran) s.") + open
  }

  /// The decision behind a run; nil where sources decide it.
  fileprivate var openDecision: String? {
    if call == .propertyAnimator { return LogEntry.Block.nestedAnimator }
    guard isInherited else { return nil }
    return switch requestedPace {
    case .settlingSpring, .spring: LogEntry.Block.nestedSpring
    case .curve, .unitCurve: nil
    }
  }

  private var words: String { call == .push ? "the push's block" : "the keyboard's block" }
}

extension AnimationPace {
  fileprivate var words: String {
    switch self {
    case .curve(let curve): curve == .keyboard ? "the keyboard's curve" : curve.name
    case .unitCurve(let curve): curve.css
    case .settlingSpring, .spring: "a spring"
    }
  }
}
