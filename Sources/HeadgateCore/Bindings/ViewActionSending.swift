/// A type with a store that sends view actions, and nothing else, by ``send(_:fileID:filePath:line:column:)``.
///
/// `@ViewAction` writes the conformance.
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

  /// The store that is sent to.
  ///
  /// ```swift
  /// print(screen.store.title)
  /// ```
  @MainActor var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends a view action to the store.
  ///
  /// ```swift
  /// await screen.send(.refreshPulled).finish()
  /// ```
  ///
  /// - Returns: The effects that came of it, to wait for or to cancel.
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
