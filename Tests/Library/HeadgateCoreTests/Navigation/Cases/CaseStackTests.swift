// Tests of: NAV-46, NAV-51, NAV-52, NAV-70

import Headgate
import HeadgateTesting
import Testing

/// Stacks whose features are the cases of an enum reducer.
@MainActor
struct CaseStackTests {
  private func makeStore(_ path: Walk.Path.State...) -> TestStoreOf<Walk> {
    TestStore(initialState: Walk.State(path: StackState(path))) { Walk() }
  }

  // holds: NAV-70
  @Test func `forEach runs the feature of the element's case, then the parent`() async {
    let store = makeStore(.stop(Stop.State(name: "Hut")), .end)
    await store.send(\.path[id: 0].stop.renamed, "Barn") { $0.path[id: 0, case: \.stop]?.name = "Barn" }
    await store.send(.path(.push(id: 2, state: .trail(Stop.State(name: "Lake"))))) {
      $0.path[id: 2] = .trail(Stop.State(name: "Lake"))
    }
    await store.send(\.path[id: 2].trail.renamed, "Sea") {
      $0.path[id: 2]?.modify(\.trail) { $0.name = "Sea" }
    }
    #expect(store.state.path[id: 2]?.trail?.name == "Sea")
    await store.send(\.path.popFrom, 1) { $0.path.pop(from: 1) }
  }

  // holds: NAV-46, NAV-70
  @Test func `an element that goes takes the effects of its case along`() async {
    let store = makeStore(.stop(Stop.State(name: "Hut")), .trail(Stop.State(name: "Lake")))
    let watching = await store.send(\.path[id: 1].trail.watchButtonTapped)
    await store.send(\.path.popFrom, 1) { $0.path.removeLast() }
    await watching.finish()
  }

  // holds: NAV-51
  @Test func `a store has a store for each element, and the element says which feature it is in`() throws {
    let path: StackState<Walk.Path.State> = [.stop(Stop.State(name: "Hut")), .end]
    let store = Store(initialState: Walk.State(path: path)) { Walk() }
    let elements = store.scope(state: \.path, action: \.path)
    #expect(elements.count == 2)
    #expect(elements[0] === store.scope(\.path, action: \.path)[0])
    guard case .stop(let stop) = elements[0].case, case .end = elements[1].case else {
      Issue.record("another case")
      return
    }
    stop.send(.renamed("Barn"))
    let id = try #require(store.path.ids.first)
    #expect(store.path[id: id, case: \.stop]?.name == "Barn")
    store.send(.path(.popFrom(id: id)))
    #expect(store.scope(state: \.path, action: \.path).isEmpty)
    // A store that is kept shows what was there last.
    #expect(stop.name == "Barn")
  }

  // holds: NAV-51
  @Test func `readers of the stores are told of changes of ids, readers of an element by field`() {
    let store = Store(initialState: Walk.State(path: [.stop(Stop.State(name: "Hut"))])) { Walk() }
    var counts: [Int] = []
    var names: [String] = []
    let tokens = [
      store.observe { counts.append(store.scope(state: \.path, action: \.path).count) },
      store.observe {
        if case .stop(let stop)? = store.scope(state: \.path, action: \.path).first?.case { names.append(stop.name) }
      },
    ]
    defer { tokens.forEach { $0.cancel() } }
    store.scope(state: \.path, action: \.path)[0].send(.stop(.renamed("Barn")))
    #expect(names == ["Hut", "Barn"])
    #expect(counts == [1])
  }

  // holds: NAV-52
  @Test func `an element is read, changed and removed by its case`() throws {
    var path: StackState<Walk.Path.State> = [.stop(Stop.State(name: "Hut")), .end]
    let id = try #require(path.ids.first)
    #expect(path[id: id, case: \.trail] == nil)
    let issues = recordingIssues { path[id: id, case: \.trail] = nil }
    #expect(issues.count == 1 && issues.allSatisfy { $0.text.hasSuffix("[CORE-66]") } && path.count == 2)
    path[id: id, case: \.stop] = Stop.State(name: "Lake")
    #expect(path.first == .stop(Stop.State(name: "Lake")))
    path[id: id, case: \.stop] = nil
    #expect(Array(path) == [.end])
  }
}

@Reducer
private struct Walk {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
  }

  @Reducer
  enum Path {
    case stop(Stop)
    case trail(Stop)
    case end
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: \.path)
  }
}
