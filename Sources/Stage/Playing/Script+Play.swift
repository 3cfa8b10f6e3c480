import Basics

extension Script {
  /// Plays the script with an approach on a screen, and returns the film.
  ///
  /// - Parameters:
  ///   - approach: The handlers; use a fresh one for each play if it remembers anything.
  ///   - name: What the film calls the approach.
  ///   - mending: The causes that are mended, to find out what each does; none plays the script as it is.
  ///   - limits: How much may be made.
  ///   - makeScreen: Makes the screen and its views before time begins.
  /// - Throws: `PlayError` where a number of the script is out of range, where turns never end, or where more is made
  ///   than the limits allow.
  public func play<A: Approach>(
    _ approach: A, named name: String, mending: Mending = [],
    limits: PlayLimits = .all, on makeScreen: (Simulation) -> A.Screen
  ) throws(PlayError) -> Film {
    try check()
    let simulation = Simulation(self, mending: mending, limits: limits)
    let screen = makeScreen(simulation)
    simulation.attach(screen) { approach.receive($0, on: screen) }
    defer { simulation.detach() }
    approach.viewDidLoad(screen)
    simulation.layOut()
    screen.viewDidAppear()
    simulation.keyboard.announceAccessory()
    simulation.layOut()
    if events.contains(where: \.action.isPush) { simulation.putAside(screen.view) }
    let landmarks = screen.landmarks.merging([.keyboard: simulation.keyboard.view]) { $1 }
    simulation.beginTime()
    try simulation.run(events.inOrderOfTime)
    let film = simulation.film(of: self, approach: name, landmarks: landmarks)
    guard film.animatedFrames <= limits.animatedFrames else {
      throw .tooMuch(
        "frames of animations of one view", limit: limits.animatedFrames, time: until)
    }
    return film
  }
}

extension [ScriptEvent] {
  /// In order of time; events of one time keep their order.
  fileprivate var inOrderOfTime: [ScriptEvent] { stablySorted { $0.time < $1.time } }
}

extension Simulation {
  /// Takes everything as it stands for the film's first state.
  fileprivate func beginTime() {
    for view in views { view.committed = view.values }
    for table in tables { table.recordRows() }
    timeHasBegun = true
  }

  fileprivate func film(
    of script: Script, approach: String, landmarks: [Landmark: View]
  ) -> Film {
    var layers: [Layer] = []
    layers.reserveCapacity(viewCount)
    var tracks: [Track] = []
    // A view has a layer for each time that it lies somewhere, and all of them share its tracks.
    var ownTracks: [Track] = []
    // The last layer of each view, by serial number of the view; -1 for none.
    var lastLayers = Array(repeating: -1, count: viewCount)
    // The serial number of each layer's view.
    var serials: [Int] = []
    serials.reserveCapacity(viewCount)
    var insets: [Int: [InsetChange]] = [:]
    func add(
      _ view: View, _ style: LayerStyle, parent: Int?, birth: Double, death: Double,
      in outerTurn: TurnedOver = TurnedOver()
    ) {
      let turn = outerTurn.and(view.transform.scale)
      if turn != TurnedOver(), style.contents != .none {
        warn("The contents of \(view.name) are turned over; films show them upright.")
      }
      let index = layers.count
      let known = view.tracks
      if lastLayers[view.serial] < 0 {
        for case let track? in known { ownTracks.append(track) }
      }
      lastLayers[view.serial] = index
      serials.append(view.serial)
      if let scrollView = view as? ScrollView { insets[index] = scrollView.insetHistory }
      let numbers = view.committed
      func number(_ property: Property) -> (number: AnimatableValue, isExact: Bool) {
        guard !known.isEmpty, let track = known[property.rawValue] else {
          let value = numbers[property]
          return (.still(value), Grid.isExact(value))
        }
        tracks.append(track)
        return (.moving(tracks.count - 1), track.isExact)
      }
      let around = parent.map { layers[$0].lifetime }
      layers.append(
        Layer(
          name: view.name, parent: parent, contents: style.contents,
          background: style.backgroundColor, cornerRadius: style.cornerRadius,
          clips: style.clipsToBounds, birth: birth, death: death,
          across: AxisGeometry(
            .across, in: parent, parent.map { layers[$0].across }, number: number),
          down: AxisGeometry(.down, in: parent, parent.map { layers[$0].down }, number: number),
          alpha: number(.alpha).number,
          lifetime: Lifetime(
            birth: max(birth, around?.birth ?? birth), death: min(death, around?.death ?? death))))
      for membership in view.memberships where membership.start < membership.end {
        add(
          membership.view, membership.style, parent: index, birth: membership.start,
          death: membership.end, in: turn)
      }
    }
    for window in windows {
      add(window, window.style, parent: nil, birth: -.infinity, death: .infinity)
    }
    func indices(of view: View) -> [Int] { serials.indices.filter { serials[$0] == view.serial } }
    let spans = keyboard.docked.ranges + keyboard.undocked.ranges
    let instants = spans.flatMap { [$0.lowerBound, $0.upperBound] } + turns.map(\.time)
    let history =
      (landmarks[.table] as? Table)?.history { lastLayers[$0] < 0 ? nil : lastLayers[$0] } ?? []
    return Film(
      approach: approach, device: script.device, turns: turns, context: context,
      language: script.language, keyboardProfile: keyboard.setting.motion.name,
      keyboardHeight: keyboard.setting.height,
      duration: script.until, framesPerSecond: script.framesPerSecond, layers: layers,
      landmarks: Landmarks(landmarks.mapValues(indices)),
      rowHistory: history,
      keyboardSpans: keyboard.docked.ranges, undockedSpans: keyboard.undocked.ranges,
      focus: focusHistory.map { change in
        FocusChange(time: change.time, layers: change.field.map(indices) ?? [])
      },
      events: script.events.inOrderOfTime, log: entries,
      warnings: warnings, tracks: tracks, clocks: clocks, insets: insets,
      fingerScrolls: fingerScrolls,
      unrest: Film.findUnrest(
        ownTracks, layers.map(\.lifetime),
        at: (instants + history.map(\.time) + focusHistory.map(\.time)).filter(\.isFinite)),
      motions: Film.findMotions(ownTracks))
  }
}

/// How a view, with those that it lies in, is turned over by negative scales in the end.
private struct TurnedOver: Equatable {
  var across = false
  var down = false

  /// The same of a view inside, with its own scale.
  func and(_ scale: Size) -> TurnedOver {
    TurnedOver(across: across != (scale.width < 0), down: down != (scale.height < 0))
  }
}
