@_exported public import Screens
