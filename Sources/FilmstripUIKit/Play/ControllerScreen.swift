import Foundation
import Screens
import Stage

/// An app's own view controller on a scenario's device, in the scenario's presentation.
@MainActor
final class ControllerScreen: @MainActor AppScreen {
  let simulation: Simulation
  let play: Play
  let setting: OwnSetting
  let controller: UIViewController
  let window: UIWindow
  private let root: UIViewController
  /// Below a sheet: the window's controller, which presents it and fills the screen; nil without a sheet.
  private let presenter: UIViewController?
  private let navigation: UINavigationController?
  private let tabs: UITabBarController?
  private let shade: UIView?
  private let sheet: UIView?
  private let systemBars: SystemBars
  private let findParts: () -> Parts
  /// The measured views: found when the view is loaded, and again once it is laid out.
  private var parts = Parts()
  var heldResponder: UIResponder?
  var carried: UIView?
  private var pendingMessage: FilmedMessage?

  struct Parts {
    var bar: UIView?
    var content: UIView?
    var list: UIScrollView?
    var field: UIView?
    var fieldNamed: ((String) -> UIView?)?
    var onMessage: ((FilmedMessage) -> Void)?
    /// The missing named views, in a sentence.
    var complaint: String?
  }

  init(
    _ setting: OwnSetting, in simulation: Simulation, of play: Play, embedding: ScreenEmbedding,
    controller make: () -> (UIViewController, () -> Parts)
  ) {
    self.simulation = simulation
    self.play = play
    self.setting = setting
    // Made before the screen exists, it is the stage's.
    window = UIWindow(frame: CGRect(simulation.window.frame))
    let isSheet = setting.presentation != .fullScreen
    shade = isSheet ? UIView() : nil
    sheet = isSheet ? UIView() : nil
    systemBars = simulation.addSystemBars()
    for part in setting.omitted {
      simulation.warn("The scenario's \(part) is not shown: an app's own screen has its own.")
    }
    (controller, findParts) = make()
    navigation =
      embedding == .navigation ? UINavigationController(rootViewController: controller) : nil
    let inner = navigation ?? controller
    tabs = setting.hasTabBar ? UITabBarController() : nil
    root = tabs ?? inner
    presenter = isSheet ? UIViewController() : nil
    play.screen = self
    window.rootViewController = presenter ?? root
    presenter?.presented = root
    root.presenter = presenter
    if isSheet {
      root.presentationStyle = setting.presentation == .formSheet ? .formSheet : .pageSheet
    }
    build(inner)
  }

  private func build(_ inner: UIViewController) {
    if let presenter { window.addSubview(presenter.view) }
    if let shade, let sheet {
      shade.node.backgroundColor = .shade
      shade.alpha = CGFloat(ChatScreen.shadeAlpha)
      sheet.node.backgroundColor = .screen
      window.addSubview(shade)
      window.addSubview(sheet)
    }
    if let tabs {
      tabs.viewControllers = [inner]
      tabs.addChild(inner)
      tabs.view.addSubview(inner.view)
      tabs.view.addSubview(tabs.tabBar)
    }
    if let navigation {
      navigation.view.addSubview(controller.view)
      navigation.view.addSubview(navigation.navigationBar)
    }
    (sheet ?? window).addSubview(root.view)
    place()
    if controller.view.backgroundColor == nil { controller.view.node.backgroundColor = .screen }
  }

  // MARK: Places

  /// Places everything for the device's orientation.
  func place() {
    let device = simulation.scene
    let frame = setting.presentation.frame(on: device)
    var insets = setting.presentation.safeArea(on: device)
    shade?.node.frame = Rect(origin: .zero, size: device.size)
    presenter?.view.node.frame = Rect(origin: .zero, size: device.size)
    presenter?.view.node.safeAreaInsets = device.safeArea
    sheet?.node.frame = frame
    let size = frame.size
    let views = [tabs?.view, navigation?.view, controller.view].compactMap { $0 }
    for view in views {
      // By bounds and centre: the app's transform is unaffected.
      view.node.bounds.size = size
      view.node.center = Point(x: size.width / 2, y: size.height / 2)
    }
    if let bar = navigation?.navigationBar {
      let isCompact = device.orientation.isLandscape && !device.isTablet
      let (regular, compact) = ChatScreen.navigationBarHeight
      bar.node.frame = Rect(
        x: 0, y: 0, width: size.width, height: insets.top + (isCompact ? compact : regular))
      barInset = insets.top
      titleDidChange()
      if !bar.isHidden { insets.top = bar.node.frame.maxY }
    }
    if let tabs {
      insets.bottom += ChatScreen.tabBarHeight
      tabs.tabBar.node.frame = Rect(
        x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom)
    }
    let additional = Insets(controller.additionalSafeAreaInsets)
    controller.view.node.safeAreaInsets = Insets(
      top: insets.top + additional.top, left: insets.left + additional.left,
      bottom: insets.bottom + additional.bottom, right: insets.right + additional.right)
  }

