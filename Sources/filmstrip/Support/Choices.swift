public import ArgumentParser
public import Painting
public import Scenarios

// Enumerations of the library that the command takes by name.

extension StripSetting.Crop: ExpressibleByArgument {}
extension Appearance: ExpressibleByArgument {}
