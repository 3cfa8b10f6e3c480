@_exported public import Stage
