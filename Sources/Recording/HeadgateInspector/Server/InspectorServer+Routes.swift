internal import Foundation

/// The answers to requests that have the token.
extension InspectorServer {
  nonisolated func response(to request: HTTPRequest) async -> HTTPResponse {
    guard request.method == "GET" else {
      return HTTPResponse(.methodNotAllowed, "The inspector answers GET only.", headers: [("Allow", "GET")])
    }
    return switch request.path {
    case "/": Self.page()
    case "/socket": await socket(request)
    case "/session": await session(request)
    default: HTTPResponse(.notFound, "The inspector has no such address.")
    }
  }

  private static func page() -> HTTPResponse {
    HTTPResponse(
      .ok,
      headers: [
        ("Content-Type", "text/html; charset=utf-8"),
        ("X-Frame-Options", "DENY"),
        ("Content-Security-Policy", "\(InspectorPage.policy); frame-ancestors 'none'"),
      ],
      body: .data(Data(InspectorPage.html(title: ProcessInfo.processInfo.processName).utf8))
    )
  }

  private func session(_ request: HTTPRequest) async -> HTTPResponse {
    guard let number = request.query["store"].flatMap({ UInt64($0) }), let store = store(number) else {
      return HTTPResponse(.notFound, "There is no such store.")
    }
    do {
      let file = URL(filePath: try await store.exported())
      guard let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize else {
        throw InspectorProblem("The copy of the recording has no size.")
      }
      return HTTPResponse(
        .ok,
        headers: [
          ("Content-Type", "application/vnd.sqlite3"),
          ("Content-Disposition", "attachment; filename=\"session.headgate\""),
        ],
        body: .temporaryFile(file, size: size)
      )
    } catch {
      return HTTPResponse(.internalServerError, "\(error)")
    }
  }

  private func socket(_ request: HTTPRequest) -> HTTPResponse {
    guard connections.count < Self.limit else {
      return HTTPResponse(.serviceUnavailable, "\(Self.limit) pages are open already.")
    }
    do {
      return HTTPResponse(
        .switchingProtocols,
        headers: try WebSocketHandshake.headers(for: request),
        body: .webSocket(SocketHandler(server: self))
      )
    } catch {
      return error.response
    }
  }
}
