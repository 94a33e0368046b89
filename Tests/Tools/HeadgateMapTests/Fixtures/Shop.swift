// The source of a map for tests. It is read and never compiled.

/// Contains children in every way.
@Reducer
struct Shop {
  @ObservableState
  struct State {
    var cart = Cart.State()
    var login: Login.State?
    var rows: IdentifiedArrayOf<Product.State> = []
    var path = StackState<Path.State>()
    @Presents var sheet: Product.State?
    @Presents var alert: AlertState<Action.Alert>?
    var orphan = Orphan.State()
  }

  @Reducer
  enum Path {
    case product(Product)
    case login(Gate<Login>)
  }

  enum Action {
    case view(View)
    case cart(Cart.Action)
    case login(Gate<Login>)
    case rows(IdentifiedActionOf<Product>)
    case path(StackActionOf<Path>)
    case sheet(PresentationAction<Product.Action>)
    case alert(PresentationAction<Alert>)
    case orphan(Orphan.Action)

    enum View {
      case appeared
      /// Empties the cart.
      case clearButtonTapped
    }

    enum Alert { case confirmed }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.cart, action: \.cart) { Cart() }
    Reduce { state, action in
      switch action {
      case .view(.appeared): return .none
      case .view(.clearButtonTapped): return clear(&state)
      case .alert(.presented(.confirmed)): return clear(&state)
      case .login(.delegate(let event)): return reduce(&state, login: event)
      case .rows(.element(_, .delegate(.chosen))): return .send(.cart(.interface(.refresh)))
      case .login, .rows, .path, .sheet, .alert, .cart, .orphan: return .none
      }
    }
    .ifLet(\.login, action: \.login) { Login() }
    .forEach(\.rows, action: \.rows) { Product() }
    .forEach(\.path, action: \.path)
    .ifLet(\.$sheet, action: \.sheet) { Product() }
    .ifLet(\.$alert, action: \.alert)
  }

  private func clear(_ state: inout State) -> EffectOf<Self> {
    .merge(.cancel(id: CancelID.load), .send(.cart(.interface(.refresh))))
  }

  private func reduce(_ state: inout State, login event: Login.Action.Delegate) -> EffectOf<Self> {
    switch event {
    case .loggedIn: return clear(&state)
    case .cancelled: return .none
    }
  }
}

@Reducer
struct Cart {
  enum Action {
    case interface(Interface)
    case delegate(Delegate)
    case `internal`(Internal)

    enum Interface { case refresh }
    enum Delegate { case paid(Int, by: String) }
    enum Internal { case loaded([String]), failed, cacheExpired, ticked }
  }

  enum CancelID { case load }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .interface(.refresh):
        return .run(name: "load") { send in
          await send(.internal(.loaded(try await api.load())))
        } catch: { _, send in
          await send(.internal(.failed))
        }
        .cancellable(id: CancelID.load)
      case .internal(.loaded):
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.internal(.ticked)) }
        }
      case .internal(.failed): return .send(.delegate(.paid(0, by: "")))
      case .internal(.cacheExpired), .internal(.ticked), .delegate: return .none
      }
    }
  }
}

@Reducer
struct Login {
  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)

    enum View {
      case binding(BindingAction<State>)
      case loginButtonTapped, cancelButtonTapped
    }
    enum Delegate { case loggedIn, cancelled }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.loginButtonTapped): return .send(.delegate(.loggedIn))
      case .view(.cancelButtonTapped): return .send(.delegate(.cancelled))
      case .view, .delegate: return .none
      }
    }
  }
}

@Reducer
struct Product {
  enum Action {
    case tapped
    case delegate(Delegate)
    enum Delegate { case chosen }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped: return .send(.delegate(.chosen))
      default:
        return .cancel(id: "price")
      }
    }
  }
}

@Reducer
struct Orphan {
  enum Action { case started }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .started: return .send(.missing)
      }
    }
  }
}

struct ShopView: View {
  let store: StoreOf<Shop>
  var body: some View {
    Button("Clear") { store.send(.view(.clearButtonTapped)) }
  }
}
