// In a module whose default isolation is the main actor, an `enum CancelID` is equatable on the main actor only. These overloads take it
// there. In an effect, which runs elsewhere, the id has to be `nonisolated`.

extension Effect {
  /// This effect with an id of the main actor by which it can be cancelled.
  ///
  /// As `cancellable(id:)`, for an id whose equality belongs to the main actor: one that is written without isolation
  /// in a module whose default isolation is the main actor.
  ///
  /// ```swift
  /// return .run { send in await send(.found(try await search(query))) }
  ///   .cancellable(id: CancelID.search, cancelInFlight: true)
  /// ```
  @_disfavoredOverload
  @MainActor
  public func cancellable<ID: Hashable>(id: ID, cancelInFlight: Bool = false) -> Self {
    cancellable(id: MainActorID.of(id), cancelInFlight: cancelInFlight)
  }

  /// An effect that cancels the effects that run under an id of the main actor.
  ///
  /// As `cancel(id:)`, for an id whose equality belongs to the main actor.
  ///
  /// ```swift
  /// case .cancelButtonTapped: return .cancel(id: CancelID.search)
  /// ```
  @_disfavoredOverload
  @MainActor
  public static func cancel<ID: Hashable>(
    id: ID,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    cancel(id: MainActorID.of(id), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// This effect, started when no other with the same id of the main actor has come for a while.
  ///
  /// As `debounce(id:)`, for an id whose equality belongs to the main actor.
  ///
  /// ```swift
  /// return .send(.queryEntered(query)).debounce(id: CancelID.search, for: .milliseconds(300))
  /// ```
  @_disfavoredOverload
  @MainActor
  public func debounce<ID: Hashable>(
    id: ID,
    for duration: Duration,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    debounce(id: MainActorID.of(id), for: duration, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// This effect, started at most once in an interval for all effects with the same id of the main actor.
  ///
  /// As `throttle(id:)`, for an id whose equality belongs to the main actor.
  ///
  /// ```swift
  /// return .send(.offsetSettled(offset)).throttle(id: CancelID.scroll, for: .milliseconds(100), latest: true)
  /// ```
  @_disfavoredOverload
  @MainActor
  public func throttle<ID: Hashable>(
    id: ID,
    for duration: Duration,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    throttle(
      id: MainActorID.of(id),
      for: duration,
      latest: latest,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// Runs an operation that can be cancelled by an id of the main actor.
///
/// As `withTaskCancellation(id:)`, for an id whose equality belongs to the main actor.
///
/// ```swift
/// let user = try await withTaskCancellation(id: CancelID.load) { try await users.load() }
/// ```
///
/// - Parameters:
///   - id: The id.
///   - cancelInFlight: Whether what runs under this id is cancelled first.
///   - operation: The work.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@_disfavoredOverload
@MainActor
public func withTaskCancellation<ID: Hashable, Value: Sendable, Failure: Error>(
  id: ID,
  cancelInFlight: Bool = false,
  operation: @escaping @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  try await withTaskCancellation(id: MainActorID.of(id), cancelInFlight: cancelInFlight, operation: operation)
}

extension Task where Success == Never, Failure == Never {
  /// Cancels the tasks and effects that run under an id of the main actor.
  ///
  /// As `cancel(id:)`, for an id whose equality belongs to the main actor.
  ///
  /// ```swift
  /// Task.cancel(id: CancelID.load)
  /// ```
  @_disfavoredOverload
  @MainActor
  public static func cancel<ID: Hashable>(id: ID) {
    cancel(id: MainActorID.of(id))
  }
}
