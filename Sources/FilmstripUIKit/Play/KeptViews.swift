/// The views in an object's stored properties, private and lazy ones included, by name.
///
/// A film's code cannot name private properties of an app's file, which should not change for a film.
@MainActor
struct KeptViews {
  private let owner: AnyObject
  init(of owner: AnyObject) { self.owner = owner }

  enum Found {
    case view(UIView)
    /// The property exists and is nil.
    case empty
    /// The property holds something else, of this type.
    case other(type: String)
    /// The object of this type has no such property, only those of these views.
    case none(in: String, views: [String])
  }

  /// The value of a property, or, by a path such as `inputBar.textView`, of a property of the property's object.
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
    // Computed properties that every film knows.
    switch (name, object) {
    case ("view", let controller as UIViewController): return controller.view as Any
    case ("inputAccessoryView", let responder as UIResponder):
      return responder.inputAccessoryView as Any
    case ("tableView", let controller as UITableViewController): return controller.tableView as Any
    case ("collectionView", let controller as UICollectionViewController):
      return controller.collectionView as Any
    default: return nil
    }
  }

  private static func properties(of object: AnyObject) -> [(name: String, value: Any)] {
    // The compiler's name for a lazy property's storage.
    let lazy = "$__lazy_storage_$_"
    // Stored properties of the model's own classes are not the app's.
    let levels = sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
      .prefix { !String(reflecting: $0.subjectType).hasPrefix("FilmstripUIKit.") }
    return levels.flatMap(\.children).compactMap { label, value in
      label.map { ($0.hasPrefix(lazy) ? String($0.dropFirst(lazy.count)) : $0, value) }
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
