import Foundation
import Headgate
import HeadgateRecorder
import HeadgateSession

/// A feature whose shared values are changed by two children, by itself, by effects and by other code.
@Reducer
struct Accounts {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var first = Account.State()
    var second = Account.State()
    @Shared(.inMemory("accounts sum")) var sum = 0
    @Shared(.inMemory("accounts by name")) var byName: [String: Int] = [:]
    var seen: [Int] = []
  }

  enum Action: Codable, Sendable {
    case first(Account.Action), second(Account.Action)
    case looked, bookTapped, named(Set<Int>), numbered([Int: String])
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) { Account() }
    Scope(state: \.second, action: \.second) { Account() }
    Reduce { state, action in
      switch action {
      case .looked: state.seen.append(state.sum)
      case .bookTapped:
        return .run(name: "book") { [sum = state.$sum] send in
          for amount in 1...3 {
            sum.withLock { $0 += amount }
            await send(.looked)
          }
        }
      case .named(let numbers):
        state.seen += numbers.sorted()
        state.$byName.withLock { byName in for number in numbers { byName["\(number)", default: 0] += 1 } }
      case .numbered(let names):
        state.$byName.withLock { byName in
          for (number, name) in names.sorted(by: { $0.key < $1.key }) { byName[name] = number }
        }
      case .first, .second: break
      }
      return .none
    }
  }
}

@Reducer
struct Account {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    @Shared(.inMemory("accounts sum")) var sum = 0
    var entries = 0
  }

  enum Action: Codable, Sendable { case booked(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .booked(let amount) = action {
        state.$sum.withLock { $0 += amount }
        state.entries += 1
      }
      return .none
    }
  }
}

extension Accounts: OddFeature {
  static var feature: Accounts { Accounts() }

  @MainActor
  static func record(to file: URL) async throws {
    let store = makeStore()
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    store.send(.first(.booked(3)))
    store.send(.second(.booked(-1)))
    store.withState { $0.$sum }.withLock { $0 *= 10 }
    store.send(.looked)
    await store.send(.bookTapped).finish()
    store.send(.named([4]))
    store.send(.numbered([7: "seven", 4: "4"]))
    try recorder.stop()
  }

  @MainActor
  static func record(_ count: Int, _ numbers: SeededNumbers, to file: URL) async throws {
    var numbers = numbers
    let store = makeStore()
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    for _ in 0..<count {
      let amount = numbers.below(20)
      switch numbers.below(7) {
      case 0: store.send(.first(.booked(amount)))
      case 1: store.send(.second(.booked(-amount)))
      case 2: store.withState { $0.$sum }.withLock { $0 += amount }
      case 3: store.send(.looked)
      case 4: await store.send(.bookTapped).finish()
      case 5: store.send(.named([amount, amount / 2]))
      default: store.send(.numbered([amount + 6: "\(amount)", 5: "five"]))
      }
    }
    try recorder.stop()
  }

  @MainActor
  private static func makeStore() -> StoreOf<Accounts> {
    Store(initialState: State()) {
      Accounts()
    } withDependencies: {
      $0.setApp()
    }
  }
}
