public import Approaches
public import Diagnosis
public import Scenarios
public import Stage

extension Scenario {
  /// Plays the scenario's form on an app's own view controller, and returns the film.
  ///
  /// ```swift
  /// let film = try Scenario.named("form").film(of: SignUpController()) { controller, name in
  ///   name == "email" ? controller.emailField : controller.passwordField
  /// }
  /// ```
  ///
  /// The device, the keyboard and the events are the scenario's; views and fields are the controller's own. The film
  /// measures whether the field with the cursor is in sight.
  ///
  /// - Parameters:
  ///   - controller: Makes the controller.
  ///   - name: The film's name of it; by default its type.
  ///   - context: How its observers are called; nil is as for `film(of:named:context:mending:)`.
  ///   - mending: The causes that are fixed.
  ///   - embedding: Its surroundings.
  ///   - scrollView: The view that a finger drags; without it events of scrolling warn.
  ///   - field: The text field or text view by its name in the scenario; for nil, the one with the name as its
  ///     `accessibilityIdentifier`.
  /// - Throws: `PlayError` if turns never end, if the app's code crashes or does not end, if none of the
  ///   scenario's fields exist, or if the scenario plays on a chat.
  public func film<Controller: UIViewController>(
    of controller: @autoclosure @escaping ControllerMaker<Controller>,
    named name: String? = nil, context: HandlerContext? = nil, mending: Mending = [],
    embedding: ScreenEmbedding = .navigation,
    scrollView: ScrollViewFinder<Controller>? = nil, field: @escaping FieldFinder<Controller>
  ) throws(PlayError) -> Film {
    let parts = ScreenParts(list: scrollView, fieldNamed: field, embedding: embedding)
    return try film(FilmedScreen(controller, parts), name, context, mending)
  }

  /// Plays an app's own form as it is and with one cause fixed at a time, and explains its faults.
  ///
  /// - Throws: `PlayError` as `film(of:scrollView:field:)` does.
  public func explanation<Controller: UIViewController>(
    of controller: @autoclosure @escaping ControllerMaker<Controller>,
    named name: String? = nil, context: HandlerContext? = nil,
    embedding: ScreenEmbedding = .navigation,
    scrollView: ScrollViewFinder<Controller>? = nil, field: @escaping FieldFinder<Controller>
  ) throws(PlayError) -> Explanation {
    let parts = ScreenParts(list: scrollView, fieldNamed: field, embedding: embedding)
    return try explanation(FilmedScreen(controller, parts), name, context)
  }
}

extension NamedApproach {
  /// An approach on an app's own view controller, for all commands in the scenarios of a form.
  ///
  /// The parameters are those of the initialiser for a chat and of `Scenario.film(of:scrollView:field:)`.
  public init<Controller: UIViewController>(
    _ name: String, screen: @autoclosure @escaping ControllerMaker<Controller>,
    summary: String? = nil, code: String? = nil, embedding: ScreenEmbedding = .navigation,
    scrollView: ScrollViewFinder<Controller>? = nil, field: @escaping FieldFinder<Controller>
  ) {
    let parts = ScreenParts(list: scrollView, fieldNamed: field, embedding: embedding)
    self.init(FilmedScreen(screen, parts), name, summary, code)
  }
}
