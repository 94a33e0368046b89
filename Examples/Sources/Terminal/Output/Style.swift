/// The style of a text.
package struct Style: Equatable, Sendable {
  package enum Color: Int, Equatable, Sendable {
    case red = 31
    case green, yellow, blue, magenta, cyan
    case gray = 90
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
  func sequence(hasColors: Bool) -> String {
    var numbers = [0]
    if isBold { numbers.append(1) }
    if isInverse { numbers.append(7) }
    if let color, hasColors { numbers.append(color.rawValue) }
    return "\u{1b}[\(numbers.map(String.init).joined(separator: ";"))m"
  }
}
