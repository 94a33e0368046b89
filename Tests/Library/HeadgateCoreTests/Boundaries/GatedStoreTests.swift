// Tests of: Boundaries/Store+Gate.swift, Boundaries/ActorStore+Gate.swift, GATE-12

import Headgate
import Testing

@MainActor
struct GatedStoreTests {
  private let state = GatedHouse.State(window: SignIn.State(), rows: [SignIn.State(id: 1)])

  // holds: GATE-12
  @Test func `the same object each time`() throws {
    let store = Store(initialState: state) { GatedHouse() }
    let door: StoreOf<SignIn> = store.scope(state: \.door, action: \.door)
    #expect(store.scope(state: \.door, action: \.door) === door)
    let window: StoreOf<SignIn> = try #require(store.scope(state: \.window, action: \.window))
    #expect(store.scope(state: \.window, action: \.window) === window)
    let row: StoreOf<SignIn> = store.scope(state: \.rows, action: \.rows)[0]
    #expect(store.scope(state: \.rows, action: \.rows)[0] === row)
    #expect(store.scope(state: \.sheet, action: \.sheet.presented) == nil)
  }

  // holds: GATE-12, STORE-28
  @Test func `the same object in each form`() throws {
    let store = Store(initialState: state) { GatedHouse() }
    let door = store.scope(state: \.door, action: \.door)
    let doorPath: CaseKeyPath<GatedHouse.Action, Gate<SignIn>> = \.door
    let shortDoor = store.scope(\.door, action: \.door)
    let storedDoor = store.scope(state: \.door, action: doorPath)
    #expect(shortDoor === door)
    #expect(storedDoor === door)
    let window = try #require(store.scope(state: \.window, action: \.window))
    let windowPath: CaseKeyPath<GatedHouse.Action, Gate<SignIn>> = \.window
    let shortWindow = store.scope(\.window, action: \.window)
    let storedWindow = store.scope(state: \.window, action: windowPath)
    #expect(shortWindow === window)
    #expect(storedWindow === window)
    let row = store.scope(state: \.rows, action: \.rows)[0]
    let rowsPath: CaseKeyPath<GatedHouse.Action, IdentifiedAction<Int, Gate<SignIn>>> = \.rows
    let shortRow = store.scope(\.rows, action: \.rows)[0]
    let storedRow = store.scope(state: \.rows, action: rowsPath)[0]
    #expect(shortRow === row)
    #expect(storedRow === row)
  }

  // holds: GATE-12
  @Test func `a child's store hears the child's actions`() {
    let store = Store(initialState: state) { GatedHouse() }
    var heard: [SignIn.Action] = []
    let token = store.scope(state: \.door, action: \.door).onAction { heard.append($1) }
    store.send(.door(.interface(.reset)))
    store.scope(state: \.rows, action: \.rows)[0].send(.view(.cancelTapped))
    #expect(heard == [.interface(.reset)])
    token.cancel()
  }

  // holds: GATE-12
  @Test func `the store of a row hears the row's actions and no other's`() {
    let store = Store(initialState: GatedHouse.State(rows: [SignIn.State(id: 1), SignIn.State(id: 2)])) { GatedHouse() }
    let rows = store.scope(state: \.rows, action: \.rows)
    var heard: [[SignIn.Action]] = [[], []]
    let tokens = [rows[0].onAction { heard[0].append($1) }, rows[1].onAction { heard[1].append($1) }]
    rows[0].send(.view(.nameChanged("a")))
    store.send(.rows(.element(id: 2, action: .interface(.greet("b")))))
    store.send(.door(.interface(.reset)))
    #expect(heard == [[.view(.nameChanged("a"))], [.interface(.greet("b"))]])
    tokens.forEach { $0.cancel() }
  }

  // holds: GATE-12
  @Test func `on any actor`() async {
    await DrainTask().check(state)
  }

  private actor DrainTask {
    func check(_ state: GatedHouse.State) {
      let store = ActorStore(initialState: state) { GatedHouse() }
      let door = store.scope(state: \.door, action: \.door)
      door.send(.view(.nameChanged("Blob")))
      #expect(store.door.name == "Blob")
      #expect(store.scope(state: \.door, action: \.door) === door)
      let window = store.scope(state: \.window, action: \.window)
      #expect(window != nil)
      #expect(store.scope(state: \.window, action: \.window) === window)
      let row = store.scope(state: \.rows, action: \.rows)[0]
      row.send(.view(.nameChanged("Row")))
      #expect(store.rows[0].name == "Row")
      #expect(store.scope(state: \.rows, action: \.rows)[0] === row)
    }
  }
}
