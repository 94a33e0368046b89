internal import Foundation

/// The servers of the program: one for each interface, as long as it has users.
///
/// A server is counted as used from the moment at which a store asks for it. So a server does not end while a store that asked for it begins.
actor Servers {
  static let shared = Servers()

  private final class Entry {
    let starting: Task<(server: InspectorServer, address: URL), any Error>
    /// The server, after its start.
    var server: InspectorServer?
    var users = 0

    init(_ starting: Task<(server: InspectorServer, address: URL), any Error>) {
      self.starting = starting
    }
  }

  private var entries: [InspectorInterface: Entry] = [:]
  /// The stops in progress. A new server of the interface waits for them, because it may need the port.
  private var stopping: [InspectorInterface: Task<Void, Never>] = [:]

  /// Returns the server of an interface, for one store. Call `release` when the store ends.
  func server(on interface: InspectorInterface) async throws -> (server: InspectorServer, address: URL) {
    // Two stores may ask at the same time, and get one server.
    let entry = entries[interface] ?? Entry(starting(on: interface))
    entries[interface] = entry
    entry.users += 1
    do {
      let (server, address) = try await entry.starting.value
      entry.server = server
      return (server, address)
    } catch {
      if entries[interface] === entry { entries[interface] = nil }
      throw error
    }
  }

  private func starting(
    on interface: InspectorInterface
  ) -> Task<(server: InspectorServer, address: URL), any Error> {
    let end = stopping.removeValue(forKey: interface)
    return Task {
      await end?.value
      let server = InspectorServer(interface)
      return (server: server, address: try await server.start())
    }
  }

  /// Removes a store from its server. A second call for a store does nothing.
  func remove(_ number: UInt64, from server: InspectorServer) async {
    if await server.remove(number) { await release(server) }
  }

  /// Ends a server if nobody else uses it.
  func release(_ server: InspectorServer) async {
    guard let (interface, entry) = entries.first(where: { $0.value.server === server }) else { return }
    entry.users -= 1
    guard entry.users == 0 else { return }
    entries[interface] = nil
    let end = Task { await server.stop() }
    stopping[interface] = end
    await end.value
    if stopping[interface] == end { stopping[interface] = nil }
  }
}
