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
  /// The device, the keyboard and what happens are the scenario's; views and messages are the controller's own. It is
  /// made anew for each film, on the film's own thread, which is the main actor's.
  ///
  /// - Parameters:
  ///   - controller: Makes the controller.
  ///   - name: What the film calls it; its type where it is not given.
  ///   - context: How its observers are called; nil is as for `film(of:named:context:mending:)`.
  ///   - mending: The causes that are mended.
  ///   - embedding: What surrounds it.
  ///   - bar: What should ride on the keyboard.
  ///   - content: What of the bar the keyboard must not cover; nil is the field, else the bar.
  ///   - list: What scrolls.
  ///   - field: What is typed into.
  ///   - onMessage: What the screen does with a message that the scenario sends or receives; without it the film warns.
  /// - Throws: `PlayError` where turns never end, where a call into the app calls the stage without end, where the bar is
  ///   not there, or where the scenario plays on a form.
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

  /// Plays an app's own view controller as it is and with one cause mended at a time, and says what is wrong.
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
  /// An approach on an app's own view controller, which every command plays in the scenarios of a chat.
  ///
  /// - Parameters:
  ///   - name: Its name in scenarios and commands.
  ///   - screen: Makes the controller, anew for each film.
  ///   - summary: What its code does, in a sentence.
  ///   - code: The call at its heart, for captions.
  ///   - embedding: What surrounds it; this and the others are those of `Scenario.film(of:bar:…)`.
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
