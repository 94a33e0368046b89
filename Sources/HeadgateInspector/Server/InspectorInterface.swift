internal import FlyingFox
internal import FlyingSocks

/// Where the page of an inspector can be opened.
///
/// ```swift
/// let inspection = try await store.inspect(on: .loopback(port: 8080))
/// ```
public enum InspectorInterface: Hashable, Sendable {
  /// On this machine only. Port 0 is a free one.
  case loopback(port: UInt16 = 0)
  /// On all networks of this machine: everyone who knows the token can read the state and send actions.
  ///
  /// Without encryption, the token can be read on the way. The names are those by which others reach this machine, such as
  /// `192.168.1.7`.
  case everyNetwork(port: UInt16 = 0, names: [String])

  var port: UInt16 {
    switch self {
    case .loopback(let port), .everyNetwork(let port, _): port
    }
  }

  var hosts: [String] { if case .everyNetwork(_, let names) = self { names } else { [] } }
}

extension InspectorInterface {
  /// The configuration of a server on this interface.
  ///
  /// - Parameter other: A port in place of the one of the interface.
  func configuration(port other: UInt16? = nil) throws -> HTTPServer.Configuration {
    let pool = SocketPool(queue: PollQueue())
    return switch self {
    case .loopback(let port):
      .init(address: try .inet(ip4: "127.0.0.1", port: other ?? port), timeout: 60, pool: pool, logger: .disabled)
    case .everyNetwork(let port, _):
      .init(address: .inet(port: other ?? port), timeout: 60, pool: pool, logger: .disabled)
    }
  }

  /// Throws the error of the system if the port cannot be used. A server that finds this out itself leaves its socket open.
  func checkPort(_ other: UInt16? = nil) throws {
    let address = try configuration(port: other).address
    let socket = try Socket(domain: Int32(type(of: address).family))
    defer { try? socket.close() }
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: address)
    try socket.listen()
  }
}
