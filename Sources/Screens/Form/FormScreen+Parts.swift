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
    title.follow(.headline)
    header.addSubview(title)
    return header
  }

  /// The controllers around the form's, from the window inwards; returns the innermost.
  ///
  /// Only a plain one has its own view: the others' is the base.
  static func parents(_ containers: [FormSetting.Container], _ base: View) -> ViewController? {
    var parent: ViewController?
    for container in containers {
      let (kind, className): (ViewController.Kind, String) =
        switch container {
        case .navigation: (.navigation, "UINavigationController")
        case .tab: (.tab, "UITabBarController")
        case .split: (.split, "UISplitViewController")
        case .plain: (.plain, "ContainerViewController")
        }
      let view = container == .plain ? View("container view", in: base.simulation) : base
      if container == .plain { (parent?.view ?? base).addSubview(view) }
      parent = ViewController(kind, className: className, view: view, parent: parent)
    }
    return parent
  }
}
