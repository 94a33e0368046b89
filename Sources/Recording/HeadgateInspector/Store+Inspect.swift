public import HeadgateCore
internal import HeadgateSupport

extension Store where State: Codable & Sendable, Action: Codable & Sendable {
  /// Serves a page that shows what happens in the tree of stores that this root store belongs to.
  ///
  /// The page lists the actions with their causes, the effects, and the states, and it travels in time: the program shows the state
  /// after any action. The session is recorded in a temporary file, without redacted values. States are encoded on other threads. After
  /// 500 MB, the oldest actions are dropped.
  ///
  /// ```swift
  /// let inspection = try await store.inspect()
  /// print("The inspector:", inspection.address)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the store on the page. The default is the type of the state.
  ///   - interface: Where the page can be opened. The default is this machine only.
  ///   - sending: Which actions the page can send. The default is those that a view can send.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Returns: The inspection. Keep it: a released inspection ends.
  /// - Throws: An error if this is the store of a child, if the port is in use, or if no temporary file can be written.
  public func inspect(
    name: String? = nil,
    on interface: InspectorInterface = .loopback(),
    sending: InspectorSending = .viewActions,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws -> Inspection {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try await Inspection(
      of: root,
      name: name,
      on: interface,
      sending: sending,
      encodesHere: false,
      callSite: callSite
    )
  }
}

extension Store where State: Codable, Action: Codable {
  /// Serves a page that shows what happens in the tree of stores that this root store belongs to.
  ///
  /// The page lists the actions with their causes, the effects, and the states, and it travels in time: the program shows the state
  /// after any action. The session is recorded in a temporary file, without redacted values. After 500 MB, the oldest actions are dropped.
  ///
  /// This is the form for types that are not `Sendable`, and for types whose conformances to `Codable` belong to an actor. They may
  /// not leave the actor of the store, so they are encoded there, which takes its time: for each action, and for each state that a page
  /// asks for. A state may contain objects that reducers change in place.
  ///
  /// ```swift
  /// let inspection = try await store.inspect()
  /// print("The inspector:", inspection.address)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the store on the page. The default is the type of the state.
  ///   - interface: Where the page can be opened. The default is this machine only.
  ///   - sending: Which actions the page can send. The default is those that a view can send.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Returns: The inspection. Keep it: a released inspection ends.
  /// - Throws: An error if this is the store of a child, if the port is in use, or if no temporary file can be written.
  public func inspect(
    name: String? = nil,
    on interface: InspectorInterface = .loopback(),
    sending: InspectorSending = .viewActions,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws -> Inspection {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try await Inspection(
      of: root,
      name: name,
      on: interface,
      sending: sending,
      encodesHere: true,
      callSite: callSite
    )
  }
}
