internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

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
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let info = RunEffect.Info(name: name, priority: priority, callSite: callSite)
    return Self(
      .run(
        RunEffect(info, dependencies: .overriddenInReduction) { run in
          do {
            try await operation(Send(run))
          } catch {
            await run.handle(error, handler)
          }
        }
      )
    )
  }
}

extension EffectRun {
  /// Hands an error of the operation to its handler, or reports it.
  ///
  /// A function of its own: what it needs takes memory of the task only when there is an error, and not while the operation runs.
  fileprivate func handle<Action>(
    _ error: any Error,
    _ handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)?
  ) async {
    guard !(error is CancellationError), !Task.isCancelled else { return }
    guard let handler else { return callSite.report(CoreMessages.unhandledError(error, name: name)) }
    await handler(error, Send(self))
  }
}
