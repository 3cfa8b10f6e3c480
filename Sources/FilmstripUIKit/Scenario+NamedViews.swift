public import Approaches
public import Diagnosis
public import Scenarios
public import Stage

// A path names a stored property of the controller, `inputBar`, or one of an object that it keeps,
// `inputBar.textView`; lazy and private ones as well, which no other file can name in code. `view`,
// `inputAccessoryView` and the `tableView` of a `UITableViewController` are known, too.

extension Scenario {
  /// Plays the scenario's chat on an app's own view controller, whose views are named by its properties.
  ///
  /// ```swift
  /// let film = try Scenario.named("keyboard-gap").film(
  ///   of: ChatViewController(), bar: "inputBar", list: "tableView", field: "inputBar.textView")
  /// ```
  ///
  /// The properties may be private and lazy. All else is as for the `film(of:)` that takes closures.
  ///
  /// - Parameters:
  ///   - controller: Makes the controller.
  ///   - name: What the film calls it; its type where it is not given.
  ///   - context: How its observers are called; nil is as for `film(of:named:context:mending:)`.
  ///   - mending: The causes that are mended.
  ///   - embedding: What surrounds it.
  ///   - bar: The property that holds what should ride on the keyboard.
  ///   - content: That of what the keyboard must not cover; nil is the field, else the bar.
  ///   - list: That of what scrolls.
  ///   - field: That of what is typed into.
  ///   - onMessage: What the screen does with a message that the scenario sends or receives; without it the film warns.
  /// - Throws: `PlayError` as the other `film(of:)`, and where a property that is named is not there, is nil or holds
  ///   no view: the error lists the views that are there.
  public func film<Controller: UIViewController>(
    of controller: @autoclosure @escaping @MainActor @Sendable () -> Controller,
    named name: String? = nil, context: HandlerContext? = nil, mending: Mending = [],
    embedding: ScreenEmbedding = .navigation,
    bar: String, content: String? = nil, list: String? = nil, field: String? = nil,
    onMessage: (@MainActor @Sendable (Controller, FilmedMessage) -> Void)? = nil
  ) throws(PlayError) -> Film {
    let parts = ScreenParts(
      bar: bar, content: content, list: list, field: field, onMessage: onMessage,
      embedding: embedding)
    return try film(
      of: OwnScreen(of: controller, parts), named: name ?? "\(Controller.self)", context: context,
      mending: mending, among: approaches.count)
  }

  /// Plays an app's own view controller as it is and with one cause mended at a time, and says what is wrong.
  ///
  /// - Throws: `PlayError` as the `film(of:)` that takes names.
  public func explanation<Controller: UIViewController>(
    of controller: @autoclosure @escaping @MainActor @Sendable () -> Controller,
    named name: String? = nil, context: HandlerContext? = nil,
    embedding: ScreenEmbedding = .navigation,
    bar: String, content: String? = nil, list: String? = nil, field: String? = nil,
    onMessage: (@MainActor @Sendable (Controller, FilmedMessage) -> Void)? = nil
  ) throws(PlayError) -> Explanation {
    let parts = ScreenParts(
      bar: bar, content: content, list: list, field: field, onMessage: onMessage,
      embedding: embedding)
    return try explanation(
      of: OwnScreen(of: controller, parts), named: name ?? "\(Controller.self)", context: context)
  }
}

extension NamedApproach {
  /// An approach on an app's own view controller, whose views are named by its properties, private ones too.
  ///
  /// ```swift
  /// NamedApproach(
  ///   "chat", screen: ChatViewController(), bar: "inputBar", list: "tableView", field: "inputBar.textView")
  /// ```
  ///
  /// A name that is not there is an error of each film, which lists the views that are.
  ///
  /// - Parameters:
  ///   - name: Its name in scenarios and commands.
  ///   - screen: Makes the controller, anew for each film.
  ///   - summary: What its code does, in a sentence.
  ///   - code: The call at its heart, for captions.
  ///   - embedding: What surrounds it.
  ///   - bar: The property that holds what should ride on the keyboard.
  ///   - content: That of what the keyboard must not cover; nil is the field, else the bar.
  ///   - list: That of what scrolls.
  ///   - field: That of what is typed into.
  ///   - onMessage: What the screen does with a message that a scenario sends or receives.
  public init<Controller: UIViewController>(
    _ name: String, screen: @autoclosure @escaping @MainActor @Sendable () -> Controller,
    summary: String? = nil, code: String? = nil, embedding: ScreenEmbedding = .navigation,
    bar: String, content: String? = nil, list: String? = nil, field: String? = nil,
    onMessage: (@MainActor @Sendable (Controller, FilmedMessage) -> Void)? = nil
  ) {
    let parts = ScreenParts(
      bar: bar, content: content, list: list, field: field, onMessage: onMessage,
      embedding: embedding)
    self.init(
      name, summary: summary ?? "The app's own \(Controller.self).",
      code: code ?? "\(Controller.self)", screen: OwnScreen(of: screen, parts))
  }
}
