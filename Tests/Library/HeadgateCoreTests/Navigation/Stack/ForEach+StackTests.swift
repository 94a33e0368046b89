import Headgate
import HeadgateTesting
import Testing

@MainActor
struct ForEachStackTests {
  private func makeStore(_ names: String...) -> TestStoreOf<Trail> {
    TestStore(initialState: Trail.State(path: StackState(names.map { Stop.State(name: $0) }))) { Trail() }
  }

  // holds: NAV-40, NAV-44
  @Test func `elements get ids from 0 in each test store, and closures see the same ids`() async {
    for _ in 1...2 {
      let store = makeStore()
      await store.send(.addButtonTapped("Hut")) { $0.path.append(Stop.State(name: "Hut")) }
      await store.send(.addButtonTapped("Lake")) { $0.path[id: 1] = Stop.State(name: "Lake") }
      #expect(Array(store.state.path.ids) == [0, 1])
      await store.send(.backToRootButtonTapped) { $0.path = StackState() }
      await store.send(.addButtonTapped("Top")) { $0.path.append(Stop.State(name: "Top")) }
      #expect(Array(store.state.path.ids) == [2])
    }
  }

  // holds: NAV-41
  @Test func `an element's action is seen by the element, then by the parent`() async {
    let store = makeStore("Hut", "Lake")
    await store.send(.path(.element(id: 1, action: .renamed("Sea")))) {
      $0.path[id: 1]?.name = "Sea"
      $0.log = ["renamed to Sea"]
    }
    await store.send(\.path[id: 0].renamed, "Barn") {
      $0.path[id: 0]?.name = "Barn"
      $0.log.append("renamed to Barn")
    }
  }

  // holds: NAV-42
  @Test func `a pop is seen by the parent while the element is there, and takes all above it along`() async {
    let store = makeStore("Hut", "Lake", "Top")
    await store.send(\.path[id: 1].watchButtonTapped)
    await store.send(\.path[id: 2].watchButtonTapped)
    await store.send(.path(.popFrom(id: 1))) {
      $0.log = ["pop Lake of 3"]
      $0.path.pop(from: 1)
    }
    #expect(store.state.path.map(\.name) == ["Hut"])
    await store.finish()
  }

  // holds: NAV-43
  @Test func `a push is on the stack when the parent sees it`() async {
    let store = makeStore("Hut")
    await store.send(.path(.push(id: 1, state: Stop.State(name: "Lake")))) {
      $0.path[id: 1] = Stop.State(name: "Lake")
      $0.log = ["push Lake"]
    }
    await store.send(.addButtonTapped("Top")) { $0.path[id: 2] = Stop.State(name: "Top") }
  }

  // holds: NAV-45
  @Test func `an element dismisses itself from an effect`() async {
    let store = makeStore("Hut", "Lake", "Top")
    await store.send(\.path[id: 1].leaveButtonTapped)
    await store.receive(\.path.popFrom) {
      $0.log = ["pop Lake of 3"]
      $0.path.pop(to: 0)
    }
    await store.send(\.path[id: 0].askButtonTapped) { $0.path[id: 0]?.isPresented = true }
    await store.finish()
  }

  // holds: NAV-46
  @Test func `an element that goes takes its effects along, however it goes`() async {
    for end in [Trail.Action.backToRootButtonTapped, .path(.popFrom(id: 0))] {
      let store = makeStore("Hut")
      await store.send(\.path[id: 0].watchButtonTapped)
      await store.withExhaustivity(.off) { await store.send(end) }
      await store.finish()
      #expect(store.state.path.isEmpty)
    }
  }

  // holds: NAV-47
  @Test func `actions about what is not there, or is there already, are reported, and the parent sees them`() async {
    let cases: [(Trail.Action, String)] = [
      (.path(.element(id: 9, action: .renamed("Sea"))), "CORE-6"),
      (.path(.popFrom(id: 9)), "CORE-12"),
      (.path(.push(id: 0, state: Stop.State(name: "Lake"))), "CORE-13"),
      (.path(.push(id: 7, state: Stop.State(name: "Lake"))), "CORE-14"),
    ]
    for (action, number) in cases {
      let store = makeStore("Hut")
      store.exhaustivity = .off
      let issues = await recordingIssues { await store.send(action) }
      #expect(issues.count == 1)
      #expect(issues.first?.text.hasSuffix("[\(number)]") == true)
      #expect(issues.first?.text.contains("It was pushed nonetheless.") == (number == "CORE-14"))
      #expect(store.state.path.count == (number == "CORE-14" ? 2 : 1))
      #expect(issues.first?.fileID.hasSuffix("Trail.swift") == true)
      #expect(store.state.log.count == 1)
    }
  }

  // holds: NAV-48
  @Test func `readers are told when the stack changes, and of an element's fields by field`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Trail.State()) { Trail() })
      var counts: [Int] = []
      let token = store.observe { counts.append(store.path.count) }
      store.send(.addButtonTapped("Hut"))
      guard let id = store.path.ids.last else { return #expect(Bool(false), "nothing was pushed") }
      var names: [String?] = []
      let element = store.scope(state: \.path[id: id], action: \.path[id: id])
      let other = store.observe { names.append(element?.name) }
      store.send(.path(.element(id: id, action: .renamed("Barn"))))
      element?.send(.renamed("Shed"))
      store.send(.path(.popFrom(id: id)))
      #expect(counts == [0, 1, 0])
      #expect(names.prefix(3) == ["Hut", "Barn", "Shed"])
      withExtendedLifetime((token, other)) {}
    }
  }
}
