import Foundation

// Values that extensions associate with objects, as Objective-C's runtime does on Apple's systems: `objc/runtime.h`.

#if !canImport(ObjectiveC)
  public enum objc_AssociationPolicy: UInt, Sendable, Hashable {
    /// A weak reference; values that are not objects are retained.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    case OBJC_ASSOCIATION_COPY = 0o1403
  }

  /// The value associated with an object under a key; nil without one.
  ///
  /// - Parameters:
  ///   - object: The object. A type's values remain until the film ends.
  ///   - key: A constant address, such as that of a static variable: `&key`.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.ofFilm.value(of: object, key)
  }

  /// Associates a value with an object under a key, in place of the previous value; nil only removes that.
  ///
  /// It is released with the object, and at the film's end; for an object that is not a `UIResponder`, when the next
  /// one gets its first value.
  ///
  /// - Parameters:
  ///   - object: The object. A type's values remain until the film ends.
  ///   - key: A constant address, such as that of a static variable: `&key`.
  ///   - value: A number or a rectangle becomes an object, as in Objective-C.
  ///   - policy: Its ownership.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) { AssociatedObjects.ofFilm.set(value, of: object, key, policy) }

  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.ofFilm.removeAll(of: object)
  }

  /// The associated objects of one film.
  final class AssociatedObjects {
    private struct Owner {
      /// Nil once the object is gone, or about to go.
      weak var object: AnyObject?
      /// Prevents reuse of the object's address, so that no other object gets its values.
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
    /// Types are objects to Objective-C, and permanent.
    private var types: [ObjectIdentifier: [UnsafeRawPointer: Held]] = [:]

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
      // Deinitialisers may run here and use the table: the old value is released only once that is consistent again.
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

    func remove(_ identity: ObjectIdentifier) {
      let gone = owners.removeValue(forKey: identity)
      withExtendedLifetime(gone) {}
    }

    /// Removes all values at the film's end.
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
      // To Objective-C numbers are objects: one stored as an `Int` can be read as a `CGFloat`.
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
