public import ArgumentParser
public import Diagnosis
public import Painting

// Enumerations of the library that the command takes by name.

extension Crop: ExpressibleByArgument {
  /// The crop's name, or its four numbers.
  public init?(argument: String) { self.init(argument) }
}

extension Appearance: ExpressibleByArgument {}
