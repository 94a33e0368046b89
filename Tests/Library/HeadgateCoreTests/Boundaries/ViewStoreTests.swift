import Headgate
import Testing

@MainActor
struct ViewStoreTests {
  private func makeStore() -> StoreOf<Profile> {
    Store(
      initialState: Profile.State(
        other: Meter.State(),
        rows: [Meter.State(id: 1)],
        sheets: [Profile.Sheet.State(id: 1)]
      )
    ) {
      Profile()
    }
  }

  // holds: GATE-4, GATE-13
  @Test func `it reads, observes, sets bindable members and sends view actions`() async {
    let store = ViewStore<Profile>(makeStore())
    var seen: [String] = []
    let token = store.observe { seen.append(store.name) }
    store.name = "Blob"
    #expect(store.state.name == "Blob")
    await store.send(.shuffleTapped).finish()
    #expect(store.name == "bolB")
    #expect(store.withState { $0.name } == "bolB")
    #expect(seen == ["", "Blob", "bolB"])
    token.cancel()
  }

  // holds: GATE-13
  @Test func `what it sends carries the line that sent it`() async {
    let root = makeStore()
    let events = root.events
    ViewStore<Profile>(root).send(.shuffleTapped)
    let line = UInt(#line - 1)
    for await event in events {
      guard case .actionReceived(let received) = event else { continue }
      #expect(received.line == line)
      break
    }
  }

  // holds: GATE-13
  @Test func `of a feature that is not observable it reads the state`() {
    struct Plain: Reducer {
      struct State { var count = 0 }
      enum Action: ViewAction { case view(View); enum View { case tapped } }
      func reduce(into state: inout State, action: Action) -> EffectOf<Self> {
        state.count += 1
        return .none
      }
      typealias Body = Never
    }
    let store = ViewStore<Plain>(Store(initialState: Plain.State()) { Plain() })
    store.send(.tapped)
    #expect(store.state.count == 1)
  }

  // holds: GATE-12, GATE-14
  @Test func `scoping through a gate gives a store of views`() throws {
    let store = ViewStore<Profile>(makeStore())
    let member: ViewStore<SignIn> = store.scope(state: \.member, action: \.member)
    member.send(.nameChanged("Blob"))
    #expect(store.member.name == "Blob")
    #expect(store.scope(state: \.member, action: \.member) == member)
    let house = ViewedHouse.store
    let window: ViewStore<SignIn> = try #require(house.scope(state: \.window, action: \.window))
    window.send(.nameChanged("Ann"))
    #expect(house.window?.name == "Ann")
    #expect(house.scope(state: \.window, action: \.window) == window)
    let sheet: ViewStore<SignIn>? = house.scope(state: \.sheet, action: \.sheet.presented)
    #expect(sheet == nil)
    #expect(house.scope(state: \.sheet, action: \.sheet.presented) == nil as ViewStore<SignIn>?)
    let rows = house.scope(state: \.rows, action: \.rows)
    rows[0].send(.nameChanged("Row"))
    #expect(house.rows[id: 4]?.name == "Row")
    #expect(house.scope(state: \.rows, action: \.rows).map(\.name) == ["Row"])
    #expect(rows[0] == house.scope(state: \.rows, action: \.rows)[0])
  }

  // holds: GATE-14
  @Test func `scoping to an enum reducer gives its store, to ask for the case`() throws {
    let house = ViewedHouse.store
    let room = try #require(house.scope(state: \.room, action: \.room.presented))
    #expect(house.scope(state: \.room, action: \.room.presented) === room)
    guard case .hall(let hall) = room.case else { return #expect(Bool(false), "not the hall") }
    ViewStore<SignIn>(hall).send(.nameChanged("Blob"))
    #expect(house.room?.hall?.name == "Blob")
    let rooms = house.scope(state: \.rooms, action: \.rooms)
    guard case .attic(let attic) = rooms[0].case else { return #expect(Bool(false), "not the attic") }
    attic.send(.tapped)
    #expect(house.rooms[0].attic?.count == 1)
    #expect(house.scope(state: \.rooms, action: \.rooms)[0] === rooms[0])
  }

  // holds: GATE-15
  @Test func `two are equal when they are of the same store`() {
    let (store, other) = (makeStore(), makeStore())
    #expect(ViewStore<Profile>(store) == ViewStore<Profile>(store))
    #expect(ViewStore<Profile>(store) != ViewStore<Profile>(other))
    #expect(Set([ViewStore<Profile>(store), ViewStore<Profile>(store)]).count == 1)
    #expect(ViewStore<Profile>(store).debugDescription == "ViewStore<Profile>")
  }

  // holds: GATE-4
  @Test func `a view with a whole store sends view actions of a gated feature`() {
    let store = makeStore()
    ProfileScreen(store: store).shuffle()
    store.name = "ab"
    ProfileScreen(store: store).shuffle()
    #expect(store.name == "ba")
  }
}

@ViewAction(for: Profile.self)
private struct ProfileScreen {
  let store: StoreOf<Profile>
  @MainActor func shuffle() { send(.shuffleTapped) }
}

/// A feature whose view shows children behind gates.
@Reducer
struct ViewedHouse {
  @ObservableState
  struct State {
    var window: SignIn.State? = SignIn.State()
    @Presents var sheet: SignIn.State?
    var rows: IdentifiedArrayOf<SignIn.State> = [SignIn.State(id: 4)]
    @Presents var room: GatedHouse.Room.State? = .hall(SignIn.State())
    var rooms = StackState<GatedHouse.Room.State>([.attic(Meter.State())])
  }
  enum Action: GatedAction {
    case view(View)
    case room(PresentationAction<GatedHouse.Room.Action>)
    case rooms(StackActionOf<GatedHouse.Room>)
    case window(Gate<SignIn>)
    case sheet(PresentationAction<Gate<SignIn>>)
    case rows(IdentifiedGatesOf<SignIn>)
    enum View { case appeared }
  }
  var body: some ReducerOf<Self> {
    IfLet(\.window, action: \.window) { SignIn() }
    IfLet(\.$sheet, action: \.sheet) { SignIn() }
    ForEachElement(\.rows, action: \.rows) { SignIn() }
    EmptyReducer()
      .ifLet(\.$room, action: \.room)
      .forEach(\.rooms, action: \.rooms)
  }

  @MainActor static var store: ViewStore<Self> { ViewStore(Store(initialState: State()) { Self() }) }
}
