import Foundation
import Headgate

/// A value with a secret part, as an app has it.
struct Credentials: Codable, Equatable, Sendable {
  var user = "Blob"
  @Redacted var token = ""

  var login: String {
    get { "\(user):\(token)" }
    set { token = newValue }
  }
}

/// A generic value around another one.
struct Box<Value: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
  var value: Value
  var count = 0
}

/// A value with a secret in a case.
enum Credential: Codable, Equatable, Sendable {
  case none
  case token(Redacted<String>)

  var text: String {
    get { if case .token(let token) = self { token.wrappedValue } else { "" } }
    set { self = .token(Redacted(newValue)) }
  }
}

/// An error with a secret.
struct LoginFailure: Error, Codable, Equatable { var password: Redacted<String> }

/// The identity of an effect, with a secret.
struct LoginID: Hashable {
  var user = "Blob"
  @Redacted var token: String
}

/// A key that neither loads nor saves. The errors and the name of the key have a secret.
struct FailingKey: SharedKey {
  let id: Redacted<String>

  func load(context: LoadContext<Redacted<String>>, continuation: LoadContinuation<Redacted<String>>) {
    continuation.resume(throwing: LoginFailure(password: id))
  }

  func subscribe(
    context: LoadContext<Redacted<String>>,
    subscriber: SharedSubscriber<Redacted<String>>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  func save(_ value: Redacted<String>, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(throwing: LoginFailure(password: id))
  }
}

/// A client whose answers a recorder notes.
@DependencyClient(.recordable)
struct VaultClient: Sendable {
  var secret: @Sendable () -> Redacted<String> = { Redacted("") }
  var fails: @Sendable () throws -> Redacted<String>
}

extension VaultClient: TestDependencyKey {
  static var testValue: VaultClient { VaultClient() }
}

extension DependencyValues {
  var vault: VaultClient {
    get { self[VaultClient.self] }
    set { self[VaultClient.self] = newValue }
  }
}

/// A child with a binding of its own.
@Reducer
struct Row {
  @ObservableState
  struct State: Equatable, Codable, Sendable, Identifiable {
    var id = Redacted("")
    var credentials = Credentials()
    var note = Redacted("")
  }

  enum Action: BindableAction, Codable, Equatable, Sendable {
    case binding(BindingAction<State>)
    case noted(Redacted<String>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .noted(let note) = action { state.note = note }
      return .none
    }
  }
}

/// A child behind a gate, with sealed actions.
@Reducer
struct Lid {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var secret = Redacted("")
    var credentials = Credentials()
  }

  enum Action: GatedAction, Codable, Equatable, Sendable {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)

    enum View: BindableAction, Codable, Equatable, Sendable {
      case binding(BindingAction<State>)
      case typed(Redacted<String>)
      case reloaded
    }
    enum Delegate: Codable, Equatable, Sendable { case done(Redacted<String>) }
    @Sealed fileprivate enum InternalEvent: Codable, Equatable, Sendable { case loaded(Redacted<String>) }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action.opened {
      case .view(.typed(let secret)): return .send(.internal(.loaded(secret)))
      case .view(.reloaded): return .send(.internal(.loaded(Redacted("\(Position.mark)sealed"))))
      case .internal(.loaded(let secret)):
        state.secret = secret
        return .send(.delegate(.done(secret)))
      case .view(.binding), .delegate: return .none
      }
    }
  }
}

/// A feature with a secret in every position that a type can protect.
@Reducer
struct Safe {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var secret = Redacted("")
    var credentials = Credentials()
    var optional: Credentials? = Credentials()
    var list = [Credentials(), Credentials()]
    var keyed = ["key": Credentials()]
    var keys: [Redacted<String>: Int] = [:]
    var set: Set<Redacted<String>> = []
    var box = Box(value: Credentials())
    var credential = Credential.none
    var plain = Box(value: "")
    var rows: IdentifiedArrayOf<Row.State> = [Row.State()]
    var path = StackState<Row.State>([Row.State()])
    @Presents var child: Row.State? = Row.State()
    var lid = Lid.State()
    var failure: LoginFailure?
    @Shared(value: Credentials()) var shared
    @Shared(.inMemory("redaction.memory")) var memory = Redacted("")
    @Shared(value: "") var part: String
    @Shared(.fileStorage(.temporaryDirectory.appending(path: "redaction.json"))) var file = Credentials()
    @Shared(.appStorage("redaction.setting")) var setting = Redacted("")
    @Presents var asking: AlertState<Credential>?
    var starts = 0
  }

  enum Action: BindableAction, Codable, Equatable, Sendable {
    case binding(BindingAction<State>)
    case typed(Redacted<String>)
    case pair(String, password: Redacted<String>)
    case collected(
      [Redacted<String>],
      keyed: [String: Redacted<String>],
      keys: [Redacted<String>: Int],
      set: Set<Redacted<String>>
    )
    case loggedIn(Credentials)
    case loaded(Credential)
    case failed(LoginFailure)
    case rows(IdentifiedActionOf<Row>)
    case path(StackActionOf<Row>)
    case child(PresentationAction<Row.Action>)
    case lid(Gate<Lid>)
    case alert(PresentationAction<Credential>)
    case shared(Redacted<String>)
    case partTapped(Redacted<String>)
    case stored(Redacted<String>)
    case asked
    case alertAsked(Redacted<String>)
    case effect(Redacted<String>)
    case thrown(Redacted<String>)
    case keyFailed(Redacted<String>)
  }

  /// The ids of stack elements are different in each state.
  static let initialState = State()
  static let first = Array(initialState.path.ids)[0]

  @Dependency(\.vault) var vault

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.lid, action: \.lid) { Lid() }
    Reduce { state, action in reduce(&state, action) }
      .forEach(\.rows, action: \.rows) { Row() }
      .forEach(\.path, action: \.path) { Row() }
      .ifLet(\.$child, action: \.child) { Row() }
  }

  private func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .typed(let secret), .pair(_, let secret): state.secret = secret
    case .collected(_, _, let keys, let set): (state.keys, state.set) = (keys, set)
    case .loggedIn(let credentials): state.credentials = credentials
    case .loaded(let credential): state.credential = credential
    case .failed(let failure): state.failure = failure
    case .shared(let secret):
      state.$shared.withLock { $0.token = secret.wrappedValue }
      state.$memory.withLock { $0 = secret }
    case .partTapped(let secret):
      state.$part = state.$shared.token
      state.$part.withLock { $0 = secret.wrappedValue }
    case .stored(let secret):
      state.$file.withLock { $0.token = secret.wrappedValue }
      state.$setting.withLock { $0 = secret }
    case .asked:
      state.secret = vault.secret()
      _ = try? vault.fails()
    case .effect(let secret):
      state.starts += 1
      return .run { send in await send(.typed(secret)) }.cancellable(id: secret, cancelInFlight: true)
        .cancellable(id: LoginID(token: secret.wrappedValue))
    case .alertAsked(let secret):
      state.asking = AlertState {
        TextState("\(secret)")
      } actions: {
        ButtonState(action: .token(secret)) { TextState("\(secret)") }
      }
    case .thrown(let secret): return .run { _ in throw LoginFailure(password: secret) }
    case .keyFailed(let secret):
      let shared = Shared(wrappedValue: secret, FailingKey(id: secret))
      shared.withLock { $0 = secret }
    case .binding, .rows, .path, .child, .lid, .alert: break
    }
    return .none
  }
}
