import HeadgateUDF

/// A small state with parts, and actions as small structs.
struct CounterState: Equatable, Sendable {
  var count = 0
  var name = "A name that does not fit into a small string"
  var user = UserState()
}

struct UserState: Equatable, Sendable {
  var name: String?
  var isLoading = false
  var failure: String?
}

struct Incremented: Action, Equatable {
  var by = 1
}
struct Renamed: Action, Equatable { let name: String }
struct UserRequested: Action, Equatable { let id: Int }
struct UserLoaded: Action, Equatable { let name: String }
struct UserLoadFailed: Action, Equatable { let reason: String }
struct Forgotten: Action, Equatable {}

let counterReducer: Reducer<CounterState> = { state, action in
  switch action {
  case let action as Incremented: state.count += action.by
  case let action as Renamed: state.name = action.name
  default: break
  }
}

let userReducer: Reducer<UserState> = { state, action in
  switch action {
  case is UserRequested: state.isLoading = true
  case let action as UserLoaded:
    state.isLoading = false
    state.name = action.name
  case let action as UserLoadFailed:
    state.isLoading = false
    state.failure = action.reason
  default: break
  }
}

let userLoading: SideEffectReducer<UserState> = { _, action in
  enum CancelID { case load }
  switch action {
  case let action as UserRequested:
    @Dependency(\.users) var users
    return .run { send in
      await send(UserLoaded(name: try await users.load(action.id)))
    } catch: { error, send in
      await send(UserLoadFailed(reason: "\(error)"))
    }
    .cancellable(id: CancelID.load, cancelInFlight: true)
  case is Forgotten: return .cancel(id: CancelID.load)
  default: return .none
  }
}

let appReducer: CombinedReducer<CounterState> = combine {
  counterReducer
  embed(\.user, userReducer)
  embed(\.user, userLoading)
}

struct Users: Sendable {
  var load: @Sendable (Int) async throws -> String
  struct NotFound: Error {}
}

extension Users: TestDependencyKey {
  static var testValue: Users { Users { _ in throw NotFound() } }
}

extension DependencyValues {
  var users: Users {
    get { self[Users.self] }
    set { self[Users.self] = newValue }
  }
}
