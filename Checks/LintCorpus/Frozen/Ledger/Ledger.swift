import Foundation
import Headgate

/// The root: the accounts, and a stack of statements above them.
@Reducer
struct Ledger {
  @Reducer
  enum Path {
    case statement(Statement)
    case imprint
  }

  @ObservableState
  struct State: Equatable {
    var accounts = AccountList.State()
    var isLocked = false
    var path = StackState<Path.State>()
    var selectedEntry: Entry?
  }

  enum Action {
    case imprintButtonTapped
    case screenLocked
    case unlockButtonTapped
    case _unlocked(TaskResult<Bool>)  // flags: task-result
    case _taskResultShown(String)  // near-miss: task-result
    case accounts(AccountList.Action)
    case path(StackActionOf<Path>)
  }

  @Dependency(\.biometry) var biometry
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Scope(state: \.accounts, action: \.accounts) { AccountList() }  // near-miss: unintegrated-child
    Reduce { state, action in
      switch action {
      case .imprintButtonTapped:
        state.path.append(.imprint)
        return .none

      case .screenLocked:
        state.isLocked = true
        Task { await biometry.forget() }  // flags: unstructured-task
        return .none

      case .unlockButtonTapped:
        return .run { send in
          await send(._unlocked(.init { try await biometry.authenticate() }))  // near-miss: response-without-failure
        }

      case ._unlocked(.success(let isOwner)):
        state.isLocked = !isOwner
        return .run { send in
          await withTaskGroup(of: Void.self) { group in  // near-miss: unstructured-task
            group.addTask { try? await clock.sleep(for: .seconds(1)) }
            await group.waitForAll()
          }
          await send(._taskResultShown("Unlocked"))
        }

      case ._unlocked(.failure), ._taskResultShown:
        return .none

      case .accounts(.delegate(.accountSelected(let account))):
        state.path.append(.statement(Statement.State(account: account)))
        return .none

      case .accounts(._eventReceived(.connectionLost)):  // flags: parent-observes-inside, internal-outside-feature
        state.isLocked = true
        return .none

      case .accounts, .path:  // flags: delegate-default
        return .none
      }
    }
    Reduce { state, action in
      if case .path(.element(id: _, action: .statement(.delegate(.entrySelected(let entry))))) = action {
        state.selectedEntry = entry
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

extension Ledger.Path.State: Equatable {}  // near-miss: reducer-enum-conformance

/// The device's check of its owner.
@DependencyClient
struct BiometryClient: Sendable {
  var authenticate: @Sendable () async throws -> Bool
  var forget: @Sendable () async -> Void
}

extension BiometryClient: TestDependencyKey {
  static let testValue = BiometryClient()
}

@DependencyClient
struct StatementExporter: Sendable {
  var export: @Sendable (_ entries: [Entry]) async throws -> URL
}

extension StatementExporter: TestDependencyKey {
  static let testValue = StatementExporter()
}

extension DependencyValues {
  var biometry: BiometryClient {
    get { self[BiometryClient.self] }
    set { self[BiometryClient.self] = newValue }
  }

  var exporter: StatementExporter {
    get { self[StatementExporter.self] }
    set { self[StatementExporter.self] = newValue }
  }
}
