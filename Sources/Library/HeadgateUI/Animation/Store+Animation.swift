#if canImport(SwiftUI)
  public import HeadgateCore
  public import SwiftUI

  extension Store {
    /// Sends an action, and animates the changes that it makes before the call returns.
    ///
    /// Changes by later actions of its effects are not animated: use `animation(_:)` of the effect. An action that is sent during a
    /// reduction is queued, and is not animated.
    ///
    /// ```swift
    /// store.send(.expandButtonTapped, animation: .default)
    /// ```
    ///
    /// - Returns: A task that waits for, or cancels, the effects started by this action.
    @discardableResult
    public func send(
      _ action: Action,
      animation: Animation?,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> StoreTask {
      send(
        action,
        transaction: Transaction(animation: animation),
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }

    /// Sends an action, and applies a transaction to the changes that it makes before the call returns.
    ///
    /// ```swift
    /// store.send(.expandButtonTapped, transaction: transaction)
    /// ```
    ///
    /// - Returns: A task that waits for, or cancels, the effects started by this action.
    @discardableResult
    public func send(
      _ action: Action,
      transaction: Transaction,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> StoreTask {
      withTransaction(transaction) {
        send(action, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }
  }
#endif
