import HeadgateUDF
import Testing

private final class Analytics: ServiceActionListener, @unchecked Sendable {
  // Sendable: it has constants only.
  let disposer = Disposer()
  let notes = Notes<String>()
  func heard(_ action: any Action, _ state: Int) {
    dispatchPrecondition(condition: .notOnQueue(.main))
    notes.add("\(type(of: action)) \(state)")
  }
}

private struct IncrementConnector: ActionConnector {
  func state(of state: CounterState, for action: any Action) -> Int? { action is Incremented ? state.count : nil }
}

private final class OwnAnalytics: ServiceActionListener, ActionConnector, @unchecked Sendable {
  // Sendable: as above.
  let disposer = Disposer()
  let notes = Notes<String>()
  func heard(_ action: any Action, _ state: String) { notes.add("\(type(of: action)) \(state)") }
  func state(of state: CounterState, for action: any Action) -> String? { action is Renamed ? state.name : nil }
}

@MainActor
private final class Banner: ViewActionListener {
  let disposer = Disposer()
  let notes = Notes<String>()
  func heard(_ action: any Action, _ state: Int) {
    MainActor.preconditionIsolated()
    notes.add("\(type(of: action)) \(state)")
  }
}

@MainActor
private final class OwnBanner: ViewActionListener, ActionConnector {
  let disposer = Disposer()
  let notes = Notes<String>()
  func heard(_ action: any Action, _ state: String) { notes.add(state) }
  nonisolated func state(of state: CounterState, for action: any Action) -> String? {
    action is Renamed ? state.name : nil
  }
}

@Suite(.timeLimit(.minutes(10)))
struct ActionListenerTests {
  private func makeStore() -> Store<CounterState> { Store(state: CounterState(), reducer: appReducer) }

  // holds: UDF-35
  @Test func `a service hears of each action after the change, in the background`() async {
    let store = makeStore()
    let whole = Analytics()
    whole.listen(to: store.scope(\.count))
    let part = Analytics()
    part.listen(to: store, at: \.count)
    store.dispatch(Incremented())
    store.dispatch(Renamed(name: "x"))
    await whole.notes.wait { $0.count == 2 }
    await part.notes.wait { $0.count == 2 }
    #expect(whole.notes.values == ["Incremented 1", "Renamed 1"])
    #expect(part.notes.values == whole.notes.values)
  }

  // holds: UDF-35
  @Test func `a connector, a closure and the listener itself choose what is heard`() async {
    let store = makeStore()
    let connected = Analytics()
    connected.listen(to: store, by: IncrementConnector())
    let closed = Analytics()
    closed.listen(to: store) { state, action in action is Renamed ? state.count : nil }
    let own = OwnAnalytics()
    own.listen(to: store)
    store.dispatch(Renamed(name: "x"))
    store.dispatch(Incremented())
    store.dispatch(Renamed(name: "y"))
    await own.notes.wait { $0.count == 2 }
    await connected.notes.wait { $0.count == 1 }
    await closed.notes.wait { $0.count == 2 }
    #expect(connected.notes.values == ["Incremented 1"])
    #expect(closed.notes.values == ["Renamed 0", "Renamed 1"])
    #expect(own.notes.values == ["Renamed x", "Renamed y"])
  }

  // holds: UDF-35
  @MainActor
  @Test func `a view hears on the main actor`() async {
    let store = makeStore()
    let banner = Banner()
    banner.listen(to: store, at: \.count)
    let connected = Banner()
    connected.listen(to: store, by: IncrementConnector())
    let scoped = Banner()
    scoped.listen(to: store.scope(\.count))
    let own = OwnBanner()
    own.listen(to: store)
    store.dispatch(Renamed(name: "x"))
    store.dispatch(Incremented())
    await banner.notes.wait { $0.count == 2 }
    await connected.notes.wait { $0.count == 1 }
    await scoped.notes.wait { $0.count == 2 }
    await own.notes.wait { $0.count == 1 }
    #expect(banner.notes.values == ["Renamed 0", "Incremented 1"])
    #expect(connected.notes.values == ["Incremented 1"])
    #expect(own.notes.values == ["x"])
  }

  // holds: UDF-35
  @Test func `a listener that has gone hears nothing`() async {
    let store = makeStore()
    let notes: Notes<String>
    do {
      let analytics = Analytics()
      notes = analytics.notes
      analytics.listen(to: store, at: \.count)
      store.dispatch(Incremented())
      await notes.wait { $0.count == 1 }
    }
    store.dispatch(Incremented())
    await store.settle(on: Analytics().queue)
    #expect(notes.values == ["Incremented 1"])
  }
}
