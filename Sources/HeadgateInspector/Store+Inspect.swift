public import HeadgateCore
internal import HeadgateRecordings
internal import HeadgateSupport

extension Store where State: Codable & Sendable, Action: Codable & Sendable {
  /// Serves a page that shows what happens in the tree of stores that this root store belongs to.
  ///
  /// The page lists the actions with their causes, the effects, and the states, and it travels in time: the program shows the state
  /// after any action. The session is recorded in a temporary file, without redacted values.
  ///
  /// ```swift
  /// let inspection = try await store.inspect()
  /// print("The inspector:", inspection.address)
  /// ```
  ///
  /// States leave the actor of the store, to be encoded. So the conformances of the state and the action may not be those of an actor: in a
  /// module whose default isolation is the main actor, and that has the feature `InferIsolatedConformances`, declare the types `nonisolated`.
  ///
  /// - Parameters:
  ///   - name: The name of the store on the page. The default is the type of the state.
  ///   - interface: Where the page can be opened. The default is this machine only.
  /// - Returns: The inspection. Keep it: a released inspection ends.
  /// - Throws: An error if this is the store of a child, if the port is in use, or if no temporary file can be written.
  public func inspect(
    name: String? = nil,
    on interface: InspectorInterface = .loopback(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws -> Inspection {
    guard let root else { throw RecordingError.scopedStore(typeName(State.self)) }
    if case .everyNetwork = interface { InspectorMessages.warnOfNetworks() }
    let (server, address) = try await Servers.shared.server(on: interface)
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let number = await server.reserve()
    do {
      let inspected = try StoreInspection(root, number: number, name: name ?? typeName(State.self), callSite: callSite)
      await server.add(inspected)
    } catch {
      await server.release(number)
      throw error
    }
    return Inspection(address: address, server: server, number: number)
  }
}
