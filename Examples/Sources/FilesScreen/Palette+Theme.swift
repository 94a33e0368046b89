package import FilesFeature
import Foundation
package import Terminal

extension Palette {
  /// The colors of a theme. A theme that is not automatic is the user's choice for this program, and therefore takes
  /// precedence over `NO_COLOR`.
  package init(
    _ theme: Settings.Theme,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let depth = Depth(term: environment["TERM"], colorTerm: environment["COLORTERM"])
    switch theme {
    case .plain: self = .plain
    case .dark: self = Palette(.dark, depth: depth)
    case .light: self = Palette(.light, depth: depth)
    case .automatic:
      // The convention of no-color.org: any text that is not empty.
      guard (environment["NO_COLOR"] ?? "").isEmpty else {
        self = .plain
        return
      }
      self = Palette(Background(colorFGBG: environment["COLORFGBG"]), depth: depth)
    }
  }
}
