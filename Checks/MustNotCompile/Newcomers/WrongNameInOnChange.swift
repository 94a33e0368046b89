// grade: C, before: D
// A wrong name inside of the closure of `onChange`.
import Headgate

#if WRONG
  @Reducer
  struct Search {
    @ObservableState
    struct State: Equatable {
      var query = ""
      var isSearching = false
    }
    enum Action {
      case queryChanged(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .queryChanged(let query):
          state.query = query
          return .none
        }
      }
      .onChange(of: \.query) { _, state in  // must say: generic parameter 'Content' could not be inferred
        // must note: Write 'state.isSearching'
        state.isSerching = !state.query.isEmpty
        return .none  // must say: cannot use explicit 'return' statement
      }
    }
  }
#else
  @Reducer
  struct Search {
    @ObservableState
    struct State: Equatable {
      var query = ""
      var isSearching = false
    }
    enum Action {
      case queryChanged(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .queryChanged(let query):
          state.query = query
          return .none
        }
      }
      .onChange(of: \.query) { _, state in
        state.isSearching = !state.query.isEmpty
        return .none
      }
    }
  }
#endif
