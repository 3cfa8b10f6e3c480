/// A form: fields in a view controller's view.
public final class FormScreen: AppScreen {
  /// The simulation that owns the views.
  public unowned let simulation: Simulation
  /// The view controller's view, as large as the screen.
  public let view: View
  /// The fields by name.
  public let fields: [String: View]

  /// A form as a setting describes it.
  public init(_ setting: FormSetting, in simulation: Simulation) {
    self.simulation = simulation
    let view = View("view", in: simulation)
    view.frame = Rect(origin: .zero, size: simulation.device.size)
    view.backgroundColor = .screen
    view.safeAreaInsets = simulation.device.safeArea
    simulation.window.addSubview(view)
    var fields: [String: View] = [:]
    for setting in setting.fields {
      let field = View(setting.name, in: simulation)
      field.frame = Rect(
        x: 20, y: setting.y, width: view.bounds.width - 40, height: setting.height)
      field.backgroundColor = .field
      view.addSubview(field)
      fields[setting.name] = field
    }
    self.view = view
    self.fields = fields
    simulation.addSystemBars()
  }

  /// None yet.
  public var landmarks: [Landmark: View] { [:] }

  /// The field of a name.
  public func field(named name: String) -> View? { fields[name] }
}
