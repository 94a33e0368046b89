internal import Foundation

/// An answer of the server. The connection ends after it, unless the page speaks WebSocket from then on.
struct HTTPResponse: Sendable {
  enum Status: Int {
    case switchingProtocols = 101
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case requestTimeout = 408
    case contentTooLarge = 413
    case uriTooLong = 414
    case upgradeRequired = 426
    case headersTooLarge = 431
    case internalServerError = 500
    case serviceUnavailable = 503
    case versionNotSupported = 505

    fileprivate var phrase: String {
      switch self {
      case .switchingProtocols: "Switching Protocols"
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .requestTimeout: "Request Timeout"
      case .contentTooLarge: "Content Too Large"
      case .uriTooLong: "URI Too Long"
      case .upgradeRequired: "Upgrade Required"
      case .headersTooLarge: "Request Header Fields Too Large"
      case .internalServerError: "Internal Server Error"
      case .serviceUnavailable: "Service Unavailable"
      case .versionNotSupported: "HTTP Version Not Supported"
      }
    }
  }

  enum Body: Sendable {
    case data(Data)
    /// A file that is sent in parts, and removed afterwards.
    case temporaryFile(URL, size: Int)
    /// The connection belongs to a page from now on.
    case webSocket(SocketHandler)
  }

  let status: Status
  var headers: [(name: String, value: String)]
  let body: Body

  init(_ status: Status, headers: [(name: String, value: String)] = [], body: Body) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// An answer with a text.
  init(_ status: Status, _ text: String, headers: [(name: String, value: String)] = []) {
    self.init(
      status,
      headers: headers + [("Content-Type", "text/plain; charset=utf-8")],
      body: .data(Data(text.utf8))
    )
  }

  /// The first line and the headers. No answer is kept by a browser, or is taken for a type that it does not have.
  var head: Data {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)"]
    lines += headers.map { "\($0.name): \($0.value)" }
    lines += ["Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer"]
    switch body {
    case .data(let data): lines += ["Content-Length: \(data.count)", "Connection: close"]
    case .temporaryFile(_, let size): lines += ["Content-Length: \(size)", "Connection: close"]
    case .webSocket: break
    }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
