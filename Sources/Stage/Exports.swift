@_exported public import Easing
