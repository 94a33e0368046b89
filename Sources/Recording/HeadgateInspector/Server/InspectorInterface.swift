internal import FlyingSocks
internal import Foundation

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
  /// The address that a server listens on.
  ///
  /// - Parameter other: A port in place of the one of the interface.
  func address(port other: UInt16? = nil) throws -> sockaddr_in {
    switch self {
    case .loopback(let port): try .inet(ip4: "127.0.0.1", port: other ?? port)
    case .everyNetwork(let port, _): .inet(port: other ?? port)
    }
  }
}
