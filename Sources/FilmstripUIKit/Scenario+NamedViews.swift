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
  /// - Throws: `PlayError` as the other `film(of:)`, and where a property that is named is not there, is nil or holds
  ///   no view: the error lists the views that are there.
  public func film<Controller: UIViewController>(
    of controller: @autoclosure @escaping ControllerMaker<Controller>,
    named name: String? = nil, context: HandlerContext? = nil, mending: Mending = [],
    embedding: ScreenEmbedding = .navigation,
    bar: String, content: String? = nil, list: String? = nil, field: String? = nil,
    onMessage: MessageTaker<Controller>? = nil
  ) throws(PlayError) -> Film {
    let parts = ScreenParts(
      bar: bar, content: content, list: list, field: field, onMessage: onMessage,
      embedding: embedding)
    return try film(FilmedScreen(controller, parts), name, context, mending)
  }

  /// Plays an app's own view controller as it is and with one cause mended at a time, and says what is wrong.
  ///
  /// - Throws: `PlayError` as the `film(of:)` that takes names.
  public func explanation<Controller: UIViewController>(
    of controller: @autoclosure @escaping ControllerMaker<Controller>,
    named name: String? = nil, context: HandlerContext? = nil,
    embedding: ScreenEmbedding = .navigation,
    bar: String, content: String? = nil, list: String? = nil, field: String? = nil,
    onMessage: MessageTaker<Controller>? = nil
  ) throws(PlayError) -> Explanation {
    let parts = ScreenParts(
      bar: bar, content: content, list: list, field: field, onMessage: onMessage,
      embedding: embedding)
    return try explanation(FilmedScreen(controller, parts), name, context)
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
  /// A name that is not there is an error of each film, which lists the views that are. All else is as for the
  /// initialiser that takes closures.
  public init<Controller: UIViewController>(
    _ name: String, screen: @autoclosure @escaping ControllerMaker<Controller>,
    summary: String? = nil, code: String? = nil, embedding: ScreenEmbedding = .navigation,
    bar: String, content: String? = nil, list: String? = nil, field: String? = nil,
    onMessage: MessageTaker<Controller>? = nil
  ) {
    let parts = ScreenParts(
      bar: bar, content: content, list: list, field: field, onMessage: onMessage,
      embedding: embedding)
    self.init(FilmedScreen(screen, parts), name, summary, code)
  }
}
