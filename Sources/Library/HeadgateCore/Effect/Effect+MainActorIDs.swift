// In a module whose default isolation is the main actor, an `enum CancelID` is equatable on the main actor only. These overloads
// accept such an id on the main actor. An effect runs elsewhere, so an id that is used in an effect must be `nonisolated`.

extension Effect {
  /// Returns this effect with an id of the main actor that can cancel it.
  ///
  /// Like `cancellable(id:)`, for an id whose `Equatable` conformance is isolated to the main actor: an id without explicit
  /// isolation in a module whose default isolation is the main actor.
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

  /// An effect that cancels the effects with an id of the main actor.
  ///
  /// Like `cancel(id:)`, for an id whose `Equatable` conformance is isolated to the main actor.
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

  /// Returns this effect, delayed until no other effect with the same id of the main actor was returned for a duration.
  ///
  /// Like `debounce(id:)`, for an id whose `Equatable` conformance is isolated to the main actor.
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

  /// Returns this effect, started at most once per interval among all effects with the same id of the main actor.
  ///
  /// Like `throttle(id:)`, for an id whose `Equatable` conformance is isolated to the main actor.
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

/// Runs an operation that an id of the main actor can cancel.
///
/// Like `withTaskCancellation(id:)`, for an id whose `Equatable` conformance is isolated to the main actor.
///
/// ```swift
/// let user = try await withTaskCancellation(id: CancelID.load) { try await users.load() }
/// ```
///
/// - Parameters:
///   - id: The id.
///   - cancelInFlight: Whether tasks and effects with this id are cancelled first.
///   - operation: The operation.
/// - Returns: The result of the operation.
/// - Throws: The error of the operation.
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
  /// Cancels the tasks and effects with an id of the main actor.
  ///
  /// Like `cancel(id:)`, for an id whose `Equatable` conformance is isolated to the main actor.
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
