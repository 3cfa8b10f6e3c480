/// The colours of a frame, at most 256, and the index of each id of `GIFChanges`.
///
/// A palette is reused from frame to frame as long as it suffices: equal colours then look the same, and little is
/// computed. Up to 256 colours are exact.
struct GIFPalette {
  private(set) var colors: [UInt32] = []
  /// The index of each id; `transparentIndex` for id 0.
  private(set) var indices: [UInt8] = []

  /// The index of unchanged pixels, after the colours.
  var transparentIndex: Int { colors.count }

  private var isExact = true
  /// The mean squared distance when the palette was made.
  private var meanError = 0.0
  private var isKnown: [Bool] = []
  private var generation = -1

  /// The ratio of the present error to that of the palette's making above which a new one is made.
  ///
  /// Below it, it matters more that equal colours stay equal. Our choice.
  private static let worsening = 1.05

  /// Sets colours and indices for a frame's changes.
  mutating func serve(_ changes: GIFChanges) {
    let used = changes.counts.indices.filter { $0 > 0 && changes.counts[$0] > 0 }
    let limit = changes.counts[0] > 0 ? 255 : 256
    if generation != changes.generation {
      generation = changes.generation
      isKnown = []
    }
    indices += Array(repeating: 0, count: max(changes.colors.count - indices.count, 0))
    isKnown += Array(repeating: false, count: max(changes.colors.count - isKnown.count, 0))
    if !(isExact ? extend(by: used, changes, limit) : keeps(used, changes, limit)) {
      replace(by: used, changes, limit)
    }
    if changes.counts[0] > 0 { indices[0] = UInt8(transparentIndex) }
  }

  /// Adds the missing colours; false when there is no room.
  private mutating func extend(by used: [Int], _ changes: GIFChanges, _ limit: Int) -> Bool {
    let missing = used.filter { !isKnown[$0] }
    let known = Dictionary(
      zip(colors, 0...), uniquingKeysWith: { first, _ in first })
    let new = missing.filter { known[changes.colors[$0]] == nil }
    guard colors.count + new.count <= limit else { return false }
    for id in missing {
      isKnown[id] = true
      if let entry = known[changes.colors[id]] {
        indices[id] = UInt8(entry)
      } else {
        indices[id] = UInt8(colors.count)
        colors.append(changes.colors[id])
      }
    }
    return true
  }

  /// Whether the palette shows these colours about as well as those it was made for.
  private mutating func keeps(_ used: [Int], _ changes: GIFChanges, _ limit: Int) -> Bool {
    guard used.count > limit, colors.count <= limit else { return false }
    let error = assign(used, changes)
    return error <= meanError * GIFPalette.worsening
  }

  private mutating func replace(by used: [Int], _ changes: GIFChanges, _ limit: Int) {
    isKnown = Array(repeating: false, count: changes.colors.count)
    colors = []
    isExact = used.count <= limit
    if isExact {
      _ = extend(by: used, changes, limit)
    } else {
      colors = ColorQuantizer.palette(
        of: used.map { .init(color: changes.colors[$0], weight: changes.counts[$0]) },
        // One is left free for unchanged pixels, so that later frames can use it too.
        limit: 255)
      meanError = assign(used, changes)
    }
  }

  /// Assigns the nearest colours; returns the mean squared distance.
  private mutating func assign(_ used: [Int], _ changes: GIFChanges) -> Double {
    let nearest = NearestColor(colors)
    var (error, weight) = (0.0, 0.0)
    for id in used {
      let count = Double(changes.counts[id])
      let found = nearest.find(changes.colors[id])
      indices[id] = UInt8(found.index)
      error += count * Double(found.distance)
      weight += count
    }
    return weight > 0 ? error / weight : 0
  }
}
