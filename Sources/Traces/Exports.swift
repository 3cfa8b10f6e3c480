@_exported public import Diagnosis
