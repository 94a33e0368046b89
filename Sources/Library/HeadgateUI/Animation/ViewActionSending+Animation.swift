#if canImport(SwiftUI)
  public import HeadgateCore
  public import SwiftUI

  extension ViewActionSending {
    /// Sends a view action to the store, and animates the changes that it makes before the call returns.
    ///
    /// ```swift
    /// Button("Expand") { send(.expandButtonTapped, animation: .default) }
    /// ```
    ///
    /// - Returns: A task that waits for, or cancels, the effects started by this action.
    @MainActor
    @discardableResult
    public func send(
      _ action: StoreAction.ViewAction,
      animation: Animation?,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> StoreTask {
      store.send(
        .view(action),
        animation: animation,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
#endif
