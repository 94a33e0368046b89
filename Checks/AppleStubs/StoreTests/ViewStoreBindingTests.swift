import Headgate
import SwiftUI
import Testing
import UIKit
import ViewHost

/// A gated feature that presents: a child behind a gate, an alert, and a stack of an enum reducer.
@Reducer
private struct Hotel {
  @ObservableState
  struct State: Equatable {
    var guest = ""
    var nights = 1
    @Presents var login: Login.State?
    @Presents var alert: AlertState<Alert>?
    var path = StackState<Page.State>()
    var log: [String] = []
  }

  enum Alert: Equatable {
    case leave
  }

  @Reducer
  enum Page {
    case room(Screens.Item)
  }

  enum Action: GatedAction {
    case view(View)
    case login(PresentationAction<Gate<Login>>)
    case alert(PresentationAction<Alert>)
    case path(StackActionOf<Page>)

    enum View: BindableAction {
      case binding(BindingAction<State>)
      case nightsChanged(Int)
      case show
      case ask
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.binding): break
      case .view(.nightsChanged(let nights)): state.nights = min(nights, 7)
      case .view(.show): state.login = Login.State()
      case .view(.ask):
        state.alert = AlertState {
          TextState("Leave?")
        } actions: {
          ButtonState(action: .leave) { TextState("Leave") }
        }
      case .login(.dismiss): state.log.append("dismiss login")
      case .login(.presented(.delegate(.tapped))): state.log.append("heard")
      case .alert(.presented(.leave)): state.log.append("leave")
      case .alert(.dismiss): state.log.append("dismiss alert")
      case .path(.popFrom): state.log.append("pop")
      case .login, .path: break
      }
      return .none
    }
    .ifLet(\.$login, action: \.login) { Login() }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.path, action: \.path)
  }
}

private struct HotelView: View {
  @BindableViewStore var store: ViewStore<Hotel>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        TextField("Guest", text: $store.guest)
        Stepper("Nights", value: $store.nights.sending(\.nightsChanged))
        Button("Log in") { store.send(.show) }
        NavigationLink("Room", state: Hotel.Page.State.room(Screens.Item.State(id: 1, title: "Room 1")))
      }
      .sheet(item: $store.scope(state: \.login, action: \.login)) { HotelLoginView(store: $0) }
      .alert($store.scope(state: \.alert, action: \.alert))
    } destination: { store in
      switch store.case {
      case .room(let store): ItemView(store: store)
      }
    }
  }
}

private struct HotelLoginView: View {
  @BindableViewStore var store: ViewStore<Login>

  var body: some View {
    TextField("Name", text: $store.name)
    Button("Taps \(store.taps)") { store.send(.tapped) }
  }
}

@MainActor
@Suite("Bindings of a view store")
struct ViewStoreBindingTests {
  private let store = Store(initialState: Hotel.State()) { Hotel() }

  private func host() -> ViewHost { ViewHost(HotelView(store: ViewStore(store))) }

  // holds: UI-80
  @Test("A member is a binding that sends view actions")
  func members() throws {
    let host = host()
    try host.type("Blob", into: "Guest")
    #expect(store.guest == "Blob")
    try host.step("Nights")
    #expect(store.nights == 2)
    store.send(.view(.nightsChanged(9)))
    host.update()
    try host.step("Nights")
    #expect(store.nights == 7)
    // The body reads no property: only the controls are evaluated again.
    #expect(host.evaluations(of: HotelView.self) == 1)
  }

  // holds: UI-81
  @Test("A child behind a gate is presented with its view store, and dismissed once")
  func sheet() throws {
    let host = host()
    try host.tap("Log in")
    try host.type("Blob", into: "Name")
    try host.tap("Taps 0")
    #expect(store.login == Login.State(name: "Blob", taps: 1))
    try host.swipeAway()
    #expect(store.login == nil)
    #expect(store.log == ["heard", "dismiss login"])
  }

  // holds: UI-81
  @Test("An alert of a view store is answered once", arguments: ViewHost.AlertOrder.allCases)
  func alert(order: ViewHost.AlertOrder) async throws {
    let host = host()
    store.send(.view(.ask))
    host.update()
    try host.press("Leave", order: order)
    for _ in 0..<10 { await Task.yield() }
    #expect(store.log == ["leave"])
    #expect(store.alert == nil)
  }

  // holds: UI-81
  @Test("A stack of an enum reducer is shown")
  func stack() throws {
    let host = host()
    try host.tap("Room")
    #expect(host.depth == 1)
    try host.tap("Count 0")
    #expect(host.texts.contains("Count 1"))
    try host.pop()
    #expect(store.path.isEmpty)
    #expect(store.log == ["pop"])
  }

  // holds: KIT-11
  @Test("A view controller with a view store presents, and a swipe dismisses once")
  func controller() throws {
    let controller = HotelController(store: ViewStore(store))
    let window = TestWindow(controller)
    store.send(.view(.show))
    #expect(window.presented.count == 1)
    try #require(window.presented.first).presentationController?._swipeAway()
    #expect(store.login == nil)
    #expect(store.log == ["dismiss login"])
    #expect(window.presented.isEmpty)
  }
}

private final class HotelController: UIViewController {
  @BindableViewStore var store: ViewStore<Hotel>

  init(store: ViewStore<Hotel>) {
    _store = BindableViewStore(wrappedValue: store)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    present(item: $store.scope(state: \.login, action: \.login)) { _ in UIViewController(nibName: nil, bundle: nil) }
  }
}
