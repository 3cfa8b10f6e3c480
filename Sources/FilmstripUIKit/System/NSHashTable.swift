// Foundation's collections of weak references, which Foundation on Linux lacks. Their objects come in the order in which
// they were added, so that films are reproducible.

#if !canImport(ObjectiveC)
  public import Foundation

  /// A reference that may be weak.
  private struct Reference<Object: AnyObject> {
    private weak var weak: Object?
    private let strong: Object?
    var object: Object? { weak }

    init(_ object: Object, isWeak: Bool) { (weak, strong) = (object, isWeak ? nil : object) }
  }

  public struct NSPointerFunctions {
    /// Source of the bits: Apple, `NSPointerFunctionsOptions` (NSPointerFunctions.h).
    public struct Options: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let strongMemory: Options = []
      public static let weakMemory = Options(rawValue: 5)
      public static let objectPointerPersonality = Options(rawValue: 1 << 9)
      public static let copyIn = Options(rawValue: 1 << 16)
    }
  }

  extension NSPointerFunctions.Options {
    fileprivate var isWeak: Bool { rawValue & 5 == 5 }
  }

  open class NSHashTable<Object: AnyObject>: NSObject {
    public typealias Options = NSPointerFunctions.Options
    private let isWeak: Bool
    private var references: [Reference<Object>] = []

    public init(options: Options = .strongMemory) { isWeak = options.isWeak }

    public convenience init(options: Options, capacity: Int) { self.init(options: options) }
    open class func weakObjects() -> NSHashTable<Object> { NSHashTable(options: .weakMemory) }

    open var allObjects: [Object] { references.compactMap(\.object) }
    open var anyObject: Object? { allObjects.first }
    open var count: Int { allObjects.count }

    open func contains(_ object: Object?) -> Bool { member(object) != nil }

    open func member(_ object: Object?) -> Object? {
      object.flatMap { object in allObjects.first { NSHashTable.areEqual($0, object) } }
    }

    open func add(_ object: Object?) {
      references.removeAll { $0.object == nil }
      guard let object, !contains(object) else { return }
      references.append(Reference(object, isWeak: isWeak))
    }

    open func remove(_ object: Object?) {
      guard let object else { return }
      references.removeAll { $0.object.map { NSHashTable.areEqual($0, object) } ?? true }
    }

    open func removeAllObjects() { references = [] }
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    private static func areEqual(_ one: Object, _ other: Object) -> Bool {
      one === other || (one as? NSObject).map { $0.isEqual(other) } ?? false
    }
  }

  open class NSMapTable<Key: AnyObject, Object: AnyObject>: NSObject {
    public typealias Options = NSPointerFunctions.Options
    private let areKeysWeak: Bool
    private let areValuesWeak: Bool
    private var entries: [(key: Reference<Key>, value: Reference<Object>)] = []

    public init(
      keyOptions: Options = .strongMemory, valueOptions: Options = .strongMemory, capacity: Int = 0
    ) { (areKeysWeak, areValuesWeak) = (keyOptions.isWeak, valueOptions.isWeak) }

    open class func strongToStrongObjects() -> NSMapTable<Key, Object> { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable<Key, Object> {
      NSMapTable(keyOptions: .weakMemory)
    }
    open class func strongToWeakObjects() -> NSMapTable<Key, Object> {
      NSMapTable(valueOptions: .weakMemory)
    }
    open class func weakToWeakObjects() -> NSMapTable<Key, Object> {
      NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private func index(of key: Key) -> Int? {
      entries.firstIndex {
        $0.key.object === key || ($0.key.object as? NSObject).map { $0.isEqual(key) } ?? false
      }
    }

    open var count: Int { entries.count { $0.key.object != nil && $0.value.object != nil } }

    open func object(forKey key: Key?) -> Object? {
      key.flatMap(index(of:)).flatMap { entries[$0].value.object }
    }

    open func setObject(_ object: Object?, forKey key: Key?) {
      entries.removeAll { $0.key.object == nil || $0.value.object == nil }
      removeObject(forKey: key)
      guard let key, let object else { return }
      entries.append(
        (Reference(key, isWeak: areKeysWeak), Reference(object, isWeak: areValuesWeak)))
    }

    open func removeObject(forKey key: Key?) {
      if let index = key.flatMap(index(of:)) { entries.remove(at: index) }
    }

    open func removeAllObjects() { entries = [] }
    open func objectEnumerator() -> NSEnumerator? {
      NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
    }
  }
#endif
