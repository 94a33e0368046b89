import Headgate
import SwiftUI
import Testing
import UIKit
import ViewHost

/// A gated feature with a stack of gates, and with an optional child that closes with an action of its own.
@Reducer
private struct Tower {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Login.State>()
    var note: Note.State?
    var heard = 0
    var pops = 0
  }

  enum Action: GatedAction {
    case view(View)
    case path(StackAction<Login.State, Gate<Login>>)
    case note(Gate<Note>)

    enum View { case noteTapped(isLocked: Bool) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.noteTapped(let isLocked)): state.note = Note.State(isLocked: isLocked)
      case .path(.element(id: _, action: .delegate(.tapped))): state.heard += 1
      case .path(.popFrom): state.pops += 1
      case .note(.delegate(.closed)): state.note = nil
      case .path, .note: break
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Login() }
    .ifLet(\.note, action: \.note) { Note() }
  }
}

@Reducer
private struct Note {
  @ObservableState
  struct State: Equatable {
    var isLocked = false
    var requests = 0
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)

    enum View { case closeTapped }
    enum Delegate { case closed }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .view(.closeTapped) = action else { return .none }
      state.requests += 1
      return state.isLocked ? .none : .send(.delegate(.closed))
    }
  }
}

private struct TowerView: View {
  @BindableViewStore var store: ViewStore<Tower>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NavigationLink("Log in", state: Login.State())
      Button("Note") { store.send(.noteTapped(isLocked: false)) }
        .sheet(item: $store.scope(state: \.note, action: \.note, closing: \.closeTapped)) { store in
          Text("Requests \(store.requests)")
        }
    } destination: { store in
      Button("Taps \(store.taps)") { store.send(.tapped) }
    }
  }
}

private struct OpenTowerView: View {
  @Bindable var store: StoreOf<Tower>

  var body: some View {
    Button("Note") { store.send(.view(.noteTapped(isLocked: false))) }
      .sheet(item: $store.scope(state: \.note, action: \.note, closing: \.view.closeTapped)) { store in
        Text("Requests \(store.requests)")
      }
  }
}

/// A feature without gates, whose optional child closes with an action of its own.
@Reducer
private struct Desk {
  @ObservableState
  struct State: Equatable { var drawer: Drawer.State? }

  enum Action { case drawer(Drawer.Action) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .drawer(.closeTapped) = action { state.drawer = nil }
      return .none
    }
    .ifLet(\.drawer, action: \.drawer) { Drawer() }
  }
}

@Reducer
private struct Drawer {
  @ObservableState
  struct State: Equatable {}

  enum Action { case closeTapped }
}

extension Tower.Action.AllCasePaths {
  /// A path that a view must not use: it could make any action.
  fileprivate var made: AnyCasePath<Tower.Action, StackAction<Login.State, Gate<Login>>> {
    AnyCasePath(embed: { .path($0) }, extract: { _ in nil })
  }
}

@MainActor
@Suite("Stacks of gates, and children that close themselves, of a view store")
struct ViewStoreStackTests {
  private let store = Store(initialState: Tower.State()) { Tower() }

  // holds: UI-82
  @Test("The elements are shown with their view stores, and a pop is sent once")
  func stack() throws {
    let host = ViewHost(TowerView(store: ViewStore(store)))
    try host.tap("Log in")
    try host.tap("Taps 0")
    #expect(host.texts.contains("Taps 1"))
    #expect(store.heard == 1)
    try host.pop()
    #expect(store.path.isEmpty)
    #expect(store.pops == 1)
  }

  // holds: UI-82
  @Test("A stack of a view store shows nothing of its store in a dump")
  func mirror() {
    @BindableViewStore var view = ViewStore<Tower>(store)
    let stack = $view.scope(state: \.path, action: \.path).wrappedValue
    #expect(Mirror(reflecting: stack).children.isEmpty)
  }

  // holds: UI-82
  @Test("A navigation controller shows the elements with their view stores")
  func controller() {
    @BindableViewStore var view = ViewStore<Tower>(store)
    var children: [ViewStore<Login>] = []
    let stack = NavigationStackController(path: $view.scope(state: \.path, action: \.path)) {
      UIViewController(nibName: nil, bundle: nil)
    } destination: { (child: ViewStore<Login>) in
      children.append(child)
      return UIViewController(nibName: nil, bundle: nil)
    }
    let window = TestWindow(stack)
    store.send(.path(.push(id: 0, state: Login.State())))
    children.first?.send(.tapped)
    #expect(store.heard == 1)
    stack.popViewController(animated: true)
    #expect(store.pops == 1)
    withExtendedLifetime(window) {}
  }

  // holds: UI-83
  @Test("A swipe sends the closing action to the child, once", arguments: [true, false])
  func closing(isViewStore: Bool) throws {
    let host = isViewStore ? ViewHost(TowerView(store: ViewStore(store))) : ViewHost(OpenTowerView(store: store))
    try host.tap("Note")
    #expect(host.texts.contains("Requests 0"))
    try host.swipeAway()
    #expect(store.note == nil)
    #expect(!host.texts.contains("Requests 0"))
  }

  // holds: UI-83
  @Test("A child that does not close is presented again")
  func locked() throws {
    let host = ViewHost(TowerView(store: ViewStore(store)))
    store.send(.view(.noteTapped(isLocked: true)))
    host.update()
    try host.swipeAway()
    #expect(store.note?.requests == 1)
    #expect(host.texts.contains("Requests 1"))
  }

  // holds: UI-83
  @Test("A late write for a child that is gone sends nothing, also to a later child")
  func late() {
    @BindableViewStore var view = ViewStore<Tower>(store)
    store.send(.view(.noteTapped(isLocked: false)))
    let binding = $view.scope(state: \.note, action: \.note, closing: \.closeTapped)
    view.scope(state: \.note, action: \.note)?.send(.closeTapped)
    #expect(store.note == nil)
    binding.wrappedValue = nil
    store.send(.view(.noteTapped(isLocked: true)))
    binding.wrappedValue = nil
    #expect(store.note?.requests == 0)
  }
  // holds: UI-83
  @Test("An optional child without a gate closes with its own action")
  func withoutGate() {
    let store = Store(initialState: Desk.State(drawer: Drawer.State())) { Desk() }
    @Bindable var bindable = store
    let binding = $bindable.scope(state: \.drawer, action: \.drawer, closing: \.closeTapped)
    #expect(binding.wrappedValue != nil)
    binding.wrappedValue = nil
    #expect(store.drawer == nil)
  }

  // holds: UI-82
  @Test("A view store refuses a path to a stack that no case declares")
  func undeclared() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        @BindableViewStore var view = ViewStore<Tower>(initialState: Tower.State()) { Tower() }
        _ = $view.scope(state: \.path, action: \.made).wrappedValue
      }
    }
  }
}
