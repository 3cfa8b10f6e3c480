// What an app's file gets by `import FilmstripUIKit`: the names of UIKit, and those of Foundation that it does not
// declare by itself, since a notification centre, a queue and a timer of a film are its own.
@_exported public import Foundation
