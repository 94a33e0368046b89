import Headgate

let store = Store(initialState: Counter.State()) { Counter() }
await CounterScreen(store: ViewStore(store)).run()
