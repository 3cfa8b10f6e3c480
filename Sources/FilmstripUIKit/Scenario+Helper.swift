public import Approaches
public import Diagnosis
public import Scenarios
public import Stage

extension Scenario {
  /// Plays the scenario's chat with an app's helper, which gets its views, and returns the film.
  ///
  /// - Parameters:
  ///   - name: The film's name of it; by default the helper's type.
  ///   - context: How its observers are called; nil is as for `film(of:named:context:mending:)`.
  ///   - mending: The causes that are fixed.
  ///   - helper: Makes the helper, anew for each film; the chat retains it.
  /// - Throws: `PlayError` as `film(of:bar:…)` does.
  public func film<Helper: AnyObject>(
    named name: String? = nil, context: HandlerContext? = nil, mending: Mending = [],
    _ helper: @escaping @MainActor @Sendable (FilmedChat) -> Helper
  ) throws(PlayError) -> Film {
    try film(FilmedScreen<Helper>(own: OwnScreen(helper: helper)), name, context, mending)
  }

  /// Plays an app's helper as it is and with one cause fixed at a time, and explains its faults.
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
  /// An approach of an app's helper on the model's chat, for all commands in a chat's scenarios.
  ///
  /// - Parameters:
  ///   - name: Its name in scenarios and commands.
  ///   - summary: Its code, described in a sentence.
  ///   - code: The call at its heart, for captions.
  ///   - helper: Makes the helper, anew for each film; the chat retains it.
  public init<Helper: AnyObject>(
    _ name: String, summary: String? = nil, code: String? = nil,
    helper: @escaping @MainActor @Sendable (FilmedChat) -> Helper
  ) {
    self.init(FilmedScreen<Helper>(own: OwnScreen(helper: helper)), name, summary, code)
  }
}
