// Tests of: NAV-55

import Headgate
import HeadgateTesting
import Testing

/// Alerts that stand on a stack.
@MainActor
struct StackAlertTests {
  private func makeStore(isChain: Bool, _ path: Walk.Path.State...) -> TestStoreOf<Walk> {
    TestStore(initialState: Walk.State(path: StackState(path))) { Walk(isChain: isChain) }
  }

  // holds: NAV-55
  @Test(arguments: [true, false])
  func `the parent sees the alert's action while the alert is there; then it is popped`(isChain: Bool) async {
    let store = makeStore(isChain: isChain, .stop(Stop.State(name: "Hut")), .alert(.delete))
    await store.send(\.path[id: 0].stop.renamed, "Barn") {
      $0.path[id: 0, case: \.stop]?.name = "Barn"
      $0.log = ["of 2"]
    }
    await store.send(\.path[id: 1].alert.confirmed) {
      $0.log.append("of 2")
      $0.path.pop(from: 1)
    }
    #expect(store.state.path.count == 1)
  }

  // holds: NAV-55
  @Test(arguments: [true, false])
  func `all above the alert goes along, with its effects`(isChain: Bool) async {
    let store = makeStore(isChain: isChain, .alert(.delete), .stop(Stop.State(name: "Hut")))
    let watching = await store.send(\.path[id: 1].stop.watchButtonTapped) { $0.log = ["of 2"] }
    await store.send(\.path[id: 0].alert.confirmed) {
      $0.log.append("of 2")
      $0.path.removeAll()
    }
    await watching.finish()
  }

  // holds: NAV-55
  @Test(arguments: [true, false])
  func `what the parent puts in its place stays`(isChain: Bool) async {
    let store = makeStore(isChain: isChain, .alert(.delete))
    await store.send(\.path[id: 0].alert.failed) {
      $0.log = ["of 1"]
      $0.path[id: 0] = .alert(.failed)
    }
    await store.send(\.path[id: 0].alert.moved) {
      $0.log.append("of 1")
      $0.path[id: 0] = .stop(Stop.State(name: "Inbox"))
    }
    await store.send(\.path[id: 0].stop.renamed, "Barn") {
      $0.path[id: 0, case: \.stop]?.name = "Barn"
      $0.log.append("of 1")
    }
  }

  // holds: NAV-55
  @Test(arguments: [true, false])
  func `the same alert goes, changed or not, and one that the parent has popped is gone`(isChain: Bool) async {
    for action in [Folder.Alert.kept, .changed, .closed] {
      let store = makeStore(isChain: isChain, .alert(.delete))
      await store.send(.path(.element(id: 0, action: .alert(action)))) {
        $0.log = ["of 1"]
        $0.path.pop(from: 0)
      }
    }
  }

  // holds: NAV-55
  @Test(arguments: [true, false])
  func `a pop goes on as it was`(isChain: Bool) async {
    let store = makeStore(isChain: isChain, .alert(.delete), .stop(Stop.State(name: "Hut")))
    await store.send(\.path.popFrom, 1) {
      $0.log = ["of 2"]
      $0.path.removeLast()
    }
    await store.send(\.path.popFrom, 0) {
      $0.log.append("of 1")
      $0.path.removeAll()
    }
  }

  // holds: NAV-55
  @Test func `an alert that is the element itself goes`() async {
    let store = TestStore(initialState: Alerts.State(path: [.delete])) { Alerts() }
    await store.send(\.path[id: 0].confirmed) { $0.path.removeAll() }
  }
}

@Reducer
private struct Alerts {
  @ObservableState
  struct State: Equatable {
    var path = StackState<AlertState<Folder.Alert>>()
  }

  enum Action {
    case path(StackAction<AlertState<Folder.Alert>, Folder.Alert>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path)
  }
}

@Reducer
private struct Walk {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var log: [String] = []
  }

  enum Action {
    case path(StackActionOf<Path>)
  }

  @Reducer
  enum Path {
    case stop(Stop)
    case alert(AlertState<Folder.Alert>)
  }

  var isChain = true

  var body: some ReducerOf<Self> {
    if isChain {
      Walk.parent.forEach(\.path, action: \.path)
    } else {
      ForEachElement(\.path, action: \.path)
      Walk.parent
    }
  }

  private static var parent: Reduce<State, Action> {
    Reduce { state, action in
      state.log.append("of \(state.path.count)")
      guard case .path(.element(let id, .alert(let action))) = action else { return .none }
      switch action {
      case .failed: state.path[id: id] = .alert(.failed)
      case .moved: state.path[id: id] = .stop(Stop.State(name: "Inbox"))
      case .kept: state.path[id: id] = state.path[id: id]
      case .changed: state.path[id: id, case: \.alert]?.title = TextState("Delete all?")
      case .closed: state.path.pop(from: id)
      default: break
      }
      return .none
    }
  }
}
