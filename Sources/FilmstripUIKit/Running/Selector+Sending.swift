extension Selector {
  /// Calls a target's method; the film warns if there is none.
  func send(to target: AnyObject, _ argument: Any?) {
    do throws(SelectorError) {
      try call(on: target, with: [argument])
    } catch {
      Play.warn("\(error.description); the call was left out.")
    }
  }
}
