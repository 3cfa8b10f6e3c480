/// One import for everything from curves to scenarios.
@_exported public import Scenarios
