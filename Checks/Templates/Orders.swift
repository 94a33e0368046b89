import Headgate

// Features that the user wrote: `headgate new test` and `headgate new feature --child` read them.

@DependencyClient
nonisolated struct OrderClient: Sendable {
  var cancel: @Sendable (_ id: Int) async throws -> Void
}

extension OrderClient: nonisolated TestDependencyKey {
  nonisolated static let testValue = OrderClient()
}

extension DependencyValues {
  nonisolated var orders: OrderClient {
    get { self[OrderClient.self] }
    set { self[OrderClient.self] = newValue }
  }
}

/// A gated feature with all kinds, built-in dependencies, and a state with values.
@Reducer
struct Order {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title: String
    var notes: [String]
    var note: String?
    var openedAt: Date?
  }

  enum Action: GatedAction {
    case view(View), delegate(Delegate), interface(Interface), `internal`(Internal)

    enum View: BindableAction {
      case binding(BindingAction<Order.State>)
      case appeared
      case titleChanged(String)
      case noteAdded(text: String, isPinned: Bool)
      case cancelled(OrderReason)
      case `default`
    }
    enum Delegate { case opened(id: Int), closed(id: Int, at: Date), archived }
    enum Interface { case refresh }
    @Sealed fileprivate enum InternalEvent { case secondPassed }
  }

  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      @Dependency(\.continuousClock) var clock
      switch action.opened {
      case .view(.appeared):
        state.openedAt = now
        return .merge(
          .send(.delegate(.opened(id: state.id))),
          .run { [clock] send in
            try await clock.sleep(for: .seconds(1))
            await send(.internal(.secondPassed))
          }
        )
      case .view(.titleChanged(let title)):
        state.title = title
        return .none
      case .view(.noteAdded(let text, _)):
        state.notes.append("\(uuid()) \(text)")
        return .none
      case .view(.cancelled):
        return .send(.delegate(.archived))
      case .view(.default):
        return .run { [dismiss] _ in await dismiss() }
      case .internal(.secondPassed):
        return .send(.delegate(.closed(id: state.id, at: now)))
      case .view(.binding), .interface(.refresh), .delegate:
        return .none
      }
    }
  }
}

/// A parent that sends an interface action.
@Reducer
struct OrderDesk {
  @ObservableState
  struct State: Equatable {
    @Presents var order: Order.State?
  }

  enum Action: GatedAction {
    case view(View)
    case order(PresentationAction<Gate<Order>>)
    enum View { case bellRung }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.bellRung):
        return .send(.order(.presented(.interface(.refresh))))
      case .order(.presented(.delegate(let event))):
        switch event {
        case .opened, .closed, .archived: return .none
        }
      case .order(.presented(.interface)), .order(.presented(.inside)), .order(.dismiss):
        return .none
      }
    }
    .ifLet(\.$order, action: \.order) { Order() }
  }
}

enum OrderReason: Equatable, Sendable { case late }

/// A feature with flat actions, and a client of its own.
@Reducer
struct Basket {
  @ObservableState
  struct State: Equatable {
    var count: Int

    init(count: Int = 1, limit: Int) {
      self.count = min(count, limit)
    }
  }

  enum Action {
    case clearButtonTapped
    case cleared
    case failed
  }

  @Dependency(\.orders) var orders

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clearButtonTapped:
        return .run { [orders] send in
          try await orders.cancel(1)
          await send(.cleared)
        } catch: { _, send in
          await send(.failed)
        }
      case .cleared:
        state.count = 0
        return .none
      case .failed:
        return .none
      }
    }
  }
}
