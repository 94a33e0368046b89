import Headgate
import HeadgateTesting
import Testing

@MainActor
struct StackStateIDsTests {
  // holds: NAV-53
  @Test func `elements that stay keep their ids, whatever goes`() {
    withDependencies {
      $0.stackElementID = .incrementing
    } operation: {
      let full: StackState<String> = ["a", "b", "c", "d"]
      var stack = full
      stack.removeAll { $0 == "b" }
      #expect(Array(stack.ids) == [0, 2, 3])
      #expect(stack._$structure != full._$structure)
      let before = stack._$structure
      stack.removeAll { $0 == "b" }
      #expect(stack._$structure == before)
      let filtered: StackState<String> = full.filter { $0 > "b" }
      #expect(Array(filtered.ids) == [2, 3])
      #expect(Array(filtered) == ["c", "d"])
      #expect(StackState(full) == full)
      #expect(Array(StackState(full.prefix(2)).ids) == [0, 1])
      #expect(Array(StackState(full.dropFirst()).ids) == [1, 2, 3])
      #expect(Array(full.ids) == [0, 1, 2, 3])
    }
  }

  // holds: NAV-53
  @Test func `a condition that throws changes nothing`() {
    struct Refusal: Error {}
    var stack: StackState<String> = ["a", "b"]
    let before = stack
    #expect(throws: Refusal.self) {
      try stack.removeAll { if $0 == "b" { throw Refusal() } else { true } }
    }
    #expect(stack == before)
    #expect(stack._$structure == before._$structure)
  }

  // holds: NAV-40, NAV-44
  @Test func `what is pushed in a test store gets no id of the state that was made before the store`() async throws {
    let initial = Trail.State(path: [Stop.State(name: "Hut"), Stop.State(name: "Lake")])
    let ids = Array(initial.path.ids)
    let last = try #require(ids.last)
    let store = TestStore(initialState: initial) { Trail() }
    await store.send(.path(.popFrom(id: last))) {
      $0.log = ["pop Lake of 2"]
      $0.path.pop(from: last)
    }
    await store.send(.addButtonTapped("Top")) { $0.path.append(Stop.State(name: "Top")) }
    await store.send(.backToRootButtonTapped) { $0.path = StackState() }
    await store.send(.addButtonTapped("Sea")) { $0.path.append(Stop.State(name: "Sea")) }
    #expect(!ids.contains { store.state.path.ids.contains($0) })
    #expect(store.state.path.count == 1)

    let other = TestStore(initialState: Trail.State()) { Trail() }
    await other.send(.addButtonTapped("Hut")) { $0.path.append(Stop.State(name: "Hut")) }
    #expect(Array(other.state.path.ids) == [0])
  }

  // holds: NAV-40
  @Test func `other dependencies in a test store make no id twice`() async {
    let store = TestStore(initialState: Trail.State()) { Trail() }
    await store.send(.addButtonTapped("Hut")) { $0.path.append(Stop.State(name: "Hut")) }
    await store.send(.backToRootButtonTapped) { $0.path = StackState() }
    await store.withDependencies {
      $0.stackElementID = .incrementing
    } operation: {
      await store.send(.addButtonTapped("Lake")) { $0.path[id: 1] = Stop.State(name: "Lake") }
    }
    await store.send(.addButtonTapped("Top")) { $0.path[id: 2] = Stop.State(name: "Top") }
  }

  // holds: NAV-40
  @Test func `an id that a test has written is not made again`() async {
    withDependencies {
      $0.stackElementID = .incrementing
    } operation: {
      var stack = StackState<String>()
      stack[id: 5] = "a"
      stack = StackState()
      stack.append("b")
      #expect(Array(stack.ids) == [6])
    }
    let store = TestStore(initialState: Trail.State()) { Trail() }
    store.exhaustivity = .off
    let issues = await recordingIssues { await store.send(.path(.push(id: 7, state: Stop.State(name: "Lake")))) }
    #expect(issues.count == 1)
    await store.send(.addButtonTapped("Top"))
    #expect(Array(store.state.path.ids) == [7, 8])
  }
}
