public import Approaches
public import Diagnosis
public import Scenarios
public import Stage

// A path names a stored property of the controller, `inputBar`, or one of an object in it, `inputBar.textView`; also
// lazy and private ones, which no other file can name in code. `view`, `inputAccessoryView`, and the `tableView` or
// `collectionView` of UIKit's own controllers of those are known, too.

extension Scenario {
  /// Plays the scenario's chat on an app's own view controller, whose properties name its views.
  ///
  /// ```swift
  /// let film = try Scenario.named("keyboard-gap").film(
  ///   of: ChatViewController(), bar: "inputBar", list: "tableView", field: "inputBar.textView")
  /// ```
  ///
  /// The properties may be private and lazy. All else is as for the `film(of:)` with closures.
  ///
  /// - Throws: `PlayError` as the other `film(of:)`, and if a named property is missing, nil or not a view: the error
  ///   lists the existing views.
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

  /// Plays an app's view controller as it is and with one cause fixed at a time, and explains it.
  ///
  /// - Throws: `PlayError` as the `film(of:)` with names.
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
  /// An approach on an app's own view controller, with views named by its properties, even private.
  ///
  /// ```swift
  /// NamedApproach(
  ///   "chat", screen: ChatViewController(), bar: "inputBar", list: "tableView", field: "inputBar.textView")
  /// ```
  ///
  /// A missing name is an error of each film, which lists the existing views. All else is as for the initialiser with
  /// closures.
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

  /// An approach on an app's own form, with its scroll view and its field named by properties, even private.
  ///
  /// The field is that of every name in the scenario. A missing name is an error of each film, which lists the existing
  /// views. All else is as for the initialiser with closures.
  public init<Controller: UIViewController>(
    _ name: String, screen: @autoclosure @escaping ControllerMaker<Controller>,
    summary: String? = nil, code: String? = nil, embedding: ScreenEmbedding = .navigation,
    scrollView: String? = nil, field: String
  ) {
    let parts = ScreenParts<Controller>(
      bar: nil, list: scrollView, field: field, embedding: embedding)
    self.init(FilmedScreen(screen, parts), name, summary, code)
  }
}
