public import Approaches
public import Diagnosis
public import Scenarios
public import Stage

extension Scenario {
  /// Plays the scenario's chat on an app's own view controller, and returns the film.
  ///
  /// ```swift
  /// let film = try Scenario.named("keyboard-gap").film(
  ///   of: ChatViewController(), bar: { $0.inputBar }, list: { $0.tableView }, field: { $0.textView })
  /// ```
  ///
  /// The device, the keyboard and the events are the scenario's; views and messages are the controller's own. It is
  /// made anew for each film, in a separate process whose only thread is the main actor's: its effects on anything but its
  /// views are not seen outside.
  ///
  /// - Parameters:
  ///   - controller: Makes the controller.
  ///   - name: The film's name of it; by default its type.
  ///   - context: How its observers are called; nil is as for `film(of:named:context:mending:)`.
  ///   - mending: The causes that are fixed.
  ///   - embedding: Its surroundings.
  ///   - bar: The view that should ride on the keyboard.
  ///   - content: The part of the bar that must not be covered; nil is the field, else the bar.
  ///   - list: The scroll view.
  ///   - field: The text input.
  ///   - onMessage: Shows a message that the scenario sends or receives; without it the film warns.
  /// - Throws: `PlayError` if turns never end, if the app's code crashes or does not end, if the bar is missing,
  ///   or if the scenario plays on a form.
  public func film<Controller: UIViewController>(
    of controller: @autoclosure @escaping ControllerMaker<Controller>,
    named name: String? = nil, context: HandlerContext? = nil, mending: Mending = [],
    embedding: ScreenEmbedding = .navigation, bar: @escaping ViewFinder<Controller>,
    content: ViewFinder<Controller>? = nil, list: ScrollViewFinder<Controller>? = nil,
    field: ViewFinder<Controller>? = nil, onMessage: MessageTaker<Controller>? = nil
  ) throws(PlayError) -> Film {
    let parts = ScreenParts(
      bar: bar, content: content, list: list, field: field, onMessage: onMessage,
      embedding: embedding)
    return try film(FilmedScreen(controller, parts), name, context, mending)
  }

  /// Plays an app's view controller as it is and with one cause fixed at a time, and explains it.
  ///
  /// - Throws: `PlayError` as `film(of:bar:…)` does.
  public func explanation<Controller: UIViewController>(
    of controller: @autoclosure @escaping ControllerMaker<Controller>,
    named name: String? = nil, context: HandlerContext? = nil,
    embedding: ScreenEmbedding = .navigation, bar: @escaping ViewFinder<Controller>,
    content: ViewFinder<Controller>? = nil, list: ScrollViewFinder<Controller>? = nil,
    field: ViewFinder<Controller>? = nil, onMessage: MessageTaker<Controller>? = nil
  ) throws(PlayError) -> Explanation {
    let parts = ScreenParts(
      bar: bar, content: content, list: list, field: field, onMessage: onMessage,
      embedding: embedding)
    return try explanation(FilmedScreen(controller, parts), name, context)
  }
}

extension NamedApproach {
  /// An approach on an app's own view controller, for all commands in the scenarios of a chat.
  ///
  /// - Parameters:
  ///   - name: Its name in scenarios and commands.
  ///   - screen: Makes the controller, anew for each film.
  ///   - summary: Its code, described in a sentence.
  ///   - code: The call at its heart, for captions.
  ///   - embedding: Its surroundings; this and the others are those of `Scenario.film(of:bar:…)`.
  ///   - bar: Finds the bar.
  ///   - content: Finds the bar's content.
  ///   - list: Finds the list.
  ///   - field: Finds the field.
  ///   - onMessage: Takes a message.
  public init<Controller: UIViewController>(
    _ name: String, screen: @autoclosure @escaping ControllerMaker<Controller>,
    summary: String? = nil, code: String? = nil, embedding: ScreenEmbedding = .navigation,
    bar: @escaping ViewFinder<Controller>,
    content: ViewFinder<Controller>? = nil, list: ScrollViewFinder<Controller>? = nil,
    field: ViewFinder<Controller>? = nil, onMessage: MessageTaker<Controller>? = nil
  ) {
    let parts = ScreenParts(
      bar: bar, content: content, list: list, field: field, onMessage: onMessage,
      embedding: embedding)
    self.init(FilmedScreen(screen, parts), name, summary, code)
  }
}
