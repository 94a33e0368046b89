#if canImport(SwiftUI)
  public import HeadgateCore
  public import SwiftUI

  extension ViewStore {
    /// Sends a view action, and animates the changes that it makes before the call returns.
    ///
    /// ```swift
    /// store.send(.expandButtonTapped, animation: .default)
    /// ```
    ///
    /// - Returns: A task that waits for, or cancels, the effects started by this action.
    @discardableResult
    public func send(
      _ action: Feature.Action.ViewAction,
      animation: Animation?,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> StoreTask {
      withTransaction(Transaction(animation: animation)) {
        send(action, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }
  }
#endif
