#if canImport(SwiftUI)
  import HeadgateCore
  import SwiftUI

  /// A transaction that moves to the actor of a store with an action.
  struct TransactionPublication: @unchecked Sendable {
    // Sendable: the transaction is a value that never changes after its creation, and only the store's actor reads it.
    private let transaction: Transaction

    init(_ transaction: Transaction) {
      self.transaction = transaction
    }

    var publication: Publication {
      { publish in withTransaction(transaction) { publish() } }
    }
  }
#endif
