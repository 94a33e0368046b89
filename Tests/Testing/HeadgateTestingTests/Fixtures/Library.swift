import Headgate

/// A feature with a child, rows, effects of several kinds, and follow-ups.
@Reducer
struct Library {
  @ObservableState
  struct State: Equatable {
    var books: IdentifiedArrayOf<Book.State> = []
    var detail: Book.State?
    var log: [String] = []
  }

  enum Action {
    case addButtonTapped
    case added(UUID, Date)
    case books(IdentifiedActionOf<Book>)
    case detail(Book.Action)
    case loadButtonTapped
    case loaded(Result<[String], any Error>)
    case chainStarted
    case chainContinued(Int)
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.titles) var titles

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let id = uuid()
        return .run { send in
          @Dependency(\.date.now) var now
          await send(.added(id, now))
        }
      case .added(let id, let date):
        state.books.append(Book.State(id: id, title: "Untitled"))
        state.log.append("added at \(date.timeIntervalSinceReferenceDate)")
        return .none
      case .loadButtonTapped:
        return .run { send in await send(.loaded(Result { try await titles() })) }
      case .loaded(.success(let titles)):
        state.log += titles
        return .none
      case .loaded(.failure(let error)):
        state.log.append("\(error)")
        return .none
      case .chainStarted:
        return .merge(.send(.chainContinued(1)), .send(.chainContinued(2)))
      case .chainContinued(let number):
        state.log.append("\(number)")
        return .none
      case .books, .detail:
        return .none
      }
    }
    .ifLet(\.detail, action: \.detail) { Book() }
    .forEach(\.books, action: \.books) { Book() }
  }
}

@Reducer
struct Book {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var title: String
    var isOpen = false
  }

  enum Action {
    case openButtonTapped
    case opened
    case titleChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openButtonTapped:
        return .run { send in await send(.opened) }
      case .opened:
        state.isOpen = true
        return .none
      case .titleChanged(let title):
        state.title = title
        return .none
      }
    }
  }
}

extension DependencyValues {
  var titles: @Sendable () async throws -> [String] {
    get { self[TitlesKey.self] }
    set { self[TitlesKey.self] = newValue }
  }

  private enum TitlesKey: TestDependencyKey {
    static let testValue: @Sendable () async throws -> [String] = { [] }
  }
}
