#if canImport(SwiftUI)
  public import HeadgateCore
  public import SwiftUI

  extension Effect {
    /// Returns this effect. The changes by its actions are animated.
    ///
    /// All changes of the actions that are reduced together have the transaction of the last of these actions that has one. A
    /// transaction that is nearer to an action is used in place of this animation.
    ///
    /// ```swift
    /// return .run { send in await send(.loaded(try await load())) }.animation()
    /// ```
    public func animation(_ animation: Animation? = .default) -> Self {
      published(TransactionPublication(Transaction(animation: animation)).publication)
    }

    /// Returns this effect. A transaction is applied to the changes by its actions.
    ///
    /// ```swift
    /// return .send(.loaded(items)).transaction(transaction)
    /// ```
    public func transaction(_ transaction: Transaction) -> Self {
      published(TransactionPublication(transaction).publication)
    }

    /// An effect that adds an action to the end of the store's queue, and animates the changes by the action.
    ///
    /// ```swift
    /// return .send(.expanded, animation: .default)
    /// ```
    public static func send(
      _ action: Action,
      animation: Animation?,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      send(action, fileID: fileID, filePath: filePath, line: line, column: column).animation(animation)
    }
  }
#endif
