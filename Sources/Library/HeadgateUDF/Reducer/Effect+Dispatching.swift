public import HeadgateCore
internal import HeadgateSupport

extension Effect where Action == any HeadgateUDF.Action {
  /// A side effect whose operation dispatches actions from any thread, through a dispatcher.
  ///
  /// `dispatch` returns immediately. The actions are reduced in the order in which they were dispatched. The side effect
  /// ends when the operation has returned, the dispatcher is released and all dispatched actions are reduced. So the
  /// operation may pass the dispatcher to a callback that runs later.
  ///
  /// After the side effect is cancelled or its store is released, no action is delivered. An error is reported as an error
  /// of `run` is, after the actions that were dispatched before it.
  ///
  /// ```swift
  /// let loading: SideEffectReducer<UserState> = { state, action in
  ///   guard let action = action as? UserRequested else { return .none }
  ///   return .dispatching { dispatcher in
  ///     api.load(action.id) { user in dispatcher.dispatch(UserLoaded(user: user)) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task. `nil` means the priority of the sender.
  ///   - name: The name of the effect in tools.
  ///   - operation: The asynchronous work.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public static func dispatching(
    priority: TaskPriority? = nil,
    name: String? = nil,
    _ operation: @escaping @Sendable (_ dispatcher: any ActionDispatcher) async throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    .run(
      priority: priority,
      name: name,
      operation: { send in
        let (actions, continuation) = AsyncStream.makeStream(of: DispatchedAction.self)
        async let isDelivered: Void = deliver(actions, by: send)
        do {
          try await operation(EffectDispatcher(continuation))
        } catch {
          // Earlier actions are delivered before the error. A callback that still holds the dispatcher is not waited for.
          continuation.finish()
          await isDelivered
          throw error
        }
        await isDelivered
      },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  private static func deliver(_ actions: AsyncStream<DispatchedAction>, by send: Send<Action>) async {
    for await dispatched in actions {
      let site = dispatched.callSite
      await send(dispatched.action, fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
    }
  }
}

/// A dispatched action that is not delivered yet, with its call site.
private struct DispatchedAction: Sendable {
  let action: any HeadgateUDF.Action
  let callSite: CallSite
}

/// Takes the actions of one side effect. Its deinitialization ends the stream of actions.
private final class EffectDispatcher: ActionDispatcher {
  private let actions: AsyncStream<DispatchedAction>.Continuation

  init(_ actions: AsyncStream<DispatchedAction>.Continuation) {
    self.actions = actions
  }

  deinit {
    actions.finish()
  }

  func dispatch(
    _ action: any HeadgateUDF.Action,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    actions.yield(DispatchedAction(action: action, callSite: callSite))
  }
}
