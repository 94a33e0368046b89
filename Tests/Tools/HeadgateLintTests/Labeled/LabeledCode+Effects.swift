import HeadgateLint

extension LabeledCode {
  /// Effects, names and open actions: many forms of one mistake, and code that looks like it.
  static let effects = [
    LabeledCode(
      name: "effects, errors and dependencies",
      code: #"""
        // file: Loader.swift
        @Reducer
        struct Loader {
          enum CancelID: Hashable { case load }
          enum Action: Equatable {
            case loadButtonTapped
            case itemsLoaded([Item])
            case itemsFailed(LoadError)
            case retried
            enum Error: Swift.Error, Equatable { case a }
            case failed(Error)
            case tick
            case alert(PresentationAction<Alert>)
            enum Alert: Equatable { case confirmDelete, retry }
            case path(StackActionOf<Path>)
            case selected(Item?)
          }
          @Reducer enum Path { case detail(Detail) }
          struct State: Equatable { var id = UUID(); var created: Date = Date(); var path = StackState<Path.State>(); @Presents var alert: AlertState<Action.Alert>?
            init() { id = UUID() }
            mutating func touch() { created = Date() } // ← ambient-nondeterminism
          }
          var body: some ReducerOf<Self> {
            Reduce<State, Action> { state, action in
              switch action {
              case .loadButtonTapped:
                return .run { send in
                  if let items = try? await api.items() { await send(.itemsLoaded(items)) } // ← response-without-failure
                }
              case .retried:
                return .run { send in
                  guard let items = try? await api.items() else { return await send(.itemsFailed(.x)) }
                  await send(.itemsLoaded(items))
                }
              case .tick:
                return .run { send in
                  do { await send(.itemsLoaded(try await api.items())) } catch { print(error) } // ← response-without-failure
                }
              case .itemsLoaded(let items):
                return .merge(items.map { item in .run { send in await send(.selected(item)) } }) 
              case .itemsFailed, .failed, .alert, .path, .selected: return .none
              }
            }
            .ifLet(\.$alert, action: \.alert)
            .forEach(\.path, action: \.path)
          }
          static let live = Date()
        }
        extension Client: DependencyKey {
          static let liveValue = Client(now: { Date() }, sleep: { try await Task.sleep(for: $0) }, load: { try await URLSession.shared.data(from: $0) })
        }
        struct MultiStep: Reducer {
          struct State {}
          enum Action { case a1Tapped, b, c, d }
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            switch action {
            case .a1Tapped: return .run { send in await send(.b); await send(.c) } // ← action-as-function
            case .b: return .none
            case .c: return .run { [n = 1] send in
               let t = Task { 1 } // ← unstructured-task
               try await Task.sleep(for: .seconds(1)) // ← ambient-nondeterminism
               await send(.d)
            }
            case .d: Task.detached { } // ← unstructured-task
              return .none
            }
          }
        }
        """#
    ),
    LabeledCode(
      name: "open actions in functions",
      profile: .udf,
      code: #"""
        // file: Actions.swift
        // UDF
        protocol Marker {}
        struct ItemAddedAction: Action { let item: Item }
        struct ItemRemovedAction: Action, Equatable { private(set) var id: Int } // ← mutable-action
        struct LoginAction: Action { let username: String; let password: String } // ← action-name secret-payload
        struct SetThemeAction: Action { let theme: Theme } // ← action-name
        struct SyncFinishedAction: Action { let count: Int; static var last = 0; var text: String { "" } }
        enum CartAction: Action { case opened, add(Item), itemsLoaded([Item]) } // ← action-name
        enum Reaction { case a }
        let reduce: Reducer<AppState> = { state, action in
          switch action {
          case let action as CartAction:
            switch action { case .opened: state.id = UUID() // ← ambient-nondeterminism
            default: break }
          default: break
          }
        }
        func appReducer(state: inout AppState, action: any Action) {
          state.now = Date() // ← ambient-nondeterminism
        }
        """#
    ),
    LabeledCode(
      name: "names of events and of commands",
      code: #"""
        // file: Names.swift
        @Reducer struct Names {
          enum Action {
            case appear // ← action-name
            case login // ← action-name
            case loginButtonTapped
            case signOut // ← action-name
            case signedOut
            case orderPlaced
            case bookSelected
            case updateAvailable
            case downloadProgress(Double)
            case downloadProgressUpdated(Double)
            case logoutConfirmed
            case searchTextChanged(String)
            case setSearchText(String) // ← action-name
            case didReceiveMessage
            case onOpenURL(URL)
            case viewDidLoad
            case messageSent
            case sendMessage // ← action-name
            case toggleFavorite(Int) // ← action-name
            case favoriteToggled(Int)
            case handleResponse // ← action-name
            case doLogin // ← action-name
            case loadFinished
            case finishLoading // ← action-name
            case userDidTap
            case tapped
            case click // ← action-name
            case path
            case timer
            case shareSheetDismissed
            case presentSheet // ← action-name
            case orders(Result<Int, Never>)
            case retry // ← action-name
            case pullToRefresh
            case linkCopied
            case scenePhaseChanged
            case _internalThing
            case keyboardWillShow
          }
        }
        """#
    ),
  ]
}
