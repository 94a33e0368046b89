internal import Foundation

/// The answer to a request that begins to speak WebSocket.
enum WebSocketHandshake {
  /// Returns the headers of the answer, or throws what the request lacks.
  static func headers(for request: HTTPRequest) throws(Refusal) -> [(name: String, value: String)] {
    guard request.lists("websocket", in: "upgrade"), request.lists("upgrade", in: "connection"),
      request.headers["sec-websocket-version"] == "13"
    else {
      throw Refusal(
        response: HTTPResponse(
          .upgradeRequired,
          "This address speaks WebSocket, version 13.",
          headers: [("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Version", "13")]
        )
      )
    }
    guard let key = request.headers["sec-websocket-key"], Data(base64Encoded: key)?.count == 16 else {
      throw Refusal(response: HTTPResponse(.badRequest, "The request has no key of WebSocket."))
    }
    return [("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Accept", accept(key))]
  }

  struct Refusal: Error { let response: HTTPResponse }

  /// What shows a page that the server speaks WebSocket.
  static func accept(_ key: String) -> String {
    Data(SHA1.digest(of: Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
  }
}
