public import Basics

/// An error of reading or playing a scenario; the file is its path, or the built-in's name.
public typealias ScenarioError = FileError
