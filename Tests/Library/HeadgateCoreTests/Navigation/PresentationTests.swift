import Headgate
import HeadgateTesting
import Testing

@MainActor
struct PresentationTests {
  private func makeStore(
    _ state: Shop.State = Shop.State()
  ) -> TestStoreOf<Shop> {
    TestStore(initialState: state) { Shop() }
  }

  // holds: NAV-1, NAV-2
  @Test func `an action of the child is seen by the child, then by the parent`() async {
    let store = makeStore()
    await store.send(.openButtonTapped) { $0.item = Item.State(name: "Chair") }
    await store.send(.item(.presented(.renamed("Table")))) {
      $0.item?.name = "Table"
      $0.log = ["renamed to Table"]
    }
    await store.send(\.item.presented.renamed, "Desk") {
      $0.item?.name = "Desk"
      $0.log.append("renamed to Desk")
    }
    await store.send(\.item.renamed, "Bed") {
      $0.item?.name = "Bed"
      $0.log.append("renamed to Bed")
    }
  }

  // holds: NAV-3
  @Test func `a dismissal is seen by the parent while the child is there, and then the child is gone`() async {
    let store = makeStore(Shop.State(item: Item.State(name: "Chair")))
    await store.send(.item(.dismiss)) {
      $0.log = ["dismissed Chair"]
      $0.item = nil
    }
  }

  // holds: NAV-3
  @Test(arguments: Hallway.Build.allCases)
  func `a child goes where its statements end, or at the operator that stands on them`(_ build: Hallway.Build) async {
    let store = TestStore(initialState: Hallway.State(item: Item.State(name: "Chair"))) { Hallway(build: build) }
    await store.send(.item(.dismiss)) {
      $0.log = build == .statements ? ["inner Chair", "outer Chair"] : ["inner Chair", "outer nothing"]
      $0.item = nil
    }
  }

  // holds: NAV-4
  @Test func `a parent that replaces the child while it is dismissed keeps the new one`() async {
    let store = makeStore(Shop.State(item: Item.State(name: "Chair"), next: "Table"))
    await store.send(.item(.dismiss)) {
      $0.log = ["dismissed Chair"]
      $0.item = Item.State(name: "Table")
      $0.next = nil
    }
    await store.send(.item(.dismiss)) {
      $0.log.append("dismissed Table")
      $0.item = nil
    }
  }

  // holds: NAV-5
  @Test func `an action without a child is reported, and the parent sees it`() async {
    let store = Store(initialState: Shop.State()) { Shop() }
    for action in [PresentationAction<Item.Action>.dismiss, .presented(.renamed("Table"))] {
      let issues = recordingIssues { store.send(.item(action)) }
      #expect(issues.count == 1)
      #expect(issues.first?.text.contains(action.is(\.dismiss) ? "[CORE-17]" : "[CORE-4]") == true)
      #expect(issues.first?.text.contains("dismissed twice") == (action.is(\.dismiss)))
    }
    #expect(store.log == ["dismissed nothing", "renamed to Table"])
  }

  // holds: NAV-6
  @Test func `a child that goes takes all its effects along, however it goes`() async {
    let store = makeStore()
    for end in [Shop.Action.closeButtonTapped, .item(.dismiss)] {
      store.exhaustivity = .off
      await store.send(.openButtonTapped)
      await store.send(.item(.presented(.watchButtonTapped)))
      store.exhaustivity = .on
      await store.withExhaustivity(.off) { await store.send(end) }
      await store.finish()
      #expect(store.state.item == nil)
    }
  }

  // holds: NAV-7
  @Test func `a child dismisses itself from an effect, and the effect ends with it`() async {
    let store = makeStore(Shop.State(item: Item.State(name: "Chair")))
    await store.send(\.item.saveButtonTapped)
    await store.receive(\.item.dismiss) {
      $0.log = ["dismissed Chair"]
      $0.item = nil
    }
    await store.finish()
  }

  // holds: NAV-7
  @Test func `the innermost presentation is dismissed`() async {
    var item = Item.State(name: "Chair")
    item.part = Part.State(name: "Leg")
    let store = makeStore(Shop.State(item: item))
    await store.send(\.item.part.doneButtonTapped)
    await store.receive(\.item.part.dismiss) { $0.item?.part = nil }
    await store.finish()
  }

  // holds: NAV-8
  @Test func `a dismissal where nothing is presented is reported at its line`() async {
    let store = Store(initialState: Item.State(name: "Chair")) { Item() }
    let issues = await recordingIssues { await store.send(.saveButtonTapped).finish() }
    #expect(issues.count == 1)
    #expect(issues.first?.text.contains("[CORE-10]") == true)
    #expect(issues.first?.text.contains("Task.detached") == true)
    #expect(issues.first?.fileID.hasSuffix("Shop.swift") == true)
  }

  // holds: NAV-9
  @Test func `a feature knows whether it is presented, in its reducer and in its effects`() async {
    let store = makeStore(Shop.State(item: Item.State(name: "Chair")))
    await store.send(\.item.askButtonTapped) { $0.item?.notes = ["reducer: true"] }
    await store.receive(\.item.answered) { $0.item?.notes.append("effect: true") }
    let alone = TestStore(initialState: Item.State(name: "Chair")) { Item() }
    await alone.send(.askButtonTapped) { $0.notes = ["reducer: false"] }
    await alone.receive(\.answered) { $0.notes.append("effect: false") }
  }

  // holds: NAV-10
  @Test func `a test store of a child alone sees that it dismisses itself`() async {
    let store = TestStore(initialState: Item.State(name: "Chair")) { Item() }
    #expect(!store.isDismissed)
    await store.send(.watchButtonTapped)
    await store.send(.saveButtonTapped)
    #expect(store.isDismissed)
    let issues = await recordingIssues { await store.send(.renamed("Table")) { $0.name = "Table" } }
    #expect(issues.count == 1)
    #expect(issues.first?.text.contains("[TEST-25]") == true)
  }
}
