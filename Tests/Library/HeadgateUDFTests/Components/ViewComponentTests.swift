import HeadgateUDF
import Testing

private struct NameProps: Equatable, Sendable {
  var title = ""
}

private struct ButtonProps {
  var title = ""
  var tap: @MainActor () -> Void = {}
}

@MainActor
private final class NameView: ViewComponent {
  let disposer = Disposer()
  private(set) var titles: [String] = []
  let notes = Notes<String>()
  var props = NameProps() {
    didSet {
      #expect(Thread.isMainThread || DispatchQueue.isMain)
      titles.append(props.title)
      notes.add(props.title)
    }
  }
}

extension DispatchQueue {
  /// Whether this is the main queue, which on some systems is not the first thread's.
  fileprivate static var isMain: Bool {
    dispatchPrecondition(condition: .onQueue(.main))
    return true
  }
}

@MainActor
private final class ButtonView: ViewComponent {
  let disposer = Disposer()
  let notes = Notes<String>()
  var props = ButtonProps() { didSet { notes.add(props.title) } }
}

private struct NameMapper: Mapper {
  func props(of state: CounterState) -> NameProps { NameProps(title: state.name) }
}

private struct ButtonConnector: Connector {
  func props(of state: Int, _ dispatcher: any ActionDispatcher) -> ButtonProps {
    ButtonProps(title: "\(state)", tap: { dispatcher.dispatch(Incremented()) })
  }
}

@MainActor
private final class OwnConnectorView: ViewComponent, Connector {
  let disposer = Disposer()
  let notes = Notes<String>()
  var props = NameProps() { didSet { notes.add(props.title) } }
  nonisolated func props(of state: CounterState, _ dispatcher: any ActionDispatcher) -> NameProps {
    NameProps(title: "own \(state.count)")
  }
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ViewComponentTests {
  private func makeStore() -> Store<CounterState> {
    Store(state: CounterState(name: "first"), reducer: appReducer)
  }

  // holds: UDF-30, UDF-31
  @Test func `props are set at once, and then when they have changed, by key path`() async {
    let store = makeStore()
    let view = NameView()
    view.connect(to: store.scope { NameProps(title: $0.name) })
    #expect(view.titles == ["first"])
    store.dispatch(Incremented())
    store.dispatch(Renamed(name: "second"))
    await view.notes.wait { $0.last == "second" }
    store.dispatch(Renamed(name: "second"))
    await store.settle(on: .main)
    #expect(view.titles == ["first", "second"])
  }

  // holds: UDF-30
  @Test func `a component is connected by key path, mapper, closure, connector and itself`() async {
    struct Screen: Sendable { var props = NameProps(title: "screen") }
    let screens = Store(state: Screen()) { state, action in
      if let action = action as? Renamed { state.props.title = action.name }
    }
    let first = NameView()
    first.connect(to: screens, at: \.props)
    screens.dispatch(Renamed(name: "x"))
    await first.notes.wait { $0.last == "x" }
    #expect(first.titles == ["screen", "x"])

    let store = makeStore()
    let mapped = NameView()
    mapped.connect(to: store, by: NameMapper())
    #expect(mapped.titles == ["first"])

    let closed = ButtonView()
    closed.connect(to: store) { state, dispatcher in
      ButtonProps(title: state.name, tap: { dispatcher.dispatch(Renamed(name: "tapped")) })
    }
    closed.props.tap()
    await closed.notes.wait { $0.last == "tapped" }
    await mapped.notes.wait { $0.last == "tapped" }

    let connected = ButtonView()
    connected.connect(to: store.scope(\.count), by: ButtonConnector())
    connected.props.tap()
    await connected.notes.wait { $0.last == "1" }
    #expect(connected.notes.values == ["0", "1"])

    let own = OwnConnectorView()
    own.connect(to: store)
    store.dispatch(Incremented())
    await own.notes.wait { $0.last == "own 2" }
  }

  // holds: UDF-31
  @Test func `props that cannot be compared are set after changes of the part that is connected only`() async {
    let store = makeStore()
    let view = ButtonView()
    view.connect(to: store.scope(\.count), by: ButtonConnector())
    store.dispatch(Renamed(name: "other"))
    await store.settle(on: .main)
    #expect(view.notes.values == ["0"])
  }

  // holds: UDF-32
  @Test func `a component that has gone is told nothing, and ends what connected it`() async {
    let store = makeStore()
    let notes: Notes<String>
    weak var gone: NameView?
    do {
      let view = NameView()
      gone = view
      notes = view.notes
      view.connect(to: store, by: NameMapper())
    }
    #expect(gone == nil)
    store.dispatch(Renamed(name: "late"))
    await store.settle(on: .main)
    #expect(notes.values == ["first"])
  }

  // holds: UDF-32
  @Test func `a component whose disposer is disposed of is told nothing more`() async {
    let store = makeStore()
    let view = NameView()
    view.connect(to: store, by: NameMapper())
    view.disposer.dispose()
    store.dispatch(Renamed(name: "late"))
    await store.settle(on: .main)
    #expect(view.titles == ["first"])
  }
}
