internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

extension Effect {
  /// An effect that runs an asynchronous operation, which can send any number of actions.
  ///
  /// The operation starts when the store's queue is empty. It runs off the store's actor, with the dependencies in force where a
  /// reducer called this function. A `CancellationError` ends the effect silently. So does *any* error after the effect is
  /// cancelled. Another error is passed to `handler`. Without a handler, the error is reported at the line of this call. The
  /// error of an endpoint without an implementation is already reported where the endpoint is declared.
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
  ///   - priority: The priority of the task. If `nil`, the task has the priority of the sender.
  ///   - name: A name for tools.
  ///   - operation: The operation.
  ///   - handler: Handles an error that is not caused by cancellation.
  ///   - fileID: The file ID of the call site, for messages.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
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
  /// Passes an error of the operation to its handler, or reports the error.
  ///
  /// A separate function, so that its frame uses memory of the task only after an error, not while the operation runs.
  fileprivate func handle<Action>(
    _ error: any Error,
    _ handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)?
  ) async {
    guard !(error is CancellationError), !Task.isCancelled else { return }
    guard let handler else {
      // The report of the endpoint says what to do.
      if let error = error as? Unimplemented, error.isReported { return }
      return callSite.report(CoreMessages.unhandledError(error, name: name))
    }
    await handler(error, Send(self))
  }
}
