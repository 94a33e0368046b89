/// Sends actions from a running effect into the store that runs it.
///
/// A send waits until the store has reduced the action and all that follows from it without suspension. It delivers nothing
/// once the effect is cancelled or the store is gone. Used after its effect ended it delivers nothing and reports.
///
/// ```swift
/// let effect = Effect<FactAction>.run { send in
///   await send(.factLoaded("0 is a number"))
/// }
/// ```
public struct Send<Action>: Sendable {
  package let deliver: @Sendable (sending Action, SourceLocation) async -> Void

  /// Makes a send that hands actions to a closure, for calling an effect's operation by hand.
  ///
  /// ```swift
  /// let printing = Send<Int> { print($0) }
  /// ```
  public init(_ send: @escaping @Sendable (sending Action) async -> Void) {
    deliver = { action, _ in await send(action) }
  }

  package init(deliver: @escaping @Sendable (sending Action, SourceLocation) async -> Void) {
    self.deliver = deliver
  }

  /// Sends an action and waits until it is reduced.
  ///
  /// ```swift
  /// await send(.ticked)
  /// ```
  public func callAsFunction(
    _ action: sending Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await deliver(action, SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  package func pullback<Child>(_ embed: @escaping @Sendable (Child) -> Action) -> Send<Child> {
    Send<Child>(deliver: { [deliver] action, location in
      // The embedded value is made here and goes nowhere else, which the type of `embed` cannot say.
      nonisolated(unsafe) let embedded = embed(action)
      await deliver(embedded, location)
    })
  }
}

/// The send of a reducer's effects: `SendOf<Feature>` is `Send<Feature.Action>`.
///
/// ```swift
/// @Sendable func poll(_ send: SendOf<Feature>) async { await send(.refreshButtonTapped) }
/// ```
public typealias SendOf<R: Reducer> = Send<R.Action>
