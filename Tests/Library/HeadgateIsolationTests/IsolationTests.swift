// Tests of: MACRO, OBS

import Foundation
import Headgate
import HeadgateTesting
import Testing

@Suite("in a module of the main actor")
struct IsolationTests {
  @Test("a store runs a reducer that belongs to the main actor, and tells observers of changes")  // holds: MACRO-89
  func store() {
    let store = Store(initialState: Counter.State()) { Counter() }
    var seen: [Int] = []
    let token = observe { seen.append(store.count) }
    store.send(.incrementButtonTapped)
    store.send(.incrementButtonTapped)
    token.cancel()
    #expect(seen == [0, 1, 2])
  }

  @Test("effects send, wait for clocks, and are cancelled by ids of the module")  // holds: MACRO-93
  func effects() async {
    let clock = TestClock()
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.continuousClock = clock
      $0.facts.fetch = { "\($0) is odd." }
    }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.factButtonTapped)
    await store.receive(.factResponse("1 is odd.")) { $0.fact = "1 is odd." }
    await store.send(.timerButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTicked) { $0.count = 2 }
    await store.send(.timerButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTicked) { $0.count = 3 }
    await store.send(.stopButtonTapped)
    await clock.advance(by: .seconds(5))
    await store.finish()
  }

  @Test("an undo of a generic feature notifies the readers of the child")  // holds: OBS-34
  func higherOrder() throws {
    let store = Store(initialState: Undoable<Counter>.State(Counter.State())) { Undoable(base: Counter()) }
    let present = store.scope(state: \.present, action: \.base)
    let optional = try #require(store.scope(state: \.optional, action: \.optional))
    var seen: [String] = []
    let token = observe { seen.append("\(present.count) \(optional.count)") }
    store.send(.saved)
    present.send(.incrementButtonTapped)
    store.send(.undone)
    optional.send(.incrementButtonTapped)
    token.cancel()
    #expect(seen == ["0 0", "1 0", "0 0", "0 1"])
  }

  @Test("what a callback of the main actor gets is sent by the effect that waits for it")
  func callback() async {
    let store = TestStore(initialState: Opener.State()) { Opener() }
    await store.send(.tapped)
    await store.receive(.failed("no disk")) { $0.errors = ["no disk"] }
  }

  @Test("payloads hold models that are identifiable and hashable on the main actor")  // holds: MACRO-90
  func models() async {
    let store = TestStore(initialState: Library.State()) { Library() }
    await store.send(.loaded([Model(id: 1)])) { $0.models = [Model(id: 1)] }
    await store.receive(\.delegate.loaded)
    let path = AnyCasePath(\Library.Action.Cases.marked)
    let marked = Library.Action.marked([Model(id: 1)], at: [Model(id: 2): 3])
    #expect(path.extract(from: marked)?.at == [Model(id: 2): 3])
    #expect(path.extract(from: path.embed(([], at: [:])))?.0 == [])
    #expect(marked.case == \.marked)
    #expect(Library.Action.allCasePaths.map { $0 } == [\.delegate, \.loaded, \.marked, \.named, \.reset])
  }

  @Test("a path is made and used on any thread")  // holds: MACRO-90
  func paths() async {
    let two = await Task.detached { radius(of: .circle(2)) }.value
    #expect(two == 2)
    let tag = await Task.detached { Library.Action._$caseIndex(of: .reset) }.value
    #expect(tag == 4)
  }

  @Test("a feature that says that it belongs to no actor runs on any")  // holds: MACRO-91
  func nonisolatedFeature() async {
    let numbers = await Task.detached {
      var state = FreeCounter.State()
      _ = FreeCounter().reduce(into: &state, action: .incrementButtonTapped)
      return [state.count, number(in: FreeState(number: 4))]
    }.value
    #expect(numbers == [1, 4])
    let store = Store(initialState: FreeCounter.State()) { FreeCounter() }
    store.send(.incrementButtonTapped)
    #expect(store.count == 1)
  }

  @Test("controls set members, bindings are matched and sent")  // holds: MACRO-92
  func bindings() async {
    let store = Store(initialState: Form.State()) { Form() }
    store.name = "Blob"
    store.isOn.toggle()
    #expect(store.isNameValid && store.isOn && store.changes == 1)
    let views = Store(initialState: ViewForm.State()) { ViewForm() }
    views.name = "Blob"
    #expect(views.name == "Blob")
    let test = TestStore(initialState: Form.State(name: "Blob")) { Form() }
    await test.send(.binding(.set(\.isOn, true))) {
      $0.isOn = true
      $0.changes = 1
    }
    await test.send(\.binding.name, "Blob Jr.") {
      $0.name = "Blob Jr."
      $0.isNameValid = true
    }
    await test.send(.resetButtonTapped)
    await test.receive(\.binding.name) {
      $0.name = ""
      $0.isNameValid = false
    }
  }

  @Test("controls set members of the module's own types")  // holds: MACRO-92
  func bindingsOfOwnTypes() async {
    let store = Store(initialState: Filter.State()) { Filter() }
    store.tab = .done
    store.range.upper = 3
    let both = Store(initialState: BothBindings.State()) { BothBindings() }
    both.mode = .grid
    #expect(both.mode == .grid)
    #expect(store.tab == .done && store.range == Filter.Range(upper: 3) && store.changes == 1)
    store.send(.resetButtonTapped)
    #expect(store.tab == .all)
    let test = TestStore(initialState: Filter.State()) { Filter() }
    await test.send(.binding(.set(\.tab, .done))) {
      $0.tab = .done
      $0.changes = 1
    }
    await test.send(.resetButtonTapped)
    await test.receive(\.binding) {
      $0.tab = .all
      $0.changes = 2
    }
    #expect(String(customDumping: Filter.Action.binding(.set(\.tab, .done))).contains(".done"))
  }

  @Test("children are presented, told of actions, and dismissed")  // holds: MACRO-89
  func presentation() async throws {
    let store = TestStore(initialState: Parent.State(rows: [Row.State(id: 1)])) { Parent() }
    await store.send(.childButtonTapped) { $0.destination = .child(Child.State()) }
    await store.send(.destination(.presented(.child(.tapped)))) {
      $0.destination?.modify(\.child) { $0.number = 1 }
    }
    await store.send(.destination(.presented(.child(.closeButtonTapped))))
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    await store.send(.alertButtonTapped) { $0.destination = .alert(AlertState { TextState("Sure?") }) }
    await store.send(.destination(.presented(.alert(.confirmed)))) {
      $0.destination = nil
      $0.confirmations = 1
    }
    await store.send(.rows(.element(id: 1, action: .toggled))) { $0.rows[id: 1]?.isOn = true }
    #expect(Parent.Destination.State.model(Model(id: 1)) == .model(Model(id: 1)))
    let live = Store(initialState: Parent.State()) { Parent() }
    live.send(.sheetButtonTapped)
    let sheet = try #require(live.scope(state: \.sheet, action: \.sheet.presented))
    sheet.send(.tapped)
    #expect(live.sheet?.number == 1)
    live.send(.childButtonTapped)
    let destination = try #require(live.scope(state: \.destination, action: \.destination.presented))
    guard case .child(let child) = destination.case else { throw Missing() }
    child.send(.tapped)
    #expect(live.destination?[case: \.child]?.number == 1)
  }

  @Test("a stack grows, and its elements run")  // holds: MACRO-89
  func stack() async {
    let store = TestStore(initialState: Root.State()) { Root() }
    await store.send(.childButtonTapped) { $0.path[id: 0] = .child(Child.State()) }
    await store.send(.path(.element(id: 0, action: .child(.tapped)))) {
      $0.path[id: 0]?.modify(\.child) { $0.number = 1 }
    }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
    let screen = Store(initialState: .path(.child(Child.State()))) { Screen.body }
    screen.send(.path(.child(.tapped)))
    #expect(screen.withState { $0 } == .path(.child(Child.State(number: 1))))
  }

  @Test("gates and seals hold between features of the main actor")  // holds: MACRO-89
  func gates() async {
    let store = Store(initialState: Gated.State()) { Gated() }
    await ViewStore<Login>(store.scope(state: \.login, action: \.login)).send(.loginButtonTapped).finish()
    #expect(store.name == "Blob" && !store.login.isBusy)
    let test = TestStore(initialState: Gated.State(login: Login.State(isBusy: true))) { Gated() }
    await test.send(.cancelButtonTapped)
    await test.receive(\.login.interface) { $0.login.isBusy = false }
  }

  @Test("clients are read in reducers and effects, and overridden")  // holds: MACRO-95
  func dependencies() async {
    let clock = TestClock()
    let log = LockIsolated<[String]>([])
    let store = TestStore(initialState: Dependent.State()) {
      Dependent().dependency(\.limit, 5).transformDependency(\.users) {
        $0.log = { text in log.withValue { $0.append(text) } }
      }
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.uuid = .incrementing
      $0.page = 6
      $0.users.fetch = { "user \($0)" }
    }
    await store.send(.start) {
      $0.text = "5 6 [\"test\"] 00000000-0000-0000-0000-000000000000 0.0"
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.loaded) { $0.text = "1 is tested. user 2 test" }
    #expect(log.value == ["slept"])
  }

  @Test("the live value of a client may be made of objects of the main actor")  // holds: MACRO-95
  func liveValue() async {
    let title = await withDependencies {
      $0.context = .live
    } operation: {
      await Dependent().player.title()
    }
    #expect(title == "live")
  }

  @Test("a state may hold what is not sendable, and a feature may be generic")  // holds: MACRO-89
  func others() {
    var callbacks = Callbacks()
    var taps = 0
    callbacks.onTap = { taps += 1 }
    callbacks.onTap()
    #expect(taps == 1)
    let store = Store(initialState: Box<Int>.State()) { Box<Int>() }
    store.send(.added(1))
    store.send(.replaced([2, 3]))
    #expect(store.elements == [2, 3])
  }
}

private struct Missing: Error {}
