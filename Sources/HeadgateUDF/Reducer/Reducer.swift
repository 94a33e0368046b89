public import HeadgateCore

/// Changes the state by an action, and does nothing else.
///
/// A function, so that it can stand in a global `let`. It sees every action, and passes by those that are none of its business.
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

/// Changes the state by an action, and says what else is to be done.
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

/// What is done besides the change of the state: an effect of the engine, with all its operators.
///
/// It runs off the store, may be `async`, dispatches by the `send` that it is handed, and ends with its store. What is sent does not
/// wait behind actions that were dispatched: `send` returns when it is reduced.
///
/// ```swift
/// return .run { send in await send(UserLoaded(user: try await users.load(id))) }
///   .cancellable(id: CancelID.load, cancelInFlight: true)
/// ```
public typealias SideEffect = Effect<any Action>
