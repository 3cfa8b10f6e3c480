import Basics

extension Script {
  /// Plays the script with an approach on a screen, and returns the film.
  ///
  /// - Parameters:
  ///   - approach: The handlers; use a fresh one for each play if it has state.
  ///   - name: The approach's name in the film.
  ///   - mending: The causes to fix; none plays the script as it is.
  ///   - limits: The limits of the play.
  ///   - makeScreen: Makes the screen and its views before time begins.
  /// - Throws: `PlayError` where a number of the script is out of range, where turns never end, or where a limit is
  ///   exceeded.
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
    var landmarks = screen.landmarks.merging([.keyboard: simulation.keyboard.view]) { $1 }
    // A window that does not fill the screen bounds what is seen of the app, as a sheet does.
    if simulation.isEverWindowed, landmarks[.sheet] == nil { landmarks[.sheet] = simulation.window }
    simulation.beginTime()
    let events = events.stablySorted { $0.time < $1.time }
    try simulation.run(events)
    let film = simulation.film(of: events, approach: name, landmarks: landmarks)
    guard film.animatedFrames <= limits.animatedFrames else {
      throw .tooMuch(
        "frames of animations of one view", limit: limits.animatedFrames, time: until)
    }
    return film
  }
}

extension Simulation {
  /// Takes the current state as the film's first.
  fileprivate func beginTime() {
    for view in views { view.committed = view.values }
    for table in tables { table.recordRows() }
    timeHasBegun = true
  }

  fileprivate func film(
    of events: [ScriptEvent], approach: String, landmarks: [Landmark: View]
  ) -> Film {
    let filmed = FilmedLayers(of: windows, viewCount: views.count)
    for name in filmed.turnedOver {
      warn("The contents of \(name) are turned over; films show them upright.")
    }
    let spans = keyboard.docked.ranges + keyboard.undocked.ranges
    let instants = spans.flatMap { [$0.lowerBound, $0.upperBound] } + turns.map(\.time)
    let history = (landmarks[.table] as? Table)?.history(filmed.lastLayer) ?? []
    return Film(
      approach: approach, device: script.device, window: script.window, turns: turns,
      context: script.context, settings: script.settings,
      crossFades: script.keyboard.transition == .crossFade,
      language: script.language, keyboardProfile: keyboard.setting.motion.name,
      keyboardHeight: keyboard.setting.height,
      duration: script.until, framesPerSecond: script.framesPerSecond, layers: filmed.layers,
      landmarks: Landmarks(landmarks.mapValues(filmed.layers)),
      rowHistory: history,
      keyboardSpans: keyboard.docked.ranges, undockedSpans: keyboard.undocked.ranges,
      focus: focusHistory.map { change in
        FocusChange(time: change.time, layers: change.field.map(filmed.layers) ?? [])
      },
      events: events, log: entries,
      warnings: warnings, tracks: FilmTracks(filmed.tracks), clocks: clocks.all,
      insets: filmed.insets, fingerScrolls: fingerScrolls,
      unrest: Film.findUnrest(
        filmed.ownTracks, filmed.layers.map(\.lifetime),
        at: (instants + history.map(\.time) + focusHistory.map(\.time)).filter(\.isFinite)),
      motions: Film.findMotions(filmed.ownTracks))
  }
}
