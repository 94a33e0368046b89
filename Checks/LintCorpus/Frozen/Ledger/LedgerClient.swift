import Foundation
import Headgate

struct Account: Equatable, Identifiable, Sendable {
  let id: String
  let owner: String
  var cents: Int
}

struct Entry: Equatable, Identifiable, Sendable {
  let id: Int
  let text: String
  let cents: Int
  let date: Date
}

enum LedgerError: Error, Equatable {
  case offline
  case insufficientFunds
  case locked(until: Date)
}

/// An event of the bank's connection.
enum LedgerEvent: Equatable, Sendable {
  case balanceChanged(account: Account.ID, cents: Int)
  case connectionLost
}

@DependencyClient
struct LedgerClient: Sendable {
  var accounts: @Sendable () async throws -> [Account]
  var entries: @Sendable (_ account: Account.ID, _ page: Int) async throws -> [Entry]
  var transfer: @Sendable (_ cents: Int, _ from: Account.ID, _ to: Account.ID) async throws -> Entry
  var checkAccount: @Sendable (_ number: String) async -> Bool = { _ in false }
  var events: @Sendable () -> AsyncStream<LedgerEvent> = { .finished }
}

extension LedgerClient: DependencyKey {
  static let testValue = LedgerClient()

  static let liveValue = LedgerClient(
    accounts: { try await Bank.shared.accounts() },
    entries: { account, page in try await Bank.shared.entries(account, page) },
    transfer: { cents, from, to in
      // The bank ignores a second request with the same key.
      let key = UUID().uuidString  // near-miss: ambient-nondeterminism
      return try await Bank.shared.transfer(cents, from: from, to: to, key: key)
    },
    checkAccount: { number in await Bank.shared.exists(number) },
    events: { Bank.shared.events() }
  )
}

extension DependencyValues {
  var ledger: LedgerClient {
    get { self[LedgerClient.self] }
    set { self[LedgerClient.self] = newValue }
  }
}
