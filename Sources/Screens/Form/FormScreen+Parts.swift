import Stage

extension FormScreen {
  /// In points, read off screenshots.
  private static let sheetRadius = 10.0

  static func present(_ sheet: View, over shade: View) {
    let simulation = sheet.simulation
    shade.backgroundColor = .shade
    shade.alpha = FormScreen.shade
    sheet.backgroundColor = .sheet
    sheet.cornerRadius = sheetRadius
    sheet.clipsToBounds = true
    simulation.window.addSubview(shade)
    simulation.window.addSubview(sheet)
  }

  static func header(_ setting: FormHeader, in view: View) -> View {
    let header = View("header", in: view.simulation)
    header.backgroundColor = .card
    view.addSubview(header)
    let title = View("header title", in: view.simulation)
    title.contents = .heading(setting.title)
    header.addSubview(title)
    return header
  }

  /// The controllers around the form's, from the window inwards; returns the innermost.
  static func parents(_ containers: [FormSetting.Container], _ base: View) -> ViewController? {
    var parent: ViewController?
    for container in containers {
      switch container {
      case .navigation:
        parent = ViewController(
          .navigation, className: "UINavigationController", view: base, parent: parent)
      case .tab:
        parent = ViewController(
          .tab, className: "UITabBarController", view: base, parent: parent)
      case .split:
        parent = ViewController(
          .split, className: "UISplitViewController", view: base, parent: parent)
      case .plain:
        let view = View("container view", in: base.simulation)
        (parent?.kind == .plain ? parent?.view ?? base : base).addSubview(view)
        parent = ViewController(
          .plain, className: "ContainerViewController", view: view, parent: parent)
      }
    }
    return parent
  }
}
