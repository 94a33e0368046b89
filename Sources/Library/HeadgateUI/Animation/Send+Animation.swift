#if canImport(SwiftUI)
  public import HeadgateCore
  import HeadgateSupport
  public import SwiftUI

  extension Send {
    /// Sends an action, waits until it is reduced, and animates the changes.
    ///
    /// ```swift
    /// await send(.loaded(items), animation: .default)
    /// ```
    public func callAsFunction(
      _ action: sending Action,
      animation: Animation?,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) async {
      await callAsFunction(
        action,
        publication: TransactionPublication(Transaction(animation: animation)).publication,
        callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }

    /// Sends an action, waits until it is reduced, and applies a transaction to the changes.
    ///
    /// ```swift
    /// await send(.loaded(items), transaction: Transaction(animation: .default))
    /// ```
    public func callAsFunction(
      _ action: sending Action,
      transaction: sending Transaction,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) async {
      await callAsFunction(
        action,
        publication: TransactionPublication(transaction).publication,
        callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
  }
#endif
