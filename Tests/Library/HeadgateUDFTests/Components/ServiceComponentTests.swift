// Tests of: Components, UDF-30, UDF-31, UDF-32, UDF-35

import HeadgateUDF
import Testing

private struct TrackerProps: Equatable, Sendable {
  var screen = ""
}

private final class Tracker: ServiceComponent, @unchecked Sendable {
  // Sendable: the props are set on the queue of the component only, and read by nobody else.
  let disposer = Disposer()
  let notes = Notes<String>()
  var props = TrackerProps() {
    didSet {
      dispatchPrecondition(condition: .notOnQueue(.main))
      notes.add(props.screen)
    }
  }
}

private final class Player: Component, @unchecked Sendable {
  // Sendable: as above.
  let disposer = Disposer()
  let queue = DispatchQueue(label: "player")
  let notes = Notes<Int>()
  var props = 0 {
    didSet {
      dispatchPrecondition(condition: .onQueue(queue))
      notes.add(props)
    }
  }
}

private struct TrackerMapper: Mapper {
  func props(of state: CounterState) -> TrackerProps { TrackerProps(screen: state.name) }
}

private struct TrackerConnector: Connector {
  func props(of state: CounterState, _ dispatcher: any ActionDispatcher) -> TrackerProps {
    TrackerProps(screen: "connected \(state.name)")
  }
}

private final class OwnTracker: ServiceComponent, Connector, @unchecked Sendable {
  // Sendable: as above.
  let disposer = Disposer()
  let notes = Notes<String>()
  var props = TrackerProps() { didSet { notes.add(props.screen) } }
  func props(of state: CounterState, _ dispatcher: any ActionDispatcher) -> TrackerProps {
    TrackerProps(screen: "own \(state.name)")
  }
}

private final class Recorder: ServiceComponent, ServiceActionListener, @unchecked Sendable {
  // Sendable: as above.
  let disposer = Disposer()
  let notes = Notes<String>()
  var props = 0 { didSet { notes.add("\(props)") } }
  func heard(_ action: any Action, _ state: Int) { notes.add("\(type(of: action))") }
}

/// Props that are compared on the main actor only.
private struct CountProps: Sendable {
  static let calls = Notes<Bool>()
  var count = 0
}

extension CountProps: @MainActor Equatable {
  @MainActor static func == (lhs: Self, rhs: Self) -> Bool {
    calls.add(Thread.isMainThread)
    return lhs.count == rhs.count
  }
}

private final class Counter: ServiceComponent, @unchecked Sendable {
  // Sendable: as above.
  let disposer = Disposer()
  let counts = Notes<Int>()
  var props = CountProps() { didSet { counts.add(props.count) } }
}

@Suite(.timeLimit(.minutes(10)))
struct ServiceComponentTests {
  private func makeStore() -> Store<CounterState> { Store(state: CounterState(name: "home"), reducer: appReducer) }

  // holds: UDF-31
  @Test func `props whose comparison belongs to the main actor are not compared elsewhere`() async {
    let store = makeStore()
    let counter = Counter()
    counter.connect(to: store) { state, _ in CountProps(count: state.count) }
    await counter.counts.wait { $0.count == 1 }
    store.dispatch(Incremented())
    await counter.counts.wait { $0.last == 1 }
    store.dispatch(Renamed(name: "detail"))
    await store.settle(on: counter.queue)
    #expect(CountProps.calls.values.allSatisfy { $0 })
  }

  // holds: UDF-30, UDF-31
  @Test func `a service's props are set in the background, when they have changed`() async {
    let store = makeStore()
    let tracker = Tracker()
    tracker.connect(to: store, by: TrackerMapper())
    await tracker.notes.wait { $0 == ["home"] }
    store.dispatch(Incremented())
    await store.settle(on: tracker.queue)
    store.dispatch(Renamed(name: "detail"))
    await tracker.notes.wait { $0.count == 2 }
    #expect(tracker.notes.values == ["home", "detail"])
  }

  // holds: UDF-30
  @Test func `a component has a queue of its own`() async {
    let store = makeStore()
    let player = Player()
    player.connect(to: store, at: \.count)
    await player.notes.wait { $0 == [0] }
    store.dispatch(Incremented())
    await player.notes.wait { $0 == [0, 1] }
    let other = Player()
    other.connect(to: store.scope(\.count))
    await other.notes.wait { $0 == [1] }
  }

  // holds: UDF-30
  @Test func `by connector, by closure, and by itself`() async {
    let store = makeStore()
    let connected = Tracker()
    connected.connect(to: store, by: TrackerConnector())
    await connected.notes.wait { $0 == ["connected home"] }
    let closed = Tracker()
    closed.connect(to: store) { state, _ in TrackerProps(screen: "closed \(state.name)") }
    await closed.notes.wait { $0 == ["closed home"] }
    let own = OwnTracker()
    own.connect(to: store)
    await own.notes.wait { $0 == ["own home"] }
  }

  // holds: UDF-30, UDF-35
  @Test func `a service is a component and a listener at once`() async {
    let store = makeStore()
    let recorder = Recorder()
    recorder.connect(to: store, at: \.count)
    recorder.listen(to: store, at: \.count)
    await recorder.notes.wait { $0 == ["0"] }
    store.dispatch(Incremented())
    await recorder.notes.wait { $0.count == 3 }
    #expect(recorder.notes.values == ["0", "Incremented", "1"])
  }

  // holds: UDF-32
  @Test func `a service that has gone is told nothing`() async {
    let store = makeStore()
    let notes: Notes<String>
    do {
      let tracker = Tracker()
      notes = tracker.notes
      tracker.connect(to: store, by: TrackerMapper())
      await notes.wait { $0 == ["home"] }
    }
    store.dispatch(Renamed(name: "late"))
    await store.settle(on: Tracker().queue)
    #expect(notes.values == ["home"])
  }
}
