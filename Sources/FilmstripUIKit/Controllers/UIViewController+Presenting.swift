import Stage

// What an app's code presents and dismisses while the film runs: the hierarchy and the calls are UIKit's, the picture
// stays.

extension UIViewController {
  /// From `present` or `dismiss` to the appearance, in seconds; not documented, and our choice the system's spring.
  static let presentingDuration = 0.5

  /// Itself, its parent, and so on outwards.
  var ancestry: some Sequence<UIViewController> { sequence(first: self) { $0.parent } }

  /// The one of its hierarchy that presents, and is presented.
  var outermost: UIViewController { ancestry.reduce(self) { $1 } }

  /// Calls a method of appearing of it and then of its children, as containers pass it on.
  func tellOfAppearance(_ method: String, _ call: (UIViewController) -> Void) {
    let play = Play.current(for: "A \(Self.self)")
    play.calls.run("\(type(of: self)).\(method)") { call(self) }
    for child in children where child.isViewLoaded { child.tellOfAppearance(method, call) }
  }

  /// Whether it takes its presenter's view off the screen.
  ///
  /// Sheets did so on phones up to iOS 12 (WWDC 2019, session 224).
  private var replacesPresenter: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext: true
    case .pageSheet, .formSheet:
      Play.current?.sheetStyle == .fullScreen && traitCollection.horizontalSizeClass == .compact
    default: false
    }
  }

  /// Whether the app has presented it while the film runs, which does not draw it.
  var isPresentedUnseen: Bool { presentingViewController != nil && viewIfLoaded?.window == nil }

  /// Presents a controller as the outermost of its hierarchy.
  ///
  /// The view loads in the call. The appearance begins once the turn has been committed, and ends in a separate turn:
  /// the controller's `viewDidAppear`, then the completion.
  func begin(
    presenting controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?
  ) {
    let what = "\(type(of: controller)) is presented on \(type(of: self))"
    guard viewIfLoaded?.window != nil || presenter != nil else {
      return Play.warn("\(what), whose view is not in the window hierarchy: UIKit does nothing.")
    }
    guard presented == nil, controller.presenter == nil else {
      return Play.warn("\(what), but one of them presents already: UIKit does nothing.")
    }
    Play.warn(
      "\(what), which the film does not draw: the screen and the keyboard stay as they are.")
    presented = controller
    controller.presenter = self
    controller.loadViewIfNeeded()
    let replaces = controller.replacesPresenter
    inTransition(
      animated,
      begins: { [self] in
        controller.isBeingPresented = true
        if replaces { tellOfAppearance("viewWillDisappear(_:)") { $0.viewWillDisappear(animated) } }
        controller.tellOfAppearance("viewWillAppear(_:)") { $0.viewWillAppear(animated) }
        controller.tellOfAppearance("viewIsAppearing(_:)") { $0.viewIsAppearing(animated) }
      },
      ends: { [self] in
        controller.tellOfAppearance("viewDidAppear(_:)") { $0.viewDidAppear(animated) }
        if replaces { tellOfAppearance("viewDidDisappear(_:)") { $0.viewDidDisappear(animated) } }
        controller.isBeingPresented = false
        completion?()
      })
  }

  /// Dismisses what it presents, else itself, with all that is presented above (Apple, `dismiss(animated:completion:)`).
  func end(_ animated: Bool, _ completion: (() -> Void)?) {
    let upper = ancestry.lazy.compactMap(\.presented).first
    guard let first = upper ?? ancestry.first(where: { $0.presenter != nil }),
      let presenter = first.presenter
    else {
      Play.warn("\(type(of: self)) is dismissed, which the film does not show.")
      if let completion { DispatchQueue.main.run(completion) }
      return
    }
    guard !first.isBeingDismissed else { return }
    if first.viewIfLoaded?.window != nil {
      Play.warn("\(type(of: self)) is dismissed: the film still draws it, and its keyboard.")
    }
    let leaving = Array(sequence(first: first) { $0.presented })
    let returns = first.replacesPresenter
    for controller in leaving { controller.isBeingDismissed = true }
    inTransition(
      animated,
      begins: {
        for one in leaving {
          one.tellOfAppearance("viewWillDisappear(_:)") { $0.viewWillDisappear(animated) }
        }
        guard returns else { return }
        presenter.tellOfAppearance("viewWillAppear(_:)") { $0.viewWillAppear(animated) }
        presenter.tellOfAppearance("viewIsAppearing(_:)") { $0.viewIsAppearing(animated) }
      },
      ends: {
        if returns {
          presenter.tellOfAppearance("viewDidAppear(_:)") { $0.viewDidAppear(animated) }
        }
        for one in leaving {
          one.tellOfAppearance("viewDidDisappear(_:)") { $0.viewDidDisappear(animated) }
          one.presenter?.presented = nil
          one.presenter = nil
          one.isBeingDismissed = false
        }
        completion?()
      })
  }

  private func inTransition(
    _ animated: Bool, begins: @escaping () -> Void, ends: @escaping () -> Void
  ) {
    let play = Play.current(for: "A \(Self.self)")
    play.queue(as: "presentation") {
      begins()
      play.queue(
        after: animated ? UIViewController.presentingDuration : 0, as: "presentation", ends)
    }
  }

  /// The one that presents its hierarchy, made for the style that it has.
  public var presentationController: UIPresentationController? {
    let subject = outermost
    if let known = subject.presentation,
      subject.presenter != nil || known.presentationStyle == subject.modalPresentationStyle
    {
      return known
    }
    let isSheet = [.pageSheet, .formSheet].contains(subject.modalPresentationStyle)
    let made = (isSheet ? UISheetPresentationController.self : UIPresentationController.self).init(
      presentedViewController: subject, presenting: nil)
    subject.presentation = made
    return made
  }

  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
