import Basics

/// What an app's sources say about keyboard handling, by spelling: their types and members, and what these change.
///
/// It is gathered in one pass over the pieces of each file, and concludes nothing.
package struct HandlerFacts: Sendable {
  package struct Place: Sendable, Hashable {
    /// The file's name without its folder.
    package let file: String
    package let line: Int
  }

  /// A class, another type or an extension.
  package struct Declaration: Sendable {
    package let keyword: String
    package let name: String
    /// A superclass comes first.
    package let inherited: [String]
  }

  /// A property or a function of a type.
  package struct Member: Sendable {
    package let owner: String
    package let keyword: String
    package let name: String
    package let modifiers: Set<String>
    /// A property's type, by its annotation or its first value.
    package var type: String?
    /// A function's parameters; a label is `_` for none.
    package var parameters: [(label: String, type: String, hasDefault: Bool)] = []
    package var returnsValue = false
    /// Whether a property's value is computed, as no stored one can be found in a film.
    package var isComputed = false
    package var events: [Event] = []
  }

  /// Something that a member does.
  ///
  /// Paths are without `self`: `composer.textView`.
  package enum Deed: Sendable {
    /// A notification of the keyboard is named.
    case hears(String)
    /// A function is called, or a property set.
    case uses(String)
    /// A function is given as a selector for a notification of the keyboard.
    case observes(String)
    /// A constraint's constant is set, to something behind a minus or not; of an empty name, one at the bottom of the view.
    case setsConstant(of: String, isNegative: Bool)
    case moves(String, how: String)
    /// A scroll view's inset or offset is set, or it is told to scroll.
    case scrolls(String, how: String)
    /// Constrained views, with the name under which the constraint is kept.
    case constrains(name: String?, items: [String])
    case adds(String, to: String)
    /// A view is the keyboard's accessory.
    case accessory(String)
    /// A path is mentioned that ends in a text view.
    case mentions(String)
  }

  package struct Event: Sendable {
    package let deed: Deed
    /// The distance from the keyboard of the closure around it; nil outside of such a one.
    package let distance: Int?
    package let place: Place
  }

  package private(set) var declarations: [Declaration] = []
  package private(set) var members: [Member] = []

  package init() {}

  /// The distance of a function whose name alone mentions the keyboard, and which an observer may call.
  package static let namedDistance = 8

  /// Reads a source further; one that is not Swift has no facts.
  package mutating func read(_ bytes: [UInt8], file: String) {
    guard let source = try? SourceText(bytes, file: file) else { return }
    let reader = FactReader(Code(source), file: file)
    declarations += reader.declarations
    members += reader.members
  }
}
