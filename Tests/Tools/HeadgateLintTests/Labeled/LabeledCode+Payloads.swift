import HeadgateLint

extension LabeledCode {
  /// Values of actions, conformances, and features of several kinds.
  static let payloads = [
    LabeledCode(
      name: "values that can be stored and compared, and others",
      code: #"""
        // file: Payloads.swift
        import Headgate
        import SwiftUI
        struct DetailView: View { var body: some View { EmptyView() } }
        struct Model: Equatable {}
        class Manager {}
        protocol Shape {}
        @Reducer
        struct Payloads {
          enum Action: Equatable, Sendable {
            case a1Loaded(Model)
            case a2Shown(DetailView) // ← action-not-serializable
            case a3Finished(Manager) // ← action-not-serializable
            case a4Received(Notification) // ← action-not-serializable
            case a5Failed(any Error) // ← action-not-serializable equatable-error-payload
            case a6Failed(NSError) // ← action-not-serializable
            case a7Done(Result<Model, any Error>) // ← action-not-serializable equatable-error-payload
            case a8Done(Result<Model, PayloadError>)
            case a9Called((Int) -> Void) // ← action-not-serializable
            case b1Called(onDone: (@MainActor @Sendable () async -> Void)?) // ← action-not-serializable
            case b2Views([AnyView]) // ← action-not-serializable
            case b3Images(UIImage?) // ← action-not-serializable
            case b4Responded(TaskResult<Model>) // ← task-result
            case b5Pair((String, Int))
            case b6Dictionary([String: [Model]])
            case b7Shape(any Shape)
            case b8Stored(Data)
            case c1Submitted(name: String, email: String, age: Int) // ← action-too-broad
            case c2Moved(from: Int, to: Int, animated: Bool)
            case c3Placed(latitude: Double, longitude: Double, zoom: Int)
            case c4Set(red: Double, green: Double, blue: Double)
            case c5Picked(id: UUID, name: String)
            case c6Unlabeled(String, Int, Bool)
            case c7Range(startDate: Date, endDate: Date, dueDate: Date)
            case d1PasswordChanged(String) // ← secret-payload
            case d2Entered(pin: String) // ← secret-payload
            case d3Got(accessToken: String, expires: Date) // ← secret-payload
            case d4PasswordVisible(Bool)
            case d5PasswordValidated(Bool)
            case d6TokenRefreshFailed(String)
            case d7Key(apiKey: String) // ← secret-payload
            case d8LoginTapped(username: String, password: Redacted<String>)
            case d9Pinned(String)
            case e1PinChanged(String) // ← secret-payload
            case e2SecretQuestionTapped
            case e3Authenticated(token: AuthToken)
          }
          enum Event: Equatable { case failed(any Error) }
        }
        extension Payloads.Event { static func == (a: Self, b: Self) -> Bool { true } }
        @Reducer struct Own {
          enum Error: Swift.Error, Equatable { case x }
          enum Action: Equatable { case failed(Error), view(View)
            enum View: Equatable { case appeared, loaded(Result<Int, Error>) } }
        }
        @Reducer struct Handwritten {
          enum Action { case failed(any PayloadProtocol), `internal`(Internal)
            enum Internal { case failed(PayloadError) } }
        }
        extension Handwritten.Action: Equatable { static func == (l: Self, r: Self) -> Bool { false } }
        enum Outcome: Equatable { case failed(String) }
        @Reducer enum Dest: Sendable { case a(Own) }
        @Reducer(state: .equatable) enum Dest2 { case a(Own) }
        extension Dest2.State: Equatable {}
        @Reducer enum Dest3: Equatable, Sendable { case a(Own) } // ← reducer-enum-conformance
        @CasePathable enum Plain: Equatable { case a }
        """#
    ),
    LabeledCode(
      name: "dialogs, old spellings and effects in methods",
      code: #"""
        // file: Search.swift
        import ComposableArchitecture
        // More near misses and positives
        @Reducer
        struct Search {
          struct State: Equatable { var query = ""; var isLoading = false }
          enum Action: Equatable {
            case queryChanged(String)
            case resultsResponse(Result<[String], SearchError>)
            case delegate(Delegate)
            case cancelTapped
            enum Delegate: Equatable { case picked(String), cancelled } // ← unused-action
          }
          enum CancelID { case search, other }
          @Dependency(\.client) var client
          @Dependency(\.uuid) var uuid
          @Dependency(\.date) var date
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case let .queryChanged(query):
                state.query = query
                state.id = uuid()
                state.date = date()
                guard !query.isEmpty else { return .cancel(id: CancelID.search) }
                return .run { send in
                  try await Task.sleep(for: .milliseconds(300)) // ← ambient-nondeterminism
                  await send(.resultsResponse(Result { try await client.search(query) }.mapError(SearchError.init)))
                }
                .cancellable(id: CancelID.search, cancelInFlight: true)
              case .resultsResponse(.success): return .none
              case .resultsResponse(.failure): return .none
              case .cancelTapped: return .send(.delegate(.cancelled))
              case .delegate: return .none
              }
            }
          }
        }
        @Reducer
        struct Root {
          struct State: Equatable { @Presents var search: Search.State?; @Presents var dialog: ConfirmationDialogState<Action.Dialog>? }
          enum Action {
            case search(PresentationAction<Search.Action>)
            case dialog(PresentationAction<Dialog>)
            case searchButtonTapped
            case deleteAllButtonTapped
            @CasePathable enum Dialog { case deleteAll, cancel }
          }
          @Dependency(\.continuousClock) var clock
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .searchButtonTapped:
                state.search = Search.State()
                return .none
              case .deleteAllButtonTapped:
                state.dialog = .deleteAll
                return .run { _ in await analytics.log("x"); for await x in clock.timer(interval: .seconds(1)).prefix(3) { print(x) } }
              case .dialog(.presented(.deleteAll)): return .run { _ in try await client.deleteAll() }
              case .dialog: return .none
              case let .search(.presented(.delegate(delegate))):
                switch delegate {
                case let .picked(text): state.picked = text
                case .cancelled: state.search = nil
                }
                return .none
              case .search: return .none
              }
            }
            .ifLet(\.$search, action: \.search) { Search() }
            .ifLet(\.$dialog, action: \.dialog)
          }
        }
        @Reducer
        struct Legacy {
          struct State: Equatable { var rows: IdentifiedArrayOf<Row.State> = [] }
          enum Action: Equatable { case row(id: Row.State.ID, action: Row.Action), addTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .row(id: let id, action: .removeTapped): // ← parent-observes-inside
                state.rows.remove(id: id)
                return .none
              case .row: return .none
              case .addTapped: return .send(.row(id: 1, action: .removeTapped))
              }
            }
            .forEach(\.rows, action: /Action.row(id:action:)) { Row() }
          }
        }
        @Reducer struct Row {
          struct State: Equatable, Identifiable { let id: Int }
          enum Action: Equatable { case removeTapped, toggled }
          var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
        }
        @Reducer
        struct Counter {
          struct State: Equatable { var count = 0 }
          enum Action: Equatable { case incremented, decremented, saved, error(String), factResponse(String) } // ← action-name
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .incremented:
                state.count += 1
                return save(state)
              case .decremented:
                state.count -= 1
                return .run { [c = state.count] send in
                  let fact = try await api.fact(c)
                  await send(.factResponse(fact)) // ← response-without-failure
                }
              case .saved, .error, .factResponse: return .none
              }
            }
          }
          func save(_ state: State) -> Effect<Action> {
            .run { send in
              do { try await api.save(state.count); await send(.saved) }
              catch { await send(.error("\(error)")) }
            }
          }
        }
        """#
    ),
  ]
}
