import HeadgateTexts

/// A page that shows a map. It loads nothing: style, script and data are in the file.
struct MapPage {
  let map: ActionMap
  let title: String

  var text: String {
    get throws { Self.text(data: try data, policy: Self.policy, title: title.markup) }
  }

  /// Only the style and the script of this file: a mistake in the escaping of a name could load nothing.
  private static let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  /// The data. No text in it can end the element of the page that contains it.
  private var data: String {
    get throws {
      let json = try TerminalText.json.escaped(MapJSON.text(of: map, isCompact: true))
      return json.unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "<": result += "\\u003c"
        case ">": result += "\\u003e"
        case "&": result += "\\u0026"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
  }
}
