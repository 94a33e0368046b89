import HeadgateLint

extension LabeledCode {
  /// Features in the styles of other libraries.
  static let plain = [
    LabeledCode(
      name: "flat actions of 2021, with an underscore for internal ones",
      profile: .flat,
      code: """
        // file: Feed.swift
        struct Feed: ReducerProtocol {
          struct State: Equatable { var posts: [Post] = []; var composer: Composer.State? }
          enum Action: Equatable {
            case onDidAppear
            case onDidTapCompose
            case onPullToRefresh
            case _postsResult(Result<[Post], FeedError>)
            case cacheResult(Result<[Post], FeedError>) // ← flat-internal-underscore
            case composer(Composer.Action)
            case delegate(Delegate)
            enum Delegate: Equatable { case postOpened(Post.ID) }
          }
          var body: some ReducerProtocol<State, Action> {
            Reduce { state, action in
              switch action {
              case .onDidAppear, .onPullToRefresh:
                return .run { send in
                  await send(.cacheResult(cache.posts()))
                  await send(._postsResult(api.posts()))
                }
              case .onDidTapCompose:
                state.composer = Composer.State()
                return .none
              case let ._postsResult(.success(posts)), let .cacheResult(.success(posts)):
                state.posts = posts
                return .none
              case ._postsResult, .cacheResult: return .none
              case let .composer(.delegate(event)):
                switch event {
                case let .posted(id): return .send(.delegate(.postOpened(id)))
                case .discarded:
                  state.composer = nil
                  return .none
                }
              case .composer(.onDidTapPost): // ← parent-observes-inside
                state.isPosting = true
                return .none
              case .composer(._uploaded): // ← parent-observes-inside internal-outside-feature
                return .none
              case .composer, .delegate: return .none
              }
            }
            .ifLet(\\.composer, action: /Action.composer) { Composer() }
          }
        }
        // file: Composer.swift
        struct Composer: ReducerProtocol {
          struct State: Equatable { var text = "" }
          enum Action: Equatable {
            case onDidTapPost, onDidTapDiscard, onDidEdit(String)
            case _uploaded(Post.ID)
            case delegate(Delegate)
            enum Delegate: Equatable { case posted(Post.ID), discarded }
          }
          func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
            switch action {
            case .onDidTapPost: return .run { [text = state.text] send in await send(._uploaded(api.post(text))) }
            case let .onDidEdit(text):
              state.text = text
              return .none
            case let ._uploaded(id): return .send(.delegate(.posted(id)))
            case .onDidTapDiscard: return .send(.delegate(.discarded))
            case .delegate: return .none
            }
          }
        }
        // file: Views.swift
        struct FeedView: View {
          let store: StoreOf<Feed>
          var body: some View {
            WithViewStore(store, observe: { $0 }) { viewStore in
              List(viewStore.posts) { PostRow($0) }
                .onAppear { store.send(.onDidAppear) }
                .refreshable { await store.send(.onPullToRefresh).finish() }
                .toolbar { Button("New") { store.send(.onDidTapCompose) } }
              Button("Debug") { store.send(._postsResult(.success([]))) } // ← view-sends-non-view internal-outside-feature
            }
          }
        }
        """
    ),
    LabeledCode(
      name: "flat internal actions beside groups",
      profile: .tca,
      code: """
        // file: Library.swift
        @Reducer
        public struct Library {
          @ObservableState
          public struct State: Equatable {
            @Presents var destination: Destination.State?
            var path = StackState<Path.State>()
            var books: [Book] = []
          }
          public enum Action: ViewAction {
            public enum View { case onAppear, didTapBook(Book), didTapSettings }
            case view(View)
            public enum Delegate: Equatable { case didSignOut }
            case delegate(Delegate)
            case loadBooks
            case didLoadBooks(Result<[Book], Error>)
            case destination(PresentationAction<Destination.Action>)
            case path(StackActionOf<Path>)
          }
          @Reducer public enum Destination { case settings(Settings); case alert(AlertState<Alert>)
            @CasePathable public enum Alert { case confirmRemoval } }
          @Reducer public enum Path: Equatable { case detail(Detail) } // ← reducer-enum-conformance
          @Dependency(\\.books) var books
          public var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(let viewAction):
                switch viewAction {
                case .onAppear: return .send(.loadBooks)
                case .didTapBook(let book):
                  state.path.append(.detail(Detail.State(book: book)))
                  return .none
                case .didTapSettings:
                  state.destination = .settings(Settings.State())
                  return .none
                }
              case .loadBooks:
                return .run { send in
                  await send(.didLoadBooks(Result { try await books.all() }))
                }
              case .didLoadBooks(.success(let books)):
                state.books = books
                return .none
              case .didLoadBooks(.failure): return .none
              case .destination(.presented(.settings(.delegate(.didSignOut)))): return .send(.delegate(.didSignOut))
              case .destination(.presented(.alert(.confirmRemoval))):
                state.books = []
                return .none
              case .path(.element(id: _, action: .detail(.view(.didTapShare)))): // ← parent-observes-inside
                return .run { _ in try await Task.sleep(nanoseconds: 1) } // ← ambient-nondeterminism
              case .destination, .path, .delegate: return .none // ← delegate-default
              }
            }
            .ifLet(\\.$destination, action: \\.destination)
            .forEach(\\.path, action: \\.path)
          }
        }
        // file: Children.swift
        @Reducer
        public struct Settings {
          public enum Action: ViewAction {
            public enum View { case didTapSignOut }
            case view(View)
            public enum Delegate { case didSignOut } // ← action-equatable
            case delegate(Delegate)
          }
          public var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.didTapSignOut): return .send(.delegate(.didSignOut))
              case .delegate(.didSignOut): // ← delegate-handled-by-self
                state.isSignedIn = false
                return .none
              }
            }
          }
        }
        @Reducer
        public struct Detail {
          public enum Action: ViewAction {
            public enum View { case didTapShare }
            case view(View)
          }
        }
        // file: LibraryView.swift
        @ViewAction(for: Library.self)
        struct LibraryView: View {
          @Bindable var store: StoreOf<Library>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              List(store.books) { book in Button(book.title) { send(.didTapBook(book)) } }
                .task { send(.onAppear) }
                .toolbar { Button("Settings") { send(.didTapSettings) } }
                .refreshable { await store.send(.loadBooks).finish() } // ← view-sends-non-view
            } destination: { store in
              switch store.case { case .detail(let store): DetailView(store: store) }
            }
          }
        }
        """
    ),
    LabeledCode(
      name: "parents listen to any action, and results are two cases",
      profile: .splitResults,
      code: """
        // file: Contacts.swift
        @Reducer
        struct Contacts {
          @ObservableState
          struct State: Equatable, Sendable {
            var contacts: IdentifiedArrayOf<Contact> = []
            @Presents var editor: Editor.State?
            var query = ""
          }
          enum Action: BindableAction, Equatable, Sendable {
            case addButtonTapped
            case binding(BindingAction<State>)
            case contactsLoaded([Contact])
            case contactsLoadFailed(ContactError)
            case editor(PresentationAction<Editor.Action>)
            case refreshButtonTapped
          }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in
              switch action {
              case .addButtonTapped:
                state.editor = Editor.State(id: UUID()) // ← ambient-nondeterminism
                return .none
              case .refreshButtonTapped:
                return .run { send in
                  do { await send(.contactsLoaded(try await api.contacts())) }
                  catch { await send(.contactsLoadFailed(ContactError(error))) }
                }
              case .contactsLoaded(let contacts):
                state.contacts = IdentifiedArray(uniqueElements: contacts)
                return .none
              case .editor(.presented(.saveButtonTapped)): // ← parent-observes-inside
                state.editor = nil
                return .send(.refreshButtonTapped) // ← action-as-function
              case .binding, .contactsLoadFailed, .editor: return .none
              }
            }
            .ifLet(\\.$editor, action: \\.editor) { Editor() }
          }
        }
        @Reducer
        struct Editor {
          @ObservableState
          struct State: Equatable, Sendable { let id: UUID; var name = "" }
          enum Action: Equatable, Sendable {
            case saveButtonTapped
            case nameChanged(String)
            case lookupResponse(Result<String, ContactError>) // ← task-result
            case validate // ← action-name
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .nameChanged(let name):
                state.name = name
                return .none
              case .saveButtonTapped, .lookupResponse, .validate: return .none
              }
            }
          }
        }
        """
    ),
  ]
}