  private var barInset = 0.0

  func titleDidChange() {
    guard let bar = navigation?.navigationBar else { return }
    bar.node.contents = .navigationBar(
      title: controller.navigationItem.title ?? controller.title ?? "", statusBarHeight: barInset)
  }

  var interfaceOrientation: UIInterfaceOrientation {
    switch simulation.device.orientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeRight
    case .landscapeLeft: .landscapeLeft
    }
  }

  // MARK: The stage's questions

  var view: Stage.View { controller.view.node }

  var landmarks: [Landmark: Stage.View] {
    var landmarks: [Landmark: Stage.View] = [:]
    if setting.needsBar {
      landmarks[.toolbar] = parts.bar?.node
      landmarks[.toolbarContent] = (parts.content ?? parts.field ?? parts.bar)?.node
      landmarks[.table] = parts.list?.node as? Table
    } else {
      landmarks[.view] = view
    }
    landmarks[.navigationBar] =
      navigation?.isNavigationBarHidden == false ? navigation?.navigationBar.node : nil
    landmarks[.sheet] = sheet?.node
    return landmarks
  }

  /// What the screen lacks to be filmed, in a sentence; nil if it lacks nothing.
  var missing: String? {
    if let complaint = parts.complaint { return complaint }
    guard setting.needsBar else { return missingField }
    guard parts.bar?.node.window == nil else { return nil }
    let name = type(of: controller)
    return parts.bar == nil
      ? "the bar of \(name) is nil once its view is loaded and laid out; name a view that it makes by then."
      : "the bar of \(name) is in no window once its view is loaded and laid out; add it to the controller's view, or "
        + "return it as the inputAccessoryView."
  }

  private var missingField: String? {
    guard !setting.fieldNames.contains(where: { field(named: $0) != nil }) else { return nil }
    let names = setting.fieldNames.joined(separator: ", ")
    return
      "\(type(of: controller)) has none of the scenario's fields (\(names)) once its view is loaded and laid out; "
      + "return the text field or text view for a name in `field:`."
  }

  var list: UIScrollView? { parts.list }
  var scrollView: ScrollView? { parts.list?.scroller }
  var defaultField: Stage.View? {
    let first = setting.fieldNames.first.flatMap { parts.fieldNamed?($0) }
    guard let target = (parts.field ?? first) as? any TypingTarget, target.mayBeginEditing
    else { return nil }
    return target.field
  }

  func field(named name: String) -> Stage.View? {
    if let target = parts.fieldNamed?(name) as? any TypingTarget { return target.field }
    if name == "field" { return defaultField }
    return typingTarget(in: window) { $0.accessibilityIdentifier == name }?.field
  }

  private func typingTarget(
    in view: UIView, where isRight: (any TypingTarget) -> Bool
  ) -> (any TypingTarget)? {
    if let target = view as? any TypingTarget, isRight(target) { return target }
    for subview in view.subviews {
      if let found = typingTarget(in: subview, where: isRight) { return found }
    }
    return nil
  }

  /// The text input: the field of a chat, or the one with the cursor.
  private var typed: (any TypingTarget)? { (parts.field ?? responder) as? any TypingTarget }

  func perform(_ action: ScriptEvent.Action) -> Bool {
    switch action {
    case .type(let lines):
      guard let target = typed else { return false }
      target.type(ControllerScreen.text(lines: lines))
      return true
    case .send(let text, _): return take(FilmedMessage(text: text, isOutgoing: true))
    case .receive(let text, _): return take(FilmedMessage(text: text, isOutgoing: false))
    default: return false
    }
  }

  private static func text(lines: Int) -> String {
    (0..<max(lines, 0)).map { "Line \($0 + 1)" }.joined(separator: "\n")
  }

  private func take(_ message: FilmedMessage) -> Bool {
    pendingMessage = message
    return parts.onMessage != nil
  }

  func deliverMessage() {
    guard let message = pendingMessage else { return }
    pendingMessage = nil
    play.calls.run("onMessage") { parts.onMessage?(message) }
  }

  func deliverTyping() {
    guard let target = typed else { return }
    play.calls.run("textDidChange") { target.tellOfTyping() }
  }

  // MARK: Life

  func willAppear() {
    parts = findParts()
    root.isBeingPresented = presenter != nil
    controller.tellOfAppearance("viewWillAppear(_:)") { $0.viewWillAppear(false) }
  }

  func viewDidAppear() {
    parts = findParts()
    controller.tellOfAppearance("viewIsAppearing(_:)") { $0.viewIsAppearing(false) }
    simulation.layOut()
    controller.tellOfAppearance("viewDidAppear(_:)") { $0.viewDidAppear(false) }
    root.isBeingPresented = false
    if heldResponder == nil, simulation.firstResponder == nil, controller.canBecomeFirstResponder {
      _ = controller.becomeFirstResponder()
    }
    let simulation = simulation
    simulation.layOut()
    play.runEarly { simulation.layOut() }
  }

  func viewWillTransition(to device: Device) {
    // As long as the stage takes for a rotation.
    let coordinator = TurnCoordinator(duration: simulation.inheritedDuration)
    let size = setting.presentation.frame(on: device).size
    play.calls.run("\(type(of: controller)).viewWillTransition(to:with:)") {
      controller.viewWillTransition(to: CGSize(size), with: coordinator)
    }
    place()
    if let carried { fit(carried) }
    systemBars.layOut()
    coordinator.run(on: self)
    simulation.window.layoutIfNeeded()
    play.center.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
  }

  func keyboardWasAnnounced(_ keyboard: KeyboardNotification) {
    (controller as? any KeyboardInsetting)?.follow(keyboard)
  }

  func keyboardFrameDidChange(to frame: Rect) {
    sheet?.node.frame = setting.presentation.frame(
      on: simulation.scene, above: simulation.window.fromScreen(frame))
  }

  // MARK: First responders

  /// The one with the keyboard, or with its accessory visible.
  var responder: UIResponder? {
    if let field = simulation.firstResponder { return target(of: field) }
    return heldResponder
  }

  /// The input of a field of the stage.
  func target(of field: Stage.View) -> (any TypingTarget)? {
    typingTarget(in: window) { $0.field === field }
      ?? carried.flatMap { typingTarget(in: $0) { $0.field === field } }
  }

  /// Gives the keyboard to a responder.
  func makeFirst(_ responder: UIResponder) -> Bool {
    guard responder.canBecomeFirstResponder,
      (responder as? UIViewController)?.isPresentedUnseen != true
    else { return false }
    if responder.isFirstResponder { return true }
    if let old = self.responder as? any TypingTarget, !old.mayEndEditing { return false }
    if let target = responder as? any TypingTarget {
      guard target.mayBeginEditing else { return false }
      carryAccessory(of: responder)
      return target.field.becomeFirstResponder()
    }
    if let field = simulation.firstResponder { _ = field.resignFirstResponder() }
    heldResponder = responder
    carryAccessory(of: responder)
    return true
  }

  /// Takes the keyboard from a responder.
  func resign(_ responder: UIResponder) -> Bool {
    guard responder.isFirstResponder else { return true }
    guard let target = responder as? any TypingTarget else {
      heldResponder = nil
      return true
    }
    return target.mayEndEditing && target.field.resignFirstResponder()
  }

  func didBeginEditing(_ field: Stage.View) {
    guard let target = target(of: field) else { return }
    carryAccessory(of: target)
    play.calls.run("textDidBeginEditing") { target.didBeginEditing() }
  }

  func didEndEditing(_ field: Stage.View) {
    guard let target = target(of: field) else { return }
    play.calls.run("textDidEndEditing") { target.didEndEditing() }
  }

  // MARK: Blocks

  func withoutAnimation(_ changes: () -> Void) { simulation.performWithoutAnimation(changes) }

  /// A completion with a name for messages.
  func named(_ name: String, _ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
    let play = play
    return completion.map { completion in
      { [unowned play] finished in play.calls.run(name) { completion(finished) } }
    }
  }
}
