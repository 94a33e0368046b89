import HeadgateLint

extension LabeledCode {
  /// Open actions, and code that is not about features.
  static let other = [
    LabeledCode(
      name: "open actions",
      profile: .udf,
      code: """
        // file: Actions.swift
        struct CounterIncrementedAction: Action {}
        struct UserLoadedAction: Action { let user: User } // ← unused-action
        struct UserLoadFailedAction: Action { let message: String } // ← unused-action
        struct FetchUserAction: Action { let id: String } // ← action-name unused-action
        struct ProfileChangedAction: Action { // ← action-too-broad unused-action
          let name: String
          let biography: String
          var picture: URL? // ← mutable-action
        }
        struct SessionStartedAction: Action { let onEnd: () -> Void } // ← action-not-serializable unused-action
        enum TimerAction { // ← enum-not-action
          case started, ticked
        }
        enum MessageAction: Action { case received(Message), read(Message.ID) } // ← unused-action
        // file: Reducers.swift
        let userReducer: Reducer<AppState> = { state, action in
          switch action {
          case let action as UserLoadedAction:
            state.user = action.user
            state.loadedAt = Date() // ← ambient-nondeterminism
          case is UserLoadFailedAction: state.user = nil
          case let action as MessageAction:
            switch action {
            case .received(let message): state.messages.append(message)
            case .read: break
            }
          default: break
          }
        }
        // file: Controller.swift
        final class UserViewController: UIViewController, ViewComponent {
          let disposer = Disposer()
          var props = UserProps()
          @IBAction func refreshButtonTapped() {
            store.dispatch(CounterIncrementedAction())
            Task { await refresh() }
          }
        }
        """
    ),
    LabeledCode(
      name: "code without features",
      code: """
        // file: Parser.swift
        enum ParserAction { case load, set(Int, String), handle }
        enum Toggle { case on, off }
        struct Parser {
          var isLoading = false
          var isLoaded = false
          func parse(_ action: ParserAction) -> Int {
            let now = Date()
            Task { await log(now) }
            switch action {
            case .load: return 1
            default: return Int.random(in: 1...6)
            }
          }
        }
        final class Subject {
          func send(_ value: Int) {}
          func forward(to other: Subject) { other.send(1) }
        }
        struct ListView: View {
          let items: [String]
          var body: some View { ForEach(items, id: \\.self) { Text($0) } }
        }
        """
    ),
    LabeledCode(
      name: "a feature in several files",
      code: """
        // file: Search.swift
        @Reducer
        struct Search {
          @ObservableState
          struct State: Equatable { var query = ""; var results: [Item] = [] }
          @Dependency(\\.search) var search
          @Dependency(\\.mainQueue) var queue
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(let action): handle(action, in: &state)
              case .internal(let action): handle(action, in: &state)
              case .delegate: .none
              }
            }
          }
        }
        // file: Search+Actions.swift
        extension Search {
          enum Action {
            case view(View), delegate(Delegate), `internal`(Internal)
            enum View { case queryChanged(String), resultTapped(Item), clearTapped, handleReturn } // ← action-name unused-action
            enum Delegate { case opened(Item) }
            enum Internal { case resultsLoaded([Item]), resultsFailed, cacheFilled } // ← unused-action
          }
        }
        // file: Search+View.swift
        extension Search {
          func handle(_ action: Action.View, in state: inout State) -> EffectOf<Self> {
            switch action {
            case .queryChanged(let query):
              state.query = query
              return .run { [search] send in
                await send(.internal(.resultsLoaded(try await search.results(for: query))))
              } catch: { _, send in await send(.internal(.resultsFailed)) }
              .debounce(id: "search", for: 0.3, scheduler: queue)
            case .resultTapped(let item): return .send(.delegate(.opened(item)))
            case .clearTapped:
              state.results.shuffle() // ← ambient-nondeterminism
              return .send(.internal(.resultsLoaded([]))) // ← action-as-function
            case .handleReturn: return .none
            }
          }
          func handle(_ action: Action.Internal, in state: inout State) -> EffectOf<Self> {
            if case .resultsLoaded(let results) = action { state.results = results }
            return .none
          }
        }
        struct SearchView: View {
          @Bindable var store: StoreOf<Search>
          var body: some View {
            TextField("Search", text: $store.query.sending(\\.view.queryChanged))
            ForEach(store.results) { item in Button(item.name) { store.send(.view(.resultTapped(item))) } }
            Button("Clear") { store.send(.view(.clearTapped)) }
          }
        }
        // file: Home.swift
        @Reducer
        struct Home {
          @ObservableState
          struct State: Equatable { var search = Search.State() }
          enum Action { case search(Gate<Search>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .search(.delegate(let event)):
                switch event { case .opened(let item): state.opened = item }
                return .none
              case .search(.interface), .search(.inside): return .none
              }
            }
            Scope(state: \\.search, action: \\.search) { Search() }
          }
        }
        """
    ),
    LabeledCode(
      name: "ids, loops and chains",
      code: """
        // file: Download.swift
        enum SharedID { case work }
        @Reducer
        struct Download {
          enum Action { case startButtonTapped, progressed(Double), finished, archived }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .startButtonTapped:
                return .run { send in
                  for await value in network.progress() { await send(.progressed(value)) }
                }
                .cancellable(id: SharedID.work) // ← shared-cancel-id
              case .progressed(let value):
                state.value = value
                guard value == 1 else { return .none }
                return .send(.finished) // ← action-as-function
              case .finished: return .send(.archived) // ← action-as-function send-chain
              case .archived: return .none
              }
            }
          }
        }
        @Reducer
        struct Upload {
          enum Action { case startButtonTapped, connectionChanged(Bool) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .startButtonTapped:
                return .merge(
                  .run { _ in await network.upload() }.cancellable(id: SharedID.work), // ← shared-cancel-id
                  .run { send in
                    for await isConnected in network.connection { // ← uncancellable-loop
                      await send(.connectionChanged(isConnected))
                    }
                  }
                )
              case .connectionChanged: return .none
              }
            }
          }
        }
        """
    ),
    LabeledCode(
      name: "payloads",
      code: """
        // file: Account.swift
        final class Session {}
        @Reducer
        struct Account {
          enum Action: Equatable {
            case passwordChanged(String) // ← secret-payload
            case tokenReceived(Redacted<String>)
            case sessionOpened(Session) // ← action-not-serializable
            case failed(Error) // ← equatable-error-payload action-not-serializable
            case completionAdded(@Sendable () -> Void) // ← action-not-serializable
            case addressEntered(street: String, city: String, zip: String) // ← action-too-broad
            case moved(x: Double, y: Double, z: Double)
            case userResponse(TaskResult<User>) // ← task-result
          }
        }
        """
    ),
  ]
}
