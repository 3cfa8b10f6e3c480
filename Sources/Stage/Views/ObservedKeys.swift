/// Properties of a view whose setter runs, for those who observe them by key path.
package struct ObservedKeys: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let frame = ObservedKeys(rawValue: 1)
  package static let bounds = ObservedKeys(rawValue: 2)
  package static let center = ObservedKeys(rawValue: 4)
  package static let contentOffset = ObservedKeys(rawValue: 8)
  package static let contentSize = ObservedKeys(rawValue: 16)
  package static let contentInset = ObservedKeys(rawValue: 32)
}

extension View {
  /// Runs a setter between the notices before and after it, where the view is observed.
  func setting(_ keys: ObservedKeys, _ set: () -> Void) {
    willSet(keys)
    set()
    didSet(keys)
  }

  func willSet(_ keys: ObservedKeys) { if isObserved { owner?.willSet(keys) } }
  func didSet(_ keys: ObservedKeys) { if isObserved { owner?.didSet(keys) } }
}
