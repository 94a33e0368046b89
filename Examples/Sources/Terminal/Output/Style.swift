/// The style of a text.
package struct Style: Equatable, Sendable {
  /// A color by its use; a ``Palette`` has its appearance.
  package enum Color: Int, Equatable, Sendable, CaseIterable {
    case red, green, yellow, blue, magenta, cyan, gray
  }

  package var color: Color?
  package var isBold = false
  package var isInverse = false

  package init(_ color: Color? = nil, isBold: Bool = false, isInverse: Bool = false) {
    self.color = color
    self.isBold = isBold
    self.isInverse = isInverse
  }

  package static let plain = Style()
  package static let dim = Style(.gray)
  package static let bold = Style(isBold: true)

  /// Returns the control sequence for the style.
  func sequence(in palette: Palette) -> String {
    var numbers = ["0"]
    if isBold { numbers.append("1") }
    if isInverse { numbers.append("7") }
    if let color, let number = palette.number(of: color) { numbers.append(number) }
    return "\u{1b}[\(numbers.joined(separator: ";"))m"
  }
}
