internal import HeadgateTexts

/// The page of the inspector. It is one file, and its only connection is the socket of the program that served it.
enum InspectorPage {
  /// Returns the page. The title is the name of the program.
  static func html(title: String) -> String {
    text(policy: policy, requestLimit: "\(InspectorRequest.limit)", title: title.markup)
  }

  /// Only the style and the script of this file, and the sockets of programs on this machine. Some browsers do not count a socket as
  /// `'self'`.
  static let policy = """
    default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; \
    connect-src 'self' ws://127.0.0.1:* ws://localhost:*
    """
}
