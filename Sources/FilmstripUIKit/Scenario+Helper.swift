public import Approaches
public import Diagnosis
public import Scenarios
public import Stage

extension Scenario {
  /// Plays the scenario's chat with an app's helper, which is given the chat's views, and returns the film.
  ///
  /// - Parameters:
  ///   - name: What the film calls it; the helper's type where it is not given.
  ///   - context: How its observers are called; nil is as for `film(of:named:context:mending:)`.
  ///   - mending: The causes that are mended.
  ///   - helper: Makes the helper, anew for each film; the chat keeps it.
  /// - Throws: `PlayError` as `film(of:bar:…)` does.
  public func film<Helper: AnyObject>(
    named name: String? = nil, context: HandlerContext? = nil, mending: Mending = [],
    _ helper: @escaping @MainActor @Sendable (FilmedChat) -> Helper
  ) throws(PlayError) -> Film {
    try film(FilmedScreen<Helper>(own: OwnScreen(helper: helper)), name, context, mending)
  }

  /// Plays an app's helper as it is and with one cause mended at a time, and says what is wrong.
  ///
  /// - Throws: `PlayError` as `film(of:bar:…)` does.
  public func explanation<Helper: AnyObject>(
    named name: String? = nil, context: HandlerContext? = nil,
    _ helper: @escaping @MainActor @Sendable (FilmedChat) -> Helper
  ) throws(PlayError) -> Explanation {
    try explanation(FilmedScreen<Helper>(own: OwnScreen(helper: helper)), name, context)
  }
}

extension NamedApproach {
  /// An approach of an app's helper on the model's chat, which every command plays in the scenarios of a chat.
  ///
  /// - Parameter helper: Makes the helper, anew for each film; the chat keeps it.
  public init<Helper: AnyObject>(
    _ name: String, summary: String? = nil, code: String? = nil,
    helper: @escaping @MainActor @Sendable (FilmedChat) -> Helper
  ) {
    self.init(FilmedScreen<Helper>(own: OwnScreen(helper: helper)), name, summary, code)
  }
}
