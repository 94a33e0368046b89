public import HeadgateCore

/// A function that changes the state for an action and has no side effects.
///
/// It can be a global `let`. It receives every action and ignores the actions that it does not handle.
///
/// ```swift
/// let userReducer: Reducer<UserState> = { state, action in
///   switch action {
///   case let action as UserLoaded: state.user = action.user
///   default: break
///   }
/// }
/// ```
public typealias Reducer<State> = @Sendable (_ state: inout State, _ action: any Action) -> Void

/// A function that changes the state for an action and returns a side effect.
///
/// ```swift
/// let loading: SideEffectReducer<UserState> = { state, action in
///   guard let action = action as? UserRequested else { return .none }
///   state.isLoading = true
///   @Dependency(\.users) var users
///   return .run { send in await send(UserLoaded(user: try await users.load(action.id))) }
/// }
/// ```
public typealias SideEffectReducer<State> = @Sendable (_ state: inout State, _ action: any Action) -> SideEffect

/// The asynchronous work that an action starts: an effect of the engine, with all its operators.
///
/// It runs off the store's queue and ends with its store. It sends actions through `send`, which returns when the action is
/// reduced. A sent action is reduced before dispatched actions that wait.
///
/// ```swift
/// return .run { send in await send(UserLoaded(user: try await users.load(id))) }
///   .cancellable(id: CancelID.load, cancelInFlight: true)
/// ```
public typealias SideEffect = Effect<any Action>
