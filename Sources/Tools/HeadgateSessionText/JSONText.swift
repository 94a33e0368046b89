/// JSON for people: a line for each value, as it is in the file. Numbers and texts stay, character for character.
enum JSONText {
  /// Deeper values stay on the line of their container: a damaged value with a million brackets would have a million lines.
  private static var deepest: Int { 40 }

  /// Returns the text with line breaks and indentation. Empty containers stay on one line.
  static func formatted(_ text: String) -> String {
    var result = ""
    var depth = 0
    var isInString = false
    var isEscaped = false
    var previous: Unicode.Scalar?
    func line() -> String { depth > deepest ? "" : "\n" + String(repeating: "  ", count: depth) }
    for scalar in text.unicodeScalars {
      if isInString {
        result.unicodeScalars.append(scalar)
        if isEscaped {
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else if scalar == "\"" {
          isInString = false
        }
        previous = scalar
        continue
      }
      if " \n\r\t".unicodeScalars.contains(scalar) { continue }
      switch scalar {
      case "}", "]":
        depth = max(0, depth - 1)
        if previous != "{", previous != "[" { result += line() }
        result.unicodeScalars.append(scalar)
      default:
        if previous == "{" || previous == "[" || previous == "," { result += line() }
        result.unicodeScalars.append(scalar)
        if scalar == ":" { result += " " }
        if scalar == "{" || scalar == "[" { depth += 1 }
        isInString = scalar == "\""
      }
      previous = scalar
    }
    return result
  }
}
