import Foundation
import Testing

@testable import HeadgateInspector

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(10)))
struct ServersTests {
  // holds: INSPECT-105
  @Test func `a store that begins while another one ends has a server that runs`() async throws {
    let servers = Servers()
    for _ in 1...100 {
      let (first, _) = try await servers.server(on: .loopback())
      async let end: Void = servers.release(first)
      let (server, address) = try await servers.server(on: .loopback())
      await end
      #expect(await server.isStopped == false)
      let (_, response) = try await URLSession.shared.data(from: address)
      #expect((response as? HTTPURLResponse)?.statusCode == 200)
      await servers.release(server)
      #expect(await server.isStopped)
    }
  }

  // holds: INSPECT-105
  @Test func `a server ends with its last store, and another one can use its port`() async throws {
    let servers = Servers()
    let interface = try await interface(of: servers)
    for _ in 1...20 {
      let (first, _) = try await servers.server(on: interface)
      let (second, _) = try await servers.server(on: interface)
      #expect(first === second)
      await servers.release(first)
      #expect(await first.isStopped == false)
      async let end: Void = servers.release(first)
      // This one waits for the port, or keeps the server.
      let (third, _) = try await servers.server(on: interface)
      await end
      #expect(await third.isStopped == false)
      await servers.release(third)
    }
  }

  // holds: INSPECT-101
  @Test func `stores that wait for a server that fails all get the error, and the next one gets a server`() async throws
  {
    let (servers, others) = (Servers(), Servers())
    let interface = try await interface(of: others)
    for _ in 1...20 {
      let (other, _) = try await others.server(on: interface)
      await withTaskGroup(of: Bool.self) { group in
        for _ in 1...8 { group.addTask { (try? await servers.server(on: interface)) == nil } }
        for await isRefused in group { #expect(isRefused) }
      }
      async let end: Void = others.release(other)
      // Some of these come before the port is free.
      let got = await withTaskGroup(of: InspectorServer?.self) { group in
        for _ in 1...8 { group.addTask { try? await servers.server(on: interface).server } }
        return await group.reduce(into: [InspectorServer]()) { got, server in if let server { got.append(server) } }
      }
      await end
      for server in got { #expect(await server.isStopped == false) }
      for server in got { await servers.release(server) }
      for server in got { #expect(await server.isStopped) }
      let (last, _) = try await servers.server(on: interface)
      #expect(await last.isStopped == false)
      await servers.release(last)
    }
  }

  /// An interface with a free port that the system gives to no program by itself.
  private func interface(of servers: Servers) async throws -> InspectorInterface {
    var failure: (any Error)?
    for _ in 1...20 {
      let interface = InspectorInterface.loopback(port: .random(in: 20_000...29_000))
      do {
        await servers.release(try await servers.server(on: interface).server)
        return interface
      } catch { failure = error }
    }
    throw try #require(failure)
  }
}
