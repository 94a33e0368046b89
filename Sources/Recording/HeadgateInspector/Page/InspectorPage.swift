/// The page of the inspector. It is one file, and its only connection is the socket of the program that served it.
enum InspectorPage {
  /// Returns the page. The title is the name of the program.
  static func html(title: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <title>\(markup(title)) – inspector</title>
    <style>
    \(style)
    </style>
    </head>
    \(body(title: markup(title)))
    <script>
    "use strict";
    (() => {
    \(script)
    })();
    </script>
    </html>

    """
  }

  /// The parts of the script, in the order in which they use each other.
  private static var script: String {
    [
      elementScript, formatScript, rowsScript, programsScript, connectionScript, sessionScript, actionsScript,
      causesScript, listScript,
      filterScript, treeScript, treeSearchScript, panelScript, actionPanelScript, changesPanelScript, statePanelScript,
      effectsPanelScript, timelineScript, mapPanelScript, sendPanelScript, testPanelScript, travelScript, skipScript,
      keyScript,
      startScript,
    ]
    .joined(separator: "\n")
  }

  /// Only the style and the script of this file, and the sockets of programs on this machine. Some browsers do not count a socket as
  /// `'self'`.
  static let policy = """
    default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; \
    connect-src 'self' ws://127.0.0.1:* ws://localhost:*
    """

  /// Replaces the characters that have a meaning in HTML.
  private static func markup(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
