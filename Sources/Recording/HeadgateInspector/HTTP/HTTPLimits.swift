/// What a client may send before the server knows whether it has the token, and how long it may take.
struct HTTPLimits: Sendable {
  /// The bytes of the first line.
  var requestLine = 8192
  /// The bytes of one header. Cookies of other programs on this machine are sent along, and a browser keeps many of them.
  var header = 65_536
  /// How many headers there are.
  var headers = 100
  /// The bytes of the request line and all headers.
  var head = 131_072
  /// The time until all headers came, and for each part of an answer.
  var time = Duration.seconds(10)
  /// The connections that have not shown the token. A new one ends the oldest one.
  var unauthenticated = 64
  /// The connections that have shown the token. Another one is refused.
  var authenticated = 128
  /// The bytes that are read and forgotten after an answer. A connection that closes with unread bytes can lose its answer.
  var rest = 262_144
}
