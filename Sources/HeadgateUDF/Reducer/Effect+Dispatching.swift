public import HeadgateCore
internal import HeadgateSupport

extension Effect where Action == any HeadgateUDF.Action {
  /// A side effect whose work is handed a dispatcher, which takes actions from any thread and returns at once.
  ///
  /// The actions are reduced one after the other, in the order in which they were dispatched. The side effect lasts until its work has
  /// returned, nobody keeps the dispatcher, and what was dispatched is reduced: so work that calls back later may hand the dispatcher to its
  /// callback. Nothing is delivered once the side effect is cancelled or its store is gone. An error is reported, as that of `run` is,
  /// after the actions that were dispatched before it.
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
  ///   - priority: The priority of the task; that of the sender when `nil`.
  ///   - name: A name that tools show.
  ///   - operation: The work.
  ///   - fileID: The place of the effect, for messages.
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
          // What was dispatched before comes first; a callback that keeps the dispatcher is not waited for.
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

/// An action that waits for the store of its side effect, with the place that dispatched it.
private struct DispatchedAction: Sendable {
  let action: any HeadgateUDF.Action
  let callSite: CallSite
}

/// Takes the actions of one side effect; when nobody keeps it any more, there is nothing to wait for.
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
