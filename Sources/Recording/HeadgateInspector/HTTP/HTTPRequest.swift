internal import Foundation

/// The first line of a request, and the headers that the server uses.
struct HTTPRequest: Equatable, Sendable {
  let method: String
  /// The path as it was sent.
  let path: String
  let query: [String: String]
  /// The values of the headers of `usedHeaders`, by the names in lower case.
  var headers: [String: String] = [:]

  /// The headers that decide about a request. Two of one name are refused: two readers may each use another one.
  static let usedHeaders: Set<String> = [
    "host", "origin", "connection", "upgrade", "content-length", "transfer-encoding", "sec-websocket-key",
    "sec-websocket-version",
  ]

  init(method: String, target: String) {
    self.method = method
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = parts.count > 1 ? Self.query(parts[1]) : [:]
  }

  /// The values by their names. The first value of a name counts.
  private static func query(_ text: Substring) -> [String: String] {
    text.split(separator: "&").reduce(into: [:]) { query, item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = String(parts[0]).removingPercentEncoding, query[name] == nil else { return }
      query[name] = parts.count > 1 ? String(parts[1]).removingPercentEncoding : ""
    }
  }

  /// Whether a header is a list with an element, such as `Connection: keep-alive, Upgrade`.
  func lists(_ element: String, in header: String) -> Bool {
    (headers[header] ?? "").split(separator: ",").contains {
      $0.trimmingCharacters(in: .whitespaces).lowercased() == element
    }
  }
}
