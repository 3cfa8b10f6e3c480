extension Selector {
  /// Calls the method of a target; where that has none such the film warns.
  func send(to target: AnyObject, _ argument: Any?) {
    do throws(SelectorError) {
      try call(on: target, with: [argument])
    } catch {
      Play.warn("\(error.description); the call was left out.")
    }
  }
}
