public import ArgumentParser
public import Diagnosis
public import Painting

// Enumerations of the library that the command takes by name.

extension Crop: ExpressibleByArgument {}
extension Appearance: ExpressibleByArgument {}
