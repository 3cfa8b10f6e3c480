/// The views that an object keeps in stored properties, by the properties' names; private and lazy ones, too.
///
/// What an app's file calls private cannot be named by a film's code, and the file is not to change for a film.
@MainActor
struct KeptViews {
  private let owner: AnyObject
  init(of owner: AnyObject) { self.owner = owner }

  /// What a name leads to.
  enum Found {
    case view(UIView)
    /// The property is there and empty.
    case empty
    /// The property holds something else, of this type.
    case other(type: String)
    /// There is no such property in the object of this type, whose views are called so.
    case none(in: String, views: [String])
  }

  /// What a property holds, or, by a path such as `inputBar.textView`, one of an object that a property holds.
  func find(_ path: String) -> Found {
    var object = owner
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for (index, name) in names.enumerated() {
      guard let value = KeptViews.value(name, of: object) else {
        return .none(in: "\(type(of: object))", views: KeptViews(of: object).names)
      }
      guard let held = KeptViews.unwrapped(value) else { return .empty }
      if index == names.count - 1, let view = held as? UIView { return .view(view) }
      guard index < names.count - 1, type(of: held) is AnyClass else {
        return .other(type: "\(type(of: held))")
      }
      object = held as AnyObject
    }
    return .empty
  }

  /// The names of the properties that hold a view, the object's own first.
  var names: [String] {
    KeptViews.properties(of: owner)
      .filter { KeptViews.unwrapped($0.value) is UIView }.map(\.name)
  }

  private static func value(_ name: String, of object: AnyObject) -> Any? {
    if let property = properties(of: object).first(where: { $0.name == name }) {
      return property.value
    }
    // Computed, and named by everybody.
    switch (name, object) {
    case ("view", let controller as UIViewController): return controller.view as Any
    case ("inputAccessoryView", let responder as UIResponder):
      return responder.inputAccessoryView as Any
    case ("tableView", let controller as UITableViewController): return controller.tableView as Any
    default: return nil
    }
  }

  private static func properties(of object: AnyObject) -> [(name: String, value: Any)] {
    // As the compiler calls what a lazy property keeps.
    let lazy = "$__lazy_storage_$_"
    var properties: [(name: String, value: Any)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    // What the model's own classes keep is no property of the app's.
    while let level = mirror, !String(reflecting: level.subjectType).hasPrefix("FilmstripUIKit.") {
      for child in level.children {
        guard let label = child.label else { continue }
        properties.append(
          (label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label, child.value))
      }
      mirror = level.superclassMirror
    }
    return properties
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
