/// The appearance of colors on a background.
package enum Palette: Equatable, Sendable {
  /// The brightness of the terminal's background.
  package enum Background: Equatable, Sendable {
    case dark, light
    /// The colors are readable on a dark and on a light background.
    case unknown
  }

  /// The number of colors of the terminal.
  package enum Depth: Equatable, Sendable {
    case sixteen, many
  }

  case plain
  case colors(Background, Depth)

  package init(_ background: Background, depth: Depth) {
    self = .colors(background, depth)
  }

  /// The parameter of the control sequence for a color of the text; nil for none.
  func number(of color: Style.Color) -> String? {
    switch self {
    case .plain: nil
    case .colors(let background, .many): "38;5;\(Self.many(background)[color.rawValue])"
    case .colors(let background, .sixteen): "\(Self.sixteen(background)[color.rawValue])"
    }
  }

  /// Red, green, yellow, blue, magenta, cyan and gray, as numbers of the 256 colors.
  private static func many(_ background: Background) -> [Int] {
    switch background {
    case .dark: [203, 114, 221, 75, 176, 80, 246]
    case .light: [124, 22, 94, 25, 90, 23, 241]
    case .unknown: [160, 64, 136, 33, 133, 30, 244]
    }
  }

  /// The same as the classic numbers. The theme of the terminal decides their appearance.
  ///
  /// Yellow and cyan are too bright for a light background in most themes.
  private static func sixteen(_ background: Background) -> [Int] {
    switch background {
    case .dark: [91, 92, 93, 94, 95, 96, 37]
    case .light: [31, 32, 31, 34, 35, 34, 90]
    case .unknown: [31, 32, 33, 34, 35, 36, 90]
    }
  }
}

extension Palette.Background {
  /// Reads the variable `COLORFGBG`: the colors of the text and of the background, as in `15;0` or `0;default;15`.
  package init(colorFGBG text: String?) {
    switch text?.split(separator: ";").last.flatMap({ Int($0) }) {
    case .some(0...6), .some(8): self = .dark
    case .some(7), .some(9...15): self = .light
    default: self = .unknown
    }
  }
}

extension Palette.Depth {
  /// Reads the names that terminals give themselves.
  package init(term: String?, colorTerm: String?) {
    let isRich = term?.contains("256color") == true || ["truecolor", "24bit"].contains(colorTerm)
    self = isRich ? .many : .sixteen
  }
}
