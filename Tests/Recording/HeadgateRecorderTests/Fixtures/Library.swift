import Foundation
import Headgate

/// A feature with shared values: one by key, one that two properties share, one that a reducer creates.
@Reducer
struct Library {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    @Shared(.inMemory("books")) var books: [String] = []
    var first: Counter
    var second: Counter
    var opened: Counter?

    init() {
      let count = Shared(value: 0)
      first = Counter(count: count)
      second = Counter(count: count)
    }
  }

  struct Counter: Equatable, Codable, Sendable {
    @Shared var count: Int
  }

  enum Action: Codable, Sendable {
    case addBook(String)
    case countTapped
    case noteCounts
    case openTapped
    case openedTapped
    case waitTapped
    case waited
  }

  let change: @Sendable () -> Void

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addBook(let title): state.$books.withLock { $0.append(title) }
      case .countTapped: state.first.$count.withLock { $0 += 1 }
      case .noteCounts: state.$books.withLock { [second = state.second.count] in $0.append("\(second)") }
      case .openTapped: state.opened = Counter(count: Shared(value: state.books.count))
      case .openedTapped: state.opened?.$count.withLock { $0 *= 2 }
      case .waitTapped:
        return .run { [change, count = state.$books] send in
          change()
          count.withLock { $0.append("by an effect") }
          await send(.waited)
        }
      case .waited: state.$books.withLock { $0.append("waited") }
      }
      return .none
    }
  }
}
