// holds: UDF-46
import HeadgateUDF

let count: Reducer<Int> = { state, _ in state += 1 }

#if WRONG
  final class Screen: StoreSubscriber {  // must say: Write 'store.observe { state in … }
    typealias StoreSubscriberStateType = Int
  }
  let logging: Middleware<Int> = { _ in }  // must say: Write a 'SideEffectReducer'
  func subscribe(_ store: Store<Int>) {
    store.subscribe(1)  // must say: Write 'store.observe { state in … }
    store.unsubscribe(1)  // must say: Dispose of what 'observe' has returned
    _ = Store(reducer: count, state: 1)  // must say: Write 'Store(state: AppState(), reducer: appReducer)'
  }
#endif
