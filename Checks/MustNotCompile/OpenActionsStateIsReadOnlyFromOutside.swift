import HeadgateUDF

struct AppState: Sendable {
  var count = 0
}

func use(_ store: Store<AppState>) {
  #if WRONG
    store.state.count = 1  // must say: cannot assign to property
  #else
    _ = store.state.count
  #endif
}
