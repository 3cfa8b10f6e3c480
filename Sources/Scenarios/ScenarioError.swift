public import Basics

/// Why a scenario cannot be read or played; the file is its path, or the built-in's name.
public typealias ScenarioError = FileError
