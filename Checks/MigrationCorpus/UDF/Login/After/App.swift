import HeadgateUDF

struct AppState: Equatable {
  var auth = AuthState()
  var visits = 0
}

let visits: Reducer<AppState> = { state, action in
  if action is LoggedIn { state.visits += 1 }
  if action is LoggedOut { state.visits = 0 }
}

let auth: Reducer<AppState> = { state, action in
  authReducer(state: &state.auth, action: action)
}

let appReducer: CombinedReducer<AppState> = combine {
  auth
  visits
}

func makeStore() -> Store<AppState> {
  Store(state: AppState(), reducer: appReducer)
}
