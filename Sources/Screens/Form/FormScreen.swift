public import Stage

/// A form: fields in a view controller's view, boxes and scroll views, between system bars.
public final class FormScreen: AppScreen {
  /// The simulation that owns the views.
  public unowned let simulation: Simulation
  /// The screen's setting.
  public let setting: FormSetting
  /// The form's view controller.
  public let controller: ViewController
  /// The fields by name, including those of the alert.
  public let fields: [String: InputField]
  /// The header that should stay while the rest moves; nil without one.
  public let header: View?
  /// The scroll view around all items; nil without one.
  public let scrollView: ScrollView?
  /// The keyboard's field where a script names none: the alert's first, else the form's.
  public let defaultField: View?
  /// The alert's controller; nil without one.
  public let alert: ViewController?

  let sheet: View?
  let shade: View?
  let alertView: FormAlertView?
  private let bars: FormBars
  private let systemBars: SystemBars
  private let rows: [FormRow]
  /// The shown keyboard's frame in the window, as known to the system's own classes.
  var keyboardFrame: Rect?

  /// The opacity of the dimming behind a sheet or an alert, judged by eye.
  static let shade = 0.35

  /// A form as a setting describes it.
  public init(_ setting: FormSetting, in simulation: Simulation) {
    self.simulation = simulation
    self.setting = setting
    let isSheet = setting.presentation != .fullScreen
    shade = isSheet ? View("shade", in: simulation) : nil
    sheet = isSheet ? View("sheet", in: simulation) : nil
    if let shade, let sheet { FormScreen.present(sheet, over: shade) }
    let base = sheet ?? simulation.window

    let view =
      setting.isTable ? ScrollView("view", in: simulation) : View("view", in: simulation)
    view.backgroundColor = isSheet ? .sheet : .screen
    let parent = FormScreen.parents(setting.containers, base)
    (parent?.view ?? base).addSubview(view)
    let content = setting.header.map { _ in View("content view", in: simulation) }
    let ownScroll = setting.scrolls ? ScrollView("scroll view", in: simulation) : nil
    if let content { view.addSubview(content) }
    if let ownScroll { (content ?? view).addSubview(ownScroll) }
    content?.backgroundColor = isSheet ? .sheet : .screen
    // In front of the content, which passes behind it.
    header = setting.header.map { FormScreen.header($0, in: view) }
    scrollView = ownScroll ?? view as? ScrollView
    // `layOut` sets the covered parts as insets.
    scrollView?.contentInsetAdjustmentBehavior = .never
    let items = ownScroll ?? content ?? view
    rows = setting.items.map { FormRow($0, in: items) }
    bars = FormBars(setting, in: base)
    controller = ViewController(
      setting.isTable ? .table : .plain, className: setting.controllerClass, view: view,
      parent: parent, presentation: setting.presentation, contentView: content)

    alertView = setting.alert.map { FormAlertView($0, in: simulation) }
    alert = alertView.map {
      ViewController(.alert, className: "UIAlertController", view: $0.card)
    }
    let all = (alertView?.fields ?? []) + rows.flatMap(\.fields)
    fields = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    defaultField = all.first
    systemBars = simulation.addSystemBars()
    if alertView != nil, simulation.settings.textSize != .large {
      simulation.warn("The title and the buttons of the model's alert are those of text size L.")
    }
    layOut(on: simulation.scene)
    scrollView?.contentOffset.y = scrollView?.minimumOffset ?? 0
  }

  /// The form's view, as large as the screen or its sheet.
  public var view: View { controller.view }

  /// The view that approaches move, the bar above, the header and the sheet.
  public var landmarks: [Landmark: View] {
    var landmarks: [Landmark: View] = [.view: controller.contentView ?? view]
    landmarks[.navigationBar] = bars.top
    landmarks[.header] = header
    landmarks[.sheet] = sheet
    return landmarks
  }

  /// The field with a name.
  public func field(named name: String) -> View? { fields[name] }

  /// The view's controller: the first up the responder chain; nil for none.
  public func controller(of view: View) -> ViewController? {
    let controllers =
      Array(sequence(first: controller, next: \.parent)) + (alert.map { [$0] } ?? [])
    for view in sequence(first: view, next: \.superview) {
      if let found = controllers.first(where: { $0.view === view }) { return found }
    }
    return nil
  }

  func layOut(on device: Device) {
    let frame = setting.presentation.frame(on: device)
    let size = frame.size
    let insets = bars.place(
      on: device, size: size, safeArea: setting.presentation.safeArea(on: device))
    shade?.frame = Rect(origin: .zero, size: device.size)
    for controller in sequence(first: controller, next: \.parent)
    where [.plain, .table].contains(controller.kind) {
      // By bounds and centre, to keep an approach's transform.
      controller.view.bounds.size = size
      controller.view.center = Point(x: size.width / 2, y: size.height / 2)
      controller.view.safeAreaInsets = insets
    }
    var top = insets.top
    if let header, let content = controller.contentView, let height = setting.header?.height {
      header.frame = Rect(x: 0, y: top, width: size.width, height: height)
      header.subviews.first?.frame = Rect(x: 0, y: 0, width: size.width, height: height)
      top += height
      content.bounds.size = Size(width: size.width, height: max(size.height - top, 1))
      content.center = Point(x: size.width / 2, y: top + content.bounds.height / 2)
      top = 0
    }
    if let scrollView {
      let outer = controller.contentView ?? view
      if scrollView !== view {
        scrollView.frame = Rect(
          x: 0, y: top, width: size.width, height: max(outer.bounds.height - top, 1))
      }
      scrollView.contentInset = Insets(
        top: scrollView === view ? top : 0, bottom: insets.bottom)
      top = 0
    }
    let end = rows.place(
      in: scrollView ?? controller.contentView ?? view, top: top + FormRow.margin,
      margin: FormRow.margin, sides: insets)
    scrollView?.contentSize = Size(width: size.width, height: end + FormRow.margin)
    makeRoom(on: device)
  }

  /// Lays everything out for the device as it is held now.
  public func viewWillTransition(to device: Device) {
    systemBars.layOut()
    layOut(on: device)
  }
}
