/// The layers and tracks of a play's views.
struct FilmedLayers {
  private(set) var layers: [Layer] = []
  /// Without duplicates: a view's layers in successive superviews share its tracks.
  private(set) var tracks: [Track] = []
  private(set) var ownTracks: [Track] = []
  private(set) var insets: [Int: [InsetChange]] = [:]
  /// The names of the views whose contents negative scales turn over.
  private(set) var turnedOver: [String] = []
  private var serials: [Int] = []
  /// The last layer of each view, by its serial number.
  private var lastLayers: [Int?]
  /// The numbers of the tracks that a view's layers have, by its serial number and `Property.rawValue`.
  private var trackNumbers: [Int?]

  private static let propertyCount = Property.allCases.count

  init(of windows: [View], viewCount: Int) {
    lastLayers = Array(repeating: nil, count: viewCount)
    trackNumbers = Array(repeating: nil, count: viewCount * Self.propertyCount)
    layers.reserveCapacity(viewCount)
    serials.reserveCapacity(viewCount)
    for window in windows {
      add(window, window.style, parent: nil, birth: -.infinity, death: .infinity, in: TurnedOver())
    }
  }

  /// Complexity: proportional to the number of layers.
  func layers(of view: View) -> [Int] {
    serials.indices.filter { serials[$0] == view.serial }
  }

  /// The last layer of a view, by its serial number; nil where it has none.
  func lastLayer(_ serial: Int) -> Int? { lastLayers[serial] }

  private mutating func add(
    _ view: View, _ style: LayerStyle, parent: Int?, birth: Double, death: Double,
    in outerTurn: TurnedOver
  ) {
    let turn = outerTurn.and(view.transform.scale)
    if turn != TurnedOver(), style.contents != .none { turnedOver.append(view.name) }
    let index = layers.count
    let known = view.tracks
    layers.append(
      layer(of: view, known, style, parent: parent, Lifetime(birth: birth, death: death)))
    if lastLayers[view.serial] == nil {
      for case let track? in known { ownTracks.append(track) }
    }
    lastLayers[view.serial] = index
    serials.append(view.serial)
    if let scrollView = view as? ScrollView { insets[index] = scrollView.insetHistory }
    view.forEachMember { member, membership in
      guard membership.start < membership.end else { return }
      add(
        member, membership.style(of: member), parent: index, birth: membership.start,
        death: membership.end, in: turn)
    }
  }

  private mutating func layer(
    of view: View, _ known: [Track?], _ style: LayerStyle, parent: Int?, _ own: Lifetime
  ) -> Layer {
    let numbers = view.committed
    func number(_ property: Property) -> (number: AnimatableValue, isExact: Bool) {
      guard !known.isEmpty, let track = known[property.rawValue] else {
        let value = numbers[property]
        return (.still(value), Grid.isExact(value))
      }
      let place = view.serial * Self.propertyCount + property.rawValue
      if let known = trackNumbers[place] { return (.moving(known), track.isExact) }
      trackNumbers[place] = tracks.count
      tracks.append(track)
      return (.moving(tracks.count - 1), track.isExact)
    }
    let around = parent.map { layers[$0].lifetime } ?? own
    return Layer(
      name: view.name, parent: parent, contents: style.contents, look: style.look,
      background: style.backgroundColor, cornerRadius: style.cornerRadius,
      clips: style.clipsToBounds, birth: own.birth, death: own.death,
      across: AxisGeometry(.across, in: parent, parent.map { layers[$0].across }, number: number),
      down: AxisGeometry(.down, in: parent, parent.map { layers[$0].down }, number: number),
      alpha: number(.alpha).number,
      lifetime: Lifetime(
        birth: max(own.birth, around.birth), death: min(own.death, around.death)))
  }
}

/// Whether negative scales of a view and its ancestors turn it over.
private struct TurnedOver: Equatable {
  var across = false
  var down = false

  func and(_ scale: Size) -> TurnedOver {
    TurnedOver(across: across != (scale.width < 0), down: down != (scale.height < 0))
  }
}
