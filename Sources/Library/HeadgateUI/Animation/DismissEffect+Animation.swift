#if canImport(SwiftUI)
  public import HeadgateCore
  import HeadgateSupport
  public import SwiftUI

  extension DismissEffect {
    /// Dismisses the feature that the effect belongs to, and animates the changes by this.
    ///
    /// Everything else is as without an animation.
    ///
    /// ```swift
    /// return .run { _ in await dismiss(animation: .default) }
    /// ```
    public func callAsFunction(
      animation: Animation?,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) async {
      await callAsFunction(
        transaction: Transaction(animation: animation),
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }

    /// Dismisses the feature that the effect belongs to, and applies a transaction to the changes by this.
    ///
    /// Everything else is as without a transaction.
    ///
    /// ```swift
    /// return .run { _ in await dismiss(transaction: Transaction(animation: .default)) }
    /// ```
    public func callAsFunction(
      transaction: sending Transaction,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) async {
      await callAsFunction(
        publication: TransactionPublication(transaction).publication,
        callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
  }
#endif
