// holds: STORE-67
import Headgate

@Reducer
struct Counter {
  struct State {
    var count = 0
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@CasePathable
enum PageAction {
  case counter(Counter.Action)
}

@CasePathable
enum Page {
  case counter(Counter.State)
}

func page() -> some Reducer<Page, PageAction> {
  #if WRONG
    Scope(state: \.counter, action: \.counter) { Counter() }  // must say: key path cannot refer to enum case 'counter'
  #else
    EmptyReducer().ifCaseLet(\.counter, action: \.counter) { Counter() }
  #endif
}
