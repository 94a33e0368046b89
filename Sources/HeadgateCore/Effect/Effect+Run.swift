internal import HeadgateDependenciesRuntime

extension Effect {
  /// An effect that runs an asynchronous operation, which can send actions back as often as it likes.
  ///
  /// The operation starts when the store's queue is empty, off the store's actor, with the dependencies that were in force where
  /// this function was called in a reducer. A `CancellationError` ends it silently, and so does *any* error once the effect is cancelled;
  /// another error goes to `handler`. Without a handler it reports, at the line of this call.
  ///
  /// ```swift
  /// return .run { send in
  ///   await send(.userLoaded(try await users.load()))
  /// } catch: { error, send in
  ///   await send(.userLoadFailed(String(describing: error)))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; that of the sender when `nil`.
  ///   - name: A name that tools show.
  ///   - operation: The work.
  ///   - handler: Gets an error that is not due to cancellation.
  ///   - fileID: The place of the effect, for messages.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let info = RunEffect.Info(name: name, priority: priority, location: location)
    return Self(
      .run(
        RunEffect(info, dependencies: .overriddenInReduction) { run in
          let send = Send<Action>(run)
          do {
            try await operation(send)
          } catch is CancellationError {
          } catch {
            guard !Task.isCancelled else { return }
            guard let handler else {
              info.location.report(CoreMessages.unhandledError(error, name: info.name))
              return
            }
            await handler(error, send)
          }
        }
      )
    )
  }
}
