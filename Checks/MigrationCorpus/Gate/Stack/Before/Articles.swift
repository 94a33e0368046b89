import Headgate

@Reducer
struct Article {
  @ObservableState
  struct State: Equatable {
    var id: Int
    var stars = 0
  }

  enum Action {
    case starTapped
    case relatedTapped(Int)
    case opened(Int)
  }

  var limit = 5

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .starTapped:
        state.stars = min(state.stars + 1, limit)
        return .none
      case .relatedTapped(let id):
        return .send(.opened(id))
      case .opened:
        return .none
      }
    }
  }
}

@MainActor
struct ArticleView {
  @MainActor var store: StoreOf<Article>

  func starPressed() { store.send(.starTapped) }
  func relatedPressed(_ id: Int) { store.send(.relatedTapped(id)) }
}

@Reducer
struct Notes {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case noteTapped }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
struct Reader {
  @Reducer
  enum Path {
    case article(Article = Article(limit: 2))
    case notes(Notes)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var history = StackState<Article.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
    case history(StackActionOf<Article>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.element(id: _, action: .article(.opened(let id)))):
        state.path.append(.article(Article.State(id: id)))
        return .none
      case .history(.element(_, .opened(let id))):
        state.history.append(Article.State(id: id))
        return .none
      case .path, .history:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
    .forEach(\.history, action: \.history) { Article() }
  }
}

extension Reader.Path.State: Equatable {}
