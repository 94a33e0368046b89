/// A type with a store that can send only view actions, through ``send(_:fileID:filePath:line:column:)``.
///
/// `@ViewAction` adds the conformance.
///
/// ```swift
/// @ViewAction(for: List.self)
/// struct ListScreen {
///   let store: StoreOf<List>
///   @MainActor func pulled() { send(.refreshPulled) }
/// }
/// ```
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the store.
  associatedtype StoreState
  /// The actions of the store.
  associatedtype StoreAction: ViewAction

  /// The store that receives the actions.
  @MainActor var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends a view action to the store.
  ///
  /// ```swift
  /// await screen.send(.refreshPulled).finish()
  /// ```
  ///
  /// - Returns: A task that waits for, or cancels, the effects started by this action.
  @inlinable
  @discardableResult
  @MainActor
  public func send(
    _ action: StoreAction.ViewAction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreTask {
    store.send(.view(action), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
