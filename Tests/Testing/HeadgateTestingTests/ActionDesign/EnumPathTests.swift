import Headgate
import HeadgateTesting
import Testing

/// A stack whose elements are the cases of an enum reducer.
@MainActor
struct EnumPathTests {
  private let saved = LockIsolated<[String]>([])

  private func makeStore(_ path: Tour.Path.State...) -> TestStoreOf<Tour> {
    TestStore(initialState: Tour.State(path: StackState(path))) {
      Tour()
    } withDependencies: {
      $0.saveStop = { [saved] name in saved.withValue { $0.append(name) } }
    }
  }

  // seed: S0-11, S0-22
  @Test func `a parent pushes a case`() async {
    let store = makeStore()
    await store.send(.showButtonTapped) { $0.path.append(.show(ShowStop.State(name: "Gate"))) }
    await store.send(.path(.element(id: 0, action: .show(.visited)))) {
      $0.path[id: 0]?.modify(\.show) { $0.visits = 1 }
    }
  }

  // seed: S0-11, S0-22, S0-23
  @Test func `a parent reads one case of an element by name, and pushes another one`() async {
    let store = makeStore(.show(ShowStop.State(name: "Pond")))
    await store.send(.path(.element(id: 0, action: .show(.editButtonTapped)))) {
      $0.path.append(.edit(EditStop.State(name: "Pond")))
    }
    #expect(store.state.path[id: 0]?.show?.name == "Pond")
    #expect(store.state.path[id: 0]?.edit == nil)
    #expect(store.state.path[id: 1]?.edit?.name == "Pond")
    #expect(store.state.path[id: 2]?.show == nil)
  }

  // seed: S0-23, S0-24, S0-26
  @Test func `a parent pops an element in answer to it, and goes on with what it read`() async {
    let store = makeStore(.show(ShowStop.State(name: "Pond")), .edit(EditStop.State(name: "Pond")))
    await store.send(\.path[id: 1].edit.nameChanged, "Lake") { $0.path[id: 1]?.modify(\.edit) { $0.name = "Lake" } }
    await store.send(.path(.element(id: 1, action: .edit(.saveButtonTapped)))) { $0.path.pop(from: 1) }
    #expect(saved.value == ["Lake"])
    #expect(store.state.path.count == 1)
  }

  // seed: S0-24
  @Test func `a pop takes what lies above along`() async {
    let store = makeStore(
      .edit(EditStop.State(name: "Pond")),
      .show(ShowStop.State(name: "Bank")),
      .show(ShowStop.State(name: "Reed"))
    )
    await store.send(.path(.element(id: 0, action: .edit(.saveButtonTapped)))) { $0.path = StackState() }
    #expect(saved.value == ["Pond"])
  }

  // seed: S0-25
  @Test func `an element's effects run and end with it`() async {
    let store = makeStore(.show(ShowStop.State(name: "Pond")))
    await store.send(\.path[id: 0].show.watchButtonTapped)
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
    await store.finish()
  }

  // seed: S0-23, S0-25
  @Test func `an action of another case than the element's is reported, and the parent sees it`() async {
    let store = makeStore(.show(ShowStop.State(name: "Pond")))
    let issues = await recordingIssues {
      await store.send(.path(.element(id: 0, action: .edit(.saveButtonTapped))))
    }
    #expect(issues.count == 1)
    #expect(saved.value == [])
  }

  // seed: S0-3, S0-5, S0-22
  @Test func `states and actions of cases are equal by value and cross tasks, without an extension`() async {
    let state = await Task.detached { Tour.State(path: StackState([.show(ShowStop.State(name: "Pond"))])) }.value
    #expect(state.path[id: 0] == .show(ShowStop.State(name: "Pond")))
    #expect(state.path[id: 0] != .show(ShowStop.State(name: "Lake")))
    #expect(state.path[id: 0] != .edit(EditStop.State(name: "Pond")))
    let action = await Task.detached { Tour.Action.path(.element(id: 0, action: .edit(.nameChanged("a")))) }.value
    #expect(action == .path(.element(id: 0, action: .edit(.nameChanged("a")))))
    #expect(action != .path(.element(id: 0, action: .edit(.nameChanged("b")))))
    #expect(action != .path(.element(id: 0, action: .show(.editButtonTapped))))
  }
}

@Reducer
private struct ShowStop {
  @ObservableState
  struct State: Equatable, Sendable {
    var name: String
    var visits = 0
  }

  enum Action: Equatable, Sendable {
    case editButtonTapped
    case visited
    case watchButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editButtonTapped: return .none
      case .visited:
        state.visits += 1
        return .none
      case .watchButtonTapped:
        return .run { _ in try await Task.never() }
      }
    }
  }
}

@Reducer
private struct EditStop {
  @ObservableState
  struct State: Equatable, Sendable {
    var name: String
  }

  enum Action: Equatable, Sendable {
    case nameChanged(String)
    case saveButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .nameChanged(let name) = action { state.name = name }
      return .none
    }
  }
}

@Reducer
private struct Tour {
  @ObservableState
  struct State: Equatable, Sendable {
    var path = StackState<Path.State>()
  }

  enum Action: Equatable, Sendable {
    case showButtonTapped
    case path(StackAction<Path.State, Path.Action>)
  }

  @Reducer
  enum Path {
    case show(ShowStop)
    case edit(EditStop)
  }

  @Dependency(\.saveStop) var saveStop

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .showButtonTapped:
        state.path.append(.show(ShowStop.State(name: "Gate")))
        return .none

      case .path(.element(id: let id, action: .show(.editButtonTapped))):
        guard let show = state.path[id: id]?.show else { return .none }
        state.path.append(.edit(EditStop.State(name: show.name)))
        return .none

      case .path(.element(id: let id, action: .edit(.saveButtonTapped))):
        guard let edit = state.path[id: id]?.edit else { return .none }
        state.path.pop(from: id)
        return .run { _ in await saveStop(edit.name) }

      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension DependencyValues {
  fileprivate var saveStop: @Sendable (String) async -> Void {
    get { self[SaveStopKey.self] }
    set { self[SaveStopKey.self] = newValue }
  }

  private enum SaveStopKey: TestDependencyKey {
    static let testValue: @Sendable (String) async -> Void = { _ in }
  }
}
