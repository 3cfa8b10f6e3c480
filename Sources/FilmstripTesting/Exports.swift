@_exported public import Scenarios
@_exported public import Traces
