import HeadgateTexts

/// A page that shows a map. It loads nothing: style, script and data are in the file.
struct MapPage {
  private let map: ActionMap
  private let title: String

  init(_ map: ActionMap, title: String) {
    self.map = map
    self.title = title
  }

  var text: String {
    get throws {
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>\(title.markup) – map of actions</title>
      <style>
      \(Self.style)
      </style>
      </head>
      \(Self.body(title: title.markup))
      <script type="application/json" id="data">\(try data)</script>
      <script>
      "use strict";
      (() => {
      \(Self.modelScript)
      \(Self.graphScript)
      \(Self.panelScript)
      \(Self.controlScript)
      })();
      </script>
      </html>

      """
    }
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
