package import HeadgateSupport

/// Sends actions from a running effect to the store that runs the effect.
///
/// A send waits until the store has reduced the action and its synchronous follow-up actions. After the effect is cancelled or
/// the store is deallocated, a send does nothing. After the effect has ended, a send does nothing and reports a mistake.
///
/// ```swift
/// let effect = Effect<FactAction>.run { send in
///   await send(.factLoaded("0 is a number"))
/// }
/// ```
public struct Send<Action>: Sendable {
  private enum Target {
    case run(EffectRun)
    case closure(@Sendable (sending Action) async -> Void)
  }
  private let target: Target

  /// Creates a send that passes actions to a closure, for calling the operation of an effect directly.
  ///
  /// ```swift
  /// let printing = Send<Int> { print($0) }
  /// ```
  public init(_ send: @escaping @Sendable (sending Action) async -> Void) {
    target = .closure(send)
  }

  init(_ run: EffectRun) {
    target = .run(run)
  }

  /// Sends an action and waits until it is reduced.
  public func callAsFunction(
    _ action: sending Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    // Not through the function below, whose frame would be memory of each task.
    switch target {
    case .run(let run):
      let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      await run.deliver(SentAction(action, callSite: callSite))
    case .closure(let send):
      await send(action)
    }
  }

  /// Sends an action whose changes are published by a function, and waits until it is reduced.
  package func callAsFunction(
    _ action: sending Action,
    publication: @escaping Publication,
    callSite: CallSite
  ) async {
    switch target {
    case .run(let run): await run.deliver(SentAction(action, callSite: callSite, publication: publication))
    case .closure(let send): await send(action)
    }
  }
}

/// The send type of a reducer's effects: `SendOf<Feature>` is `Send<Feature.Action>`.
///
/// ```swift
/// @Sendable func poll(_ send: SendOf<Feature>) async { await send(.refreshButtonTapped) }
/// ```
public typealias SendOf<R: _ReducerMacro> = Send<R.Action>
