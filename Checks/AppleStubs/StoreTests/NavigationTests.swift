import Headgate
@testable import HeadgateUI
import SwiftUI
import Testing
import ViewHost

@Reducer
struct Tour {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var log: [String] = []
    var title = "Root"
  }

  enum Action {
    case path(StackActionOf<Path>)
    case push(Int)
    case popAll
  }

  @Reducer
  enum Path {
    case item(Screens.Item)
    case settings(Screens.Settings)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.popFrom(let id)): state.log.append("pop \(state.path[id: id]?.item?.id ?? -1)")
      case .path(.push(_, .item(let item))): state.log.append("push \(item.id)")
      case .path: break
      case .push(let id): state.path.append(.item(Screens.Item.State(id: id, title: "Item \(id)")))
      case .popAll: state.path.removeAll()
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

private struct TourView: View {
  @Bindable var store: StoreOf<Tour>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Root")
      NavigationLink("Item 1", state: Tour.Path.State.item(Screens.Item.State(id: 1, title: "First")))
      NavigationLink("Nothing", state: Optional<Tour.Path.State>.none)
    } destination: { store in
      switch store.case {
      case .item(let store):
        ItemView(store: store)
        NavigationLink(state: Tour.Path.State.item(Screens.Item.State(id: store.id + 1, title: "Next"))) {
          Text("Next")
        }
      case .settings(let store): Toggle("Setting", isOn: Bindable(store).isOn)
      }
    }
  }
}

@MainActor
@Suite("A stack of a store in a navigation stack")
struct NavigationTests {
  let store = Store(initialState: Tour.State()) { Tour() }

  // holds: UI-30, UI-31
  @Test("Links push, and the system pops", arguments: [true, false])
  func links(tracksPrimitives: Bool) throws {
    let host = ViewHost(TourView(store: store), tracksPrimitives: tracksPrimitives)
    #expect(host.depth == 0)
    try host.tap("Item 1")
    #expect(host.depth == 1)
    #expect(host.texts.contains("First"))
    try host.tap("Next")
    try host.tap("Next")
    #expect(store.path.map { $0.item?.id } == [1, 2, 3])
    #expect(host.depth == 3)
    try host.pop()
    #expect(store.path.count == 2)
    try host.popToRoot()
    #expect(store.path.isEmpty)
    #expect(host.depth == 0)
    #expect(store.log == ["push 1", "push 2", "push 3", "pop 3", "pop 1"])
    #expect(throws: (any Error).self) { try host.tap("Nothing") }
  }

  // holds: UI-30
  @Test("Pushes and pops of a reducer are shown", arguments: [true, false])
  func reducer(tracksPrimitives: Bool) {
    let host = ViewHost(TourView(store: store), tracksPrimitives: tracksPrimitives)
    store.send(.push(7))
    store.send(.push(8))
    host.update()
    #expect(host.depth == 2)
    #expect(host.texts.contains("Item 8"))
    store.send(.popAll)
    host.update()
    #expect(host.depth == 0)
    #expect(host.texts.contains("Root"))
    #expect(store.log.isEmpty)
    #expect(host.warnings.isEmpty)
  }

  // holds: UI-33
  @Test("A change inside of an element evaluates its screen and not the stack")
  func change() throws {
    let host = ViewHost(TourView(store: store))
    try host.tap("Item 1")
    let evaluations = (host.evaluations(of: TourView.self), host.evaluations(of: ItemView.self))
    try host.tap("Count 0")
    #expect(host.texts.contains("Count 1"))
    #expect(host.evaluations(of: TourView.self) == evaluations.0)
    #expect(host.evaluations(of: ItemView.self) == evaluations.1 + 1)
    #expect(host.depth == 1)
  }

  // holds: UI-32
  @Test("A path that the system pops in the middle of a push keeps what was pushed above a screen that stays")
  func popDuringPush() throws {
    @Bindable var store = store
    store.send(.push(1))
    store.send(.push(2))
    let path = pathBinding(store.scope(state: \.path, action: \.path))
    let shown = path.wrappedValue
    // A reducer pushes while the system animates its pop of the second screen.
    store.send(.push(3))
    path.wrappedValue = Array(shown.prefix(1))
    #expect(store.path.map { $0.item?.id } == [1])
    #expect(store.log == ["pop 2"])
    // Nothing was popped: what was pushed meanwhile stays.
    let next = pathBinding(store.scope(state: \.path, action: \.path))
    let shownNext = next.wrappedValue
    store.send(.push(4))
    next.wrappedValue = shownNext
    #expect(store.path.map { $0.item?.id } == [1, 4])
    // What a reducer has popped is not pushed again.
    let last = pathBinding(store.scope(state: \.path, action: \.path))
    let shownLast = last.wrappedValue
    store.send(.popAll)
    last.wrappedValue = shownLast
    #expect(store.path.isEmpty)
    #expect(store.log == ["pop 2"])
  }

  // holds: UI-32
  @Test("A link whose element a reducer has popped does not push again when the system writes the old path")
  func linkWrittenAgain() {
    let link = StackScreen<Tour.Path.State>(id: 0, adding: .item(Screens.Item.State(id: 1)))
    let stack: Store<StackState<Tour.Path.State>, StackActionOf<Tour.Path>> = store.scope(state: \.path, action: \.path)
    pathBinding(stack).wrappedValue = [link]
    #expect(store.log == ["push 1"])
    let path = pathBinding(stack)
    store.send(.popAll)
    path.wrappedValue = [link]
    #expect(store.path.isEmpty)
    #expect(store.log == ["push 1"])
  }

  // holds: UI-32
  @Test("The unchanged path that the system writes sends nothing")
  func rewrite() throws {
    let host = ViewHost(TourView(store: store))
    try host.tap("Item 1")
    try host.rewritePath()
    #expect(store.log == ["push 1"])
    #expect(host.depth == 1)
  }

  // holds: UI-33
  @Test("The store of a popped element keeps its last state, and its bindings are ignored")
  func popped() throws {
    @Bindable var store = store
    store.send(.push(1))
    let stack = $store.scope(\.path, action: \.path).wrappedValue
    let id = try #require(store.path.ids.first)
    let element = try #require(store.scope(state: \.path[id: id]?.item, action: \.path[id: id].item))
    store.send(.popAll)
    #expect(element.title == "Item 1")
    @Bindable var bindable = element
    $bindable.title.wrappedValue = "Late"
    #expect(store.path.isEmpty)
    #expect(stack.withState { $0.isEmpty })
  }
}
