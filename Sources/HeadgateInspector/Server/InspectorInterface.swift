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
  /// On all networks of this machine: everyone who knows the token can read the state and send actions. Without encryption, the
  /// token can be read on the way. The names are those by which others reach this machine, such as `192.168.1.7`.
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
    switch self {
    case .loopback(let port):
      .init(address: try .inet(ip4: "127.0.0.1", port: other ?? port), timeout: 60, logger: .disabled)
    case .everyNetwork(let port, _): .init(address: .inet(port: other ?? port), timeout: 60, logger: .disabled)
    }
  }
}
