import Foundation

// Values that extensions keep with objects, as Objective-C's runtime does it on Apple's systems: `objc/runtime.h`. There
// they are the runtime's own.

#if !canImport(ObjectiveC)
  public enum objc_AssociationPolicy: UInt, Sendable, Hashable {
    /// Not at all: once nobody else holds the object, it is gone. What is no object is kept.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    case OBJC_ASSOCIATION_COPY = 0o1403
  }

  /// The value that is kept with an object under a key; nil if there is none.
  ///
  /// - Parameters:
  ///   - object: The object. What is kept with a type stays until the film ends.
  ///   - key: The address of something that stays where it is, such as that of a static variable: `&key`.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.ofFilm.value(of: object, key)
  }

  /// Keeps a value with an object under a key, in the place of the one before; nil only takes that away.
  ///
  /// It is let go with the object, and as the film ends; with an object that is no `UIResponder`, once the next one gets
  /// its first value.
  ///
  /// - Parameters:
  ///   - object: The object. What is kept with a type stays until the film ends.
  ///   - key: The address of something that stays where it is, such as that of a static variable: `&key`.
  ///   - value: The value. A number or a rectangle becomes an object, as Objective-C makes one of it.
  ///   - policy: How it is held.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) { AssociatedObjects.ofFilm.set(value, of: object, key, policy) }

  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.ofFilm.removeAll(of: object)
  }

  /// What one film's objects are given to keep.
  final class AssociatedObjects {
    private struct Owner {
      /// Nil once the object is gone, or about to go.
      weak var object: AnyObject?
      /// Keeps the object's address from others, so that none of them gets what was this one's.
      unowned let address: AnyObject
      var values: [UnsafeRawPointer: Held] = [:]
    }

    private enum Held {
      case strong(Any)
      case weak(WeakObject)
    }

    private final class WeakObject {
      weak var object: AnyObject?
      init(_ object: AnyObject) { self.object = object }
    }

    private var owners: [ObjectIdentifier: Owner] = [:]
    /// Types are objects to Objective-C, and live for good.
    private var types: [ObjectIdentifier: [UnsafeRawPointer: Held]] = [:]

    /// Those of the film that is played.
    static var ofFilm: AssociatedObjects { Play.current(for: "An associated object").associated }

    func value(of object: Any, _ key: UnsafeRawPointer) -> Any? {
      let held =
        if let type = object as? Any.Type {
          types[ObjectIdentifier(type)]?[key]
        } else {
          owners[ObjectIdentifier(object as AnyObject)]?.values[key]
        }
      switch held {
      case .strong(let value): return value
      case .weak(let value): return value.object
      case nil: return nil
      }
    }

    func set(
      _ value: Any?, of object: Any, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
    ) {
      let held = value.map { AssociatedObjects.held($0, policy) }
      // What was there may end here, and then use the table: it is let go only once that is whole again.
      var old: Held?
      if let type = object as? Any.Type {
        old = types[ObjectIdentifier(type)]?[key]
        types[ObjectIdentifier(type), default: [:]][key] = held
      } else {
        let object = object as AnyObject
        let identity = ObjectIdentifier(object)
        if owners[identity] == nil {
          guard held != nil else { return }
          removeGone()
          owners[identity] = Owner(object: object, address: object)
        }
        old = owners[identity]?.values[key]
        owners[identity]?.values[key] = held
      }
      withExtendedLifetime(old) {}
    }

    func removeAll(of object: Any) {
      if let type = object as? Any.Type {
        let gone = types.removeValue(forKey: ObjectIdentifier(type))
        withExtendedLifetime(gone) {}
      } else {
        remove(ObjectIdentifier(object as AnyObject))
      }
    }

    /// Takes away what is kept with an object.
    func remove(_ identity: ObjectIdentifier) {
      let gone = owners.removeValue(forKey: identity)
      withExtendedLifetime(gone) {}
    }

    /// Takes away what is kept with anything, as the film ends.
    func removeAll() {
      let gone = (owners, types)
      (owners, types) = ([:], [:])
      withExtendedLifetime(gone) {}
    }

    private func removeGone() {
      let gone = owners.filter { $0.value.object == nil }
      for identity in gone.keys { owners[identity] = nil }
      withExtendedLifetime(gone) {}
    }

    private static func held(_ value: Any, _ policy: objc_AssociationPolicy) -> Held {
      let isObject = type(of: value) is AnyClass
      // To Objective-C numbers are objects: one that is kept as an `Int` can be read as a `CGFloat`.
      let value = (value as AnyObject) as? NSValue ?? value
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN where isObject: return .weak(WeakObject(value as AnyObject))
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        return .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
      default: return .strong(value)
      }
    }
  }
#endif
