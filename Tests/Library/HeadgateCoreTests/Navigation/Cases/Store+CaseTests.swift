import Headgate
import Testing

/// What is told to whoever asks a store for the case that it is in.
@MainActor
struct StoreCaseTests {
  // holds: NAV-73
  @Test func `a reader of the case is told of another case, and of nothing inside of it`() throws {
    let store = Store(initialState: Cupboard.State(drawer: .sock(Sock.State()))) { Cupboard() }
    let drawer = store.scope(state: \.drawer, action: \.drawer)
    let told = Notifications()
    told.track { drawer.case }
    store.send(.drawer(.sock(.worn)))
    #expect(store.drawer == .sock(Sock.State(wears: 1)))
    #expect(told.count == 0)
    store.send(.put(.shirt(Sock.State())))
    #expect(told.count == 1)
  }

  // holds: NAV-73
  @Test func `a store whose whole state is an enum tells likewise`() {
    let store = Store(initialState: Drawer.State.sock(Sock.State())) {
      Drawer.body
      Reduce { state, action in
        if case .sock(.lost) = action { state = .empty }
        return .none
      }
    }
    let told = Notifications()
    told.track { store.case }
    store.send(.sock(.worn))
    #expect(told.count == 0)
    store.send(.sock(.lost))
    #expect(told.count == 1)
    #expect(store.state == .empty)
  }

  // holds: NAV-73
  @Test func `a payload that is not observable is told when it changes`() {
    let store = Store(initialState: Cupboard.State(drawer: .label("a"))) { Cupboard() }
    let drawer = store.scope(state: \.drawer, action: \.drawer)
    let told = Notifications()
    told.track { drawer.case }
    store.send(.put(.label("b")))
    #expect(told.count == 1)
    guard case .label("b") = drawer.case else {
      Issue.record("another case")
      return
    }
  }

  // holds: NAV-73
  @Test func `the answer is given back before the next change, so that nothing is copied`() {
    let store = Store(initialState: Cupboard.State(drawer: .letters(Letters(texts: ["a"])))) { Cupboard() }
    let drawer = store.scope(state: \.drawer, action: \.drawer)
    // The state that the store was made with is kept, and its letters are copied once.
    store.send(.written("a"))
    _ = drawer.case
    let place = store.withState { $0.drawer.place }
    #expect(place != nil)
    store.send(.written("b"))
    #expect(store.withState { $0.drawer.place } == place)
    #expect(store.drawer == .letters(Letters(texts: ["b"])))
  }
}

@Reducer
private struct Sock {
  @ObservableState
  struct State: Equatable {
    var wears = 0
  }

  enum Action { case worn, lost }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .worn = action { state.wears += 1 }
      return .none
    }
  }
}

private struct Letters: Equatable {
  var texts: [String]
}

@Reducer
private enum Drawer {
  case sock(Sock), shirt(Sock)
  @ReducerCaseIgnored case label(String)
  @ReducerCaseIgnored case letters(Letters)
  case empty
}

extension Drawer.State {
  /// Where the letters are in memory.
  fileprivate var place: UnsafeRawPointer? {
    guard case .letters(let letters) = self else { return nil }
    return letters.texts.withUnsafeBytes(\.baseAddress)
  }
}

@Reducer
private struct Cupboard {
  @ObservableState
  struct State: Equatable {
    var drawer: Drawer.State
  }

  enum Action {
    case put(Drawer.State)
    case written(String)
    case drawer(Drawer.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.drawer, action: \.drawer) { Drawer.body }
    Reduce { state, action in
      switch action {
      case .put(let drawer): state.drawer = drawer
      case .written(let text): state.drawer.modify(\.letters) { $0.texts[0] = text }
      case .drawer: break
      }
      return .none
    }
  }
}
