import Basics
import Stage

/// What an app's block asked for, and what ran instead because the system's block around it handed its own on.
///
/// Figures are those of what ran. Where a block asked for something else they tell nothing of what it asks for: called
/// from elsewhere, it runs that.
extension Film {
  /// What was asked for and what ran, in a sentence or two for each way in which they differ, in the order of the film;
  /// empty where everything ran as it was asked for.
  ///
  /// Where what ran rests on a decision of the model that no public source decides, it is named as `Documentation/Truth.md`
  /// has it.
  package var ranOtherwise: [String] {
    var sentences: [String] = []
    var turn = -1
    let moved = timings(of: carriersOfBar)
    // The blocks around the next entry, the outermost first.
    var around: [LogEntry.Block] = []
    for entry in log {
      guard case .block(let block) = entry.action else { continue }
      around = entry.turn == turn ? Array(around.prefix(entry.depth)) : []
      turn = entry.turn
      if around.count == entry.depth, let outer = around.last, outer.isSystems,
        // What ran on views that carry no bar, or on none at all, tells nothing of the figures.
        moved.map({ $0[turn, default: []].contains { $0 == block.timing } }) ?? true,
        let sentence = block.sentence(inside: outer), !sentences.contains(sentence)
      {
        sentences.append(sentence)
      }
      around.append(block)
    }
    return sentences
  }

  /// The names of the views that move a bar where they move: the bar, its content, and what they lie in; nil without one.
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

  /// The timings that some views animate on, by the turn that set them; nil of no views.
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
  /// Whether the system opened it.
  fileprivate var isSystems: Bool { call == .keyboard || call == .push }

  /// The decision of the model that a spring in a block of the system's leans on, as the table of decisions has it.
  package static let nestedSpring = "A spring inside another block"
  /// The decision of the model that an animator in a block of the system's leans on.
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

  /// The decision that what ran leans on; nil where sources decide it.
  private var openDecision: String? {
    if call == .propertyAnimator { return LogEntry.Block.nestedAnimator }
    guard isInherited else { return nil }
    return switch requestedPace {
    case .settlingSpring, .spring: LogEntry.Block.nestedSpring
    case .curve, .unitCurve: nil
    }
  }

  /// What a person calls it.
  private var words: String { call == .push ? "the push's block" : "the keyboard's block" }
}

extension AnimationPace {
  /// What a person calls it.
  fileprivate var words: String {
    switch self {
    case .curve(let curve): curve == .keyboard ? "the keyboard's curve" : curve.name
    case .unitCurve(let curve): curve.css
    case .settlingSpring, .spring: "a spring"
    }
  }
}
