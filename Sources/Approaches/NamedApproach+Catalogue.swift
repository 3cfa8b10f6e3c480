extension NamedApproach {
  /// The approach of a name in the catalogue; nil where there is none.
  public static func named(_ name: String) -> NamedApproach? {
    catalogue.first { $0.name == name }
  }

  /// Every approach that comes with Filmstrip, system by system.
  public static let catalogue: [NamedApproach] = barMoves
}
