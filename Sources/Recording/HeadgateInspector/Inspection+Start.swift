internal import HeadgateCore
internal import HeadgateRecordings
internal import HeadgateSupport

extension Inspection {
  /// Begins to inspect a store, on its actor.
  ///
  /// - Parameter encodesHere: Whether values are encoded on the actor of the store, because their conformances may belong to it.
  convenience init<State: Codable, Action: Codable>(
    of root: StoreCore<State, Action>?,
    name: String?,
    on interface: InspectorInterface,
    sending: InspectorSending = .viewActions,
    encodesHere: Bool,
    callSite: CallSite,
    isolation: isolated (any Actor)? = #isolation
  ) async throws {
    guard let root else { throw RecordingError.scopedStore(typeName(State.self)) }
    if case .everyNetwork = interface { InspectorMessages.warnOfNetworks() }
    let (server, address) = try await Servers.shared.server(on: interface)
    let number = await server.newNumber()
    do {
      let inspected = try StoreInspection(
        root,
        number: number,
        name: name ?? typeName(State.self),
        sending: sending,
        encodesHere: encodesHere,
        callSite: callSite
      )
      await server.add(inspected)
    } catch {
      await Servers.shared.release(server)
      throw error
    }
    self.init(address: address, server: server, number: number)
  }
}
