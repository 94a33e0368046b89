internal import HeadgateRecordings

/// A store that a server shows, without its types.
protocol InspectedStore: AnyObject, Sendable {
  /// The number of the store in its server.
  var number: UInt64 { get }

  /// Answers a request for this store, on the actor of the store.
  func answer(_ request: InspectorRequest, events: any InspectorEvents) async throws(InspectorProblem) -> JSONTree

  /// What the server tells about the store in its list of stores.
  func summary() async -> JSONTree

  /// The event about what happened since the last call; nil if nothing did.
  func news() async -> String?

  /// Lets the program go on from its latest state, and ends the recording.
  func end() async

  /// Writes the recording to a new file.
  func exported() async throws(InspectorProblem) -> String
}

/// Sends events to the pages of a server.
protocol InspectorEvents: Sendable {
  func send(_ event: String) async
}
