public import Foundation
internal import HeadgateSupport

/// An inspected store. The page shows it until the inspection is stopped or released.
///
/// ```swift
/// let inspection = try await store.inspect()
/// print("The inspector:", inspection.address)
/// ```
public final class Inspection: Sendable {
  /// The address of the page, with its token. Who has the address can read the state and send actions.
  public let address: URL
  let server: InspectorServer
  let number: UInt64

  init(address: URL, server: InspectorServer, number: UInt64) {
    self.address = address
    self.server = server
    self.number = number
  }

  deinit {
    let (server, number) = (server, number)
    Task { await Servers.shared.remove(number, from: server) }
  }

  /// Ends the inspection. The server ends with the last store.
  public func stop() async { await Servers.shared.remove(number, from: server) }
}

/// The servers of the program: one for each interface.
actor Servers {
  static let shared = Servers()
  private var running: [InspectorInterface: (server: InspectorServer, address: URL)] = [:]

  func server(on interface: InspectorInterface) async throws -> (server: InspectorServer, address: URL) {
    if let server = running[interface] { return server }
    let server = try InspectorServer(interface)
    let address = try await server.start()
    running[interface] = (server, address)
    return (server, address)
  }

  func remove(_ number: UInt64, from server: InspectorServer) async {
    guard await server.remove(number) else { return }
    running = running.filter { $0.value.server !== server }
    await server.stop()
  }
}
