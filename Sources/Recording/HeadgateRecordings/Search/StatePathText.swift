internal import HeadgateSupport

/// Paths of values as texts that sort like the values: the paths in a value are one range.
enum StatePathText {
  // The controls separate steps, and are rare in names. Each ends a step, so no path is the start of another one by accident.
  private static let end: Unicode.Scalar = "\u{1F}"
  private static let escape: Unicode.Scalar = "\u{1E}"

  static func text(of path: some Sequence<JSONStep>) -> String {
    // Scalars, because a name may begin with one that combines with the one before.
    var text = String.UnicodeScalarView()
    for step in path {
      switch step {
      case .member(let name):
        text.append(".")
        for scalar in name.unicodeScalars {
          switch scalar {
          case end: text.append(contentsOf: [escape, "1"])
          case escape: text.append(contentsOf: [escape, "0"])
          // SQLite ends a text there.
          case "\0": text.append(contentsOf: [escape, "2"])
          default: text.append(scalar)
          }
        }
      case .index(let index): text.append(contentsOf: "#\(index)".unicodeScalars)
      }
      text.append(end)
    }
    return String(text)
  }

  /// The texts of a path and of all paths in it.
  static func range(of path: some Sequence<JSONStep>) -> Range<String> {
    let text = text(of: path)
    // Each step begins with a character before this one.
    return text..<(text + "\u{7F}")
  }

  /// Nil for another text, and for more steps than a JSON value can have.
  static func steps(of text: String) -> [JSONStep]? {
    var steps: [JSONStep] = []
    for part in text.unicodeScalars.split(separator: end) {
      guard steps.count < JSONNesting.limit else { return nil }
      switch part.first {
      case ".": steps.append(.member(name(part.dropFirst())))
      case "#":
        guard let index = Int(String(part.dropFirst())) else { return nil }
        steps.append(.index(index))
      default: return nil
      }
    }
    return steps
  }

  private static func name(_ text: Substring.UnicodeScalarView) -> String {
    var name = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text {
      if isEscaped {
        name.append(scalar == "1" ? end : scalar == "2" ? "\0" : escape)
        isEscaped = false
      } else if scalar == escape {
        isEscaped = true
      } else {
        name.append(scalar)
      }
    }
    return String(name)
  }
}
