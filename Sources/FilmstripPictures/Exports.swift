@_exported public import Annotation
@_exported public import Graphics
@_exported public import Imaging
@_exported public import Painting
@_exported public import Scenarios
