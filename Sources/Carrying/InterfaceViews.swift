/// The views of a storyboard or a nib as Swift: a `NibLoading` for each controller of the carried files.
///
/// Anything that code cannot express becomes a comment, to be edited by hand.
struct InterfaceViews {
  let types: Set<String>
  let members: Set<String>
  /// The names in the sources.
  let used: Set<String>
  let outlines: [Outline]
  private(set) var text: String
  /// The classes whose views these are.
  private(set) var classes: [String] = []
  /// The properties that are set.
  private(set) var outlets: Set<String> = []

  /// - Parameters:
  ///   - sources: What is carried.
  ///   - types: The types that the sources or their stand-ins have.
  init(
    of document: InterfaceElement, named name: String, sources: [CarriedSource], types: Set<String>
  ) {
    self.types = types.union(KnownNames.model)
    let names = sources.map(\.names)
    let declared = names.reduce(into: Set()) { $0.formUnion($1.declared) }
    members = declared.union(KnownNames.model)
    used = names.reduce(into: []) { $0.formUnion($1.used.keys) }
    outlines = sources.map { Outline($0.code) }
    text = ""
    var bodies: [String] = []
    for objects in document.all where objects.name == "objects" {
      for object in objects.children {
        guard let type = object["customClass"] else { continue }
        let isOwner = object["placeholderIdentifier"] == "IBFilesOwner"
        let root: InterfaceElement?
        if isOwner {
          let id = object.child("connections")?.children.first { $0["property"] == "view" }
          root = objects.children.first { $0["id"] != nil && $0["id"] == id?["destination"] }
        } else {
          root = object.name.hasSuffix("ontroller") ? object.value("view") : nil
        }
        guard let root else {
          if object["placeholderIdentifier"] == nil, !object.name.hasSuffix("ontroller") {
            bodies.append("// \(type) of line \(object.line): its own views are left out.")
          }
          continue
        }
        guard declared.contains(type), !classes.contains(type) else {
          let why = classes.contains(type) ? "has views already" : "is not in the carried files"
          bodies.append("// \(type) of line \(object.line) \(why).")
          continue
        }
        classes.append(type)
        var writer = Writer(self, type, object, root, objects)
        bodies.append(writer.run())
        outlets.formUnion(writer.outlets)
      }
    }
    text =
      "\(InterfaceViews.mark) from \(name): edit them. This file is never overwritten.\n\n"
      + "import FilmstripUIKit\n\n" + bodies.joined(separator: "\n\n") + "\n"
  }

  static let mark = "// Views by filmstrip carry"
}
