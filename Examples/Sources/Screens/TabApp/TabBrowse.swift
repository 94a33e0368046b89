import Headgate

/// The second tab: the catalog with its search, and its screens.
@Reducer
struct TabBrowse {
  /// The screens on the stack of the catalog.
  @Reducer
  enum Path {
    case article(TabArticleScreen)
    case category(TabCategory)
  }

  @ObservableState
  struct State: Equatable {
    var errorMessage: String?
    var path = StackState<Path.State>()
    var results: IdentifiedArrayOf<TabArticle> = []
    var searchText = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case categoryTapped(name: String)
    case path(StackActionOf<Path>)
    case popToRootRequested
    case resultTapped(id: TabArticle.ID)
    case searchResponse(Result<[TabArticle], any Error>)
  }

  private enum CancelID { case search }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.tabClient) var tabClient

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.searchText):
        guard !state.searchText.isEmpty else {
          state.errorMessage = nil
          state.results = []
          return .cancel(id: CancelID.search)
        }
        return .run { [query = state.searchText] send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.searchResponse(Result { try await tabClient.search(query: query) }))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)
        .cancellable(id: TabCancelID.session)

      case .binding:
        return .none

      case .categoryTapped(let name):
        state.path.append(.category(TabCategory.State(name: name)))
        return .none

      case .path(.element(id: _, action: .category(.delegate(.articleOpened(let article))))):
        state.path.append(.article(TabArticleScreen.State(article: article)))
        return .none

      case .path:
        return .none

      case .popToRootRequested:
        state.path.removeAll()
        return .none

      case .resultTapped(let id):
        guard let article = state.results[id: id] else { return .none }
        state.path.append(.article(TabArticleScreen.State(article: article)))
        return .none

      case .searchResponse(.failure):
        state.errorMessage = "The search failed."
        return .none

      case .searchResponse(.success(let articles)):
        state.errorMessage = nil
        state.results = IdentifiedArray(uniqueElements: articles)
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension TabBrowse.Path.State: Equatable {}

/// The articles of one category.
@Reducer
struct TabCategory {
  @ObservableState
  struct State: Equatable {
    var articles: IdentifiedArrayOf<TabArticle> = []
    var isLoading = false
    let name: String
  }

  enum Action {
    case articleTapped(id: TabArticle.ID)
    case articlesResponse([TabArticle])
    case delegate(Delegate)
    case task

    @CasePathable
    enum Delegate: Equatable, Sendable {
      case articleOpened(TabArticle)
    }
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.tabClient) var tabClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .articleTapped(let id):
        guard let article = state.articles[id: id] else { return .none }
        return .send(.delegate(.articleOpened(article)))

      case .articlesResponse(let articles):
        state.articles = IdentifiedArray(uniqueElements: articles)
        state.isLoading = false
        return .none

      case .delegate:
        return .none

      case .task:
        state.isLoading = true
        return .run { [name = state.name] send in
          let articles = try await tabClient.articles(category: name)
          await send(.articlesResponse(articles))
        } catch: { _, _ in
          // An empty category has no content, so it dismisses itself.
          await dismiss()
        }
        .cancellable(id: TabCancelID.session)
      }
    }
  }
}

/// One article. It can be followed and shared.
@Reducer
struct TabArticleScreen {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Never>?
    var article: TabArticle
    var isFollowed = false
  }

  enum Action: ViewAction {
    case alert(PresentationAction<Never>)
    case delegate(Delegate)
    case followingFailed(wasFollowed: Bool)
    case view(View)

    @CasePathable
    enum Delegate: Equatable, Sendable {
      case shareRequested(TabArticle)
    }

    @CasePathable
    enum View: Equatable, Sendable {
      case doneButtonTapped
      case followButtonTapped
      case shareButtonTapped
    }
  }

  private enum CancelID { case follow }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.tabClient) var tabClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert, .delegate:
        return .none

      case .followingFailed(let wasFollowed):
        state.isFollowed = wasFollowed
        state.alert = AlertState {
          TextState("Following failed")
        } message: {
          TextState("Try again later.")
        }
        return .none

      case .view(.doneButtonTapped):
        return .run { _ in await dismiss() }

      case .view(.followButtonTapped):
        let wasFollowed = state.isFollowed
        state.isFollowed.toggle()
        return .run { [id = state.article.id] _ in
          try await tabClient.setFollowed(articleID: id, isFollowed: !wasFollowed)
        } catch: { _, send in
          await send(.followingFailed(wasFollowed: wasFollowed))
        }
        .cancellable(id: CancelID.follow, cancelInFlight: true)
        .cancellable(id: TabCancelID.session)

      case .view(.shareButtonTapped):
        return .send(.delegate(.shareRequested(state.article)))
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
