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

  /// Lets a paused or locked store go on from its latest state, as the page does. A store that is live stays so.
  ///
  /// ```swift
  /// await inspection.resume()
  /// store.send(.quitTapped)
  /// ```
  public func resume() async { await server.resume(number) }

  /// Ends the inspection. The server ends with the last store.
  public func stop() async { await Servers.shared.remove(number, from: server) }
}
