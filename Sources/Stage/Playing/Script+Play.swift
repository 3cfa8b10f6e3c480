extension Script {
  /// Plays the script with an approach on a screen, and returns the film.
  ///
  /// - Parameters:
  ///   - approach: The handlers; use a fresh one for each play if it remembers anything.
  ///   - name: What the film calls the approach.
  ///   - mending: The causes that are mended, to find out what each does; none plays the script as it is.
  ///   - makeScreen: Makes the screen and its views before time begins.
  /// - Throws: `PlayError` where a number of the script is out of range, or turns never end.
  public func play<A: Approach>(
    _ approach: A, named name: String, mending: Mending = [],
    on makeScreen: (Simulation) -> A.Screen
  ) throws(PlayError) -> Film {
    try check()
    let simulation = Simulation(self, mending: mending)
    let screen = makeScreen(simulation)
    approach.viewDidLoad(screen)
    simulation.layOut()
    screen.viewDidAppear()
    simulation.layOut()
    if events.contains(where: { $0.action == .push }) { simulation.putAside(screen.view) }
    let landmarks = screen.landmarks.merging([.keyboard: simulation.keyboard.view]) { $1 }
    simulation.beginTime()
    try simulation.run(events.stablySorted, on: screen) { approach.receive($0, on: screen) }
    return simulation.film(of: self, approach: name, landmarks: landmarks)
  }
}

extension [ScriptEvent] {
  /// In order of time; events of one time keep their order.
  var stablySorted: [ScriptEvent] {
    enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}

extension Simulation {
  /// Takes everything as it stands for the film's first state.
  fileprivate func beginTime() {
    for view in views { view.committed = view.values }
    for table in tables { table.recordRows() }
    isPlaying = true
  }

  fileprivate func film(
    of script: Script, approach: String, landmarks: [Landmark: View]
  ) -> Film {
    var layers: [Layer] = []
    layers.reserveCapacity(viewCount)
    var tracks: [Track] = []
    // By serial number of the view.
    var indices: [[Int]] = Array(repeating: [], count: viewCount)
    var insets: [Int: [InsetChange]] = [:]
    func add(_ view: View, _ looks: Looks, parent: Int?, birth: Double, death: Double) {
      let index = layers.count
      indices[view.serial].append(index)
      if let scrollView = view as? ScrollView { insets[index] = scrollView.insetHistory }
      let (numbers, ownTracks) = (view.committed, view.tracks)
      func number(_ property: Property) -> (number: Number, isExact: Bool) {
        guard let track = ownTracks[property.rawValue] else {
          let value = numbers[property]
          return (.still(value), Grid.isExact(value))
        }
        tracks.append(track)
        return (.moving(tracks.count - 1), track.isExact)
      }
      let outer = parent.map { layers[$0] }
      layers.append(
        Layer(
          name: view.name, parent: parent, contents: looks.contents,
          background: looks.backgroundColor, cornerRadius: looks.cornerRadius,
          clips: looks.clipsToBounds, birth: birth, death: death,
          across: Placing(.across, in: parent, outer?.across, number: number),
          down: Placing(.down, in: parent, outer?.down, number: number),
          alpha: number(.alpha).number,
          presence: Presence(
            birth: max(birth, outer?.presence.birth ?? birth),
            death: min(death, outer?.presence.death ?? death))))
      for stay in view.residents where stay.start < stay.end {
        add(stay.view, stay.looks, parent: index, birth: stay.start, death: stay.end)
      }
    }
    for window in windows {
      add(window, window.looks, parent: nil, birth: -.infinity, death: .infinity)
    }
    let spans = keyboard.docked.ranges + keyboard.undocked.ranges
    let instants = spans.flatMap { [$0.lowerBound, $0.upperBound] } + turns.map(\.time)
    let history = (landmarks[.table] as? Table)?.history ?? []
    return Film(
      approach: approach, device: script.device, turns: turns, context: context,
      keyboardProfile: keyboard.setting.motion.name, keyboardHeight: keyboard.setting.height,
      duration: script.until, framesPerSecond: script.framesPerSecond, layers: layers,
      landmarks: Landmarks(landmarks.mapValues { indices[$0.serial] }),
      rowHistory: history.map { snapshot in
        RowSnapshot(
          time: snapshot.time, edges: snapshot.edges,
          drawn: snapshot.drawn.compactMap { drawn in
            indices[drawn.layer].last.map { RowSnapshot.Drawn(row: drawn.row, layer: $0) }
          })
      },
      keyboardSpans: keyboard.docked.ranges, undockedSpans: keyboard.undocked.ranges,
      focus: focusHistory.map { change in
        FocusChange(time: change.time, layers: change.field.map { indices[$0.serial] } ?? [])
      },
      events: script.events.stablySorted, log: entries,
      warnings: warnings, tracks: tracks, clocks: clocks, insets: insets,
      unrest: Film.findUnrest(
        tracks, layers.map(\.presence),
        at: (instants + history.map(\.time) + focusHistory.map(\.time)).filter(\.isFinite)))
  }
}
