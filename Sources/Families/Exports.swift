@_exported public import Approaches
@_exported public import Diagnosis
