import Headgate

/// The second tab: the catalog with its search, and its screens.
@Reducer
struct TabBrowse {
  /// The screens on the stack of the catalog.
  @Reducer
  enum Path {
    case article(Gate<TabArticleScreen>)
    case category(Gate<TabCategory>)
  }

  @ObservableState
  struct State: Equatable {
    var errorMessage: String?
    var path = StackState<Path.State>()
    var results: IdentifiedArrayOf<TabArticle> = []
    var searchText = ""
  }

  enum Action: GatedAction {
    case delegate(Delegate)
    case interface(Interface)
    case `internal`(Internal)
    case path(StackActionOf<Path>)
    case view(View)

    enum Delegate: Equatable, Sendable {
      case shareRequested(TabArticle)
    }

    enum Interface: Equatable, Sendable {
      case popToRootRequested
    }

    @Sealed fileprivate enum InternalEvent {
      case searchResponse(Result<[TabArticle], any Error>)
    }

    enum View: BindableAction {
      case binding(BindingAction<TabBrowse.State>)
      case categoryTapped(name: String)
      case resultTapped(id: TabArticle.ID)
    }
  }

  private enum CancelID { case search }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.tabClient) var tabClient

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action.opened {
      case .view(.binding(\.searchText)):
        guard !state.searchText.isEmpty else {
          state.errorMessage = nil
          state.results = []
          return .cancel(id: CancelID.search)
        }
        return .run { [query = state.searchText] send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.internal(.searchResponse(Result { try await tabClient.search(query: query) })))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)
        .cancellable(id: TabCancelID.session)

      case .view(.binding), .delegate:
        return .none

      case .view(.categoryTapped(let name)):
        state.path.append(.category(TabCategory.State(name: name)))
        return .none

      case .path(.element(id: _, action: .article(.delegate(.shareRequested(let article))))):
        return .send(.delegate(.shareRequested(article)))

      case .path(.element(id: _, action: .category(.delegate(.articleOpened(let article))))):
        state.path.append(.article(TabArticleScreen.State(article: article)))
        return .none

      case .path(.element(id: _, action: .article(.inside))),
        .path(.element(id: _, action: .category(.inside))),
        .path(.popFrom),
        .path(.push):
        return .none

      case .interface(.popToRootRequested):
        state.path.removeAll()
        return .none

      case .view(.resultTapped(let id)):
        guard let article = state.results[id: id] else { return .none }
        state.path.append(.article(TabArticleScreen.State(article: article)))
        return .none

      case .internal(.searchResponse(.failure)):
        state.errorMessage = "The search failed."
        return .none

      case .internal(.searchResponse(.success(let articles))):
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

  enum Action: GatedAction {
    case delegate(Delegate)
    case `internal`(Internal)
    case view(View)

    enum Delegate: Equatable, Sendable {
      case articleOpened(TabArticle)
    }

    @Sealed fileprivate enum InternalEvent {
      case articlesResponse([TabArticle])
    }

    enum View: Equatable, Sendable {
      case articleTapped(id: TabArticle.ID)
      case task
    }
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.tabClient) var tabClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.articleTapped(let id)):
        guard let article = state.articles[id: id] else { return .none }
        return .send(.delegate(.articleOpened(article)))

      case .internal(.articlesResponse(let articles)):
        state.articles = IdentifiedArray(uniqueElements: articles)
        state.isLoading = false
        return .none

      case .delegate:
        return .none

      case .view(.task):
        state.isLoading = true
        return .run { [name = state.name] send in
          let articles = try await tabClient.articles(category: name)
          await send(.internal(.articlesResponse(articles)))
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

  enum Action: GatedAction {
    case alert(PresentationAction<Never>)
    case delegate(Delegate)
    case `internal`(Internal)
    case view(View)

    enum Delegate: Equatable, Sendable {
      case shareRequested(TabArticle)
    }

    @Sealed fileprivate enum InternalEvent {
      case followingFailed(wasFollowed: Bool)
    }

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
      switch action.opened {
      case .alert, .delegate:
        return .none

      case .internal(.followingFailed(let wasFollowed)):
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
          await send(.internal(.followingFailed(wasFollowed: wasFollowed)))
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
