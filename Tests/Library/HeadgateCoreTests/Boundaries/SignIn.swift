import Headgate

struct Member: Codable, Equatable, Hashable, Sendable {
  var name: String
}

/// What only this file knows.
private struct Ticket: Codable, Equatable, Hashable {
  var number: Int
}

/// A feature with all four kinds, one of them sealed.
@Reducer
struct SignIn {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var name = ""
    var isBusy = false
    var tickets = 0
  }

  enum Action: GatedAction, Codable, Hashable {
    case view(View), delegate(Delegate), interface(Interface), `internal`(Internal)

    enum View: Codable, Hashable { case nameChanged(String), buttonTapped, cancelTapped }
    enum Delegate: Codable, Hashable { case signedIn(Member), gaveUp }
    enum Interface: Codable, Hashable { case reset, greet(String) }
    @Sealed fileprivate enum InternalEvent: Codable, Hashable {
      case loaded(Member)
      case ticketDrawn(Ticket, at: Int)
      case ended
    }
  }

  static func action(named name: String) -> Action { .internal(.loaded(Member(name: name))) }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.nameChanged(let name)):
        state.name = name
        return .none
      case .view(.buttonTapped):
        state.isBusy = true
        return .send(.internal(.loaded(Member(name: state.name))))
      case .view(.cancelTapped):
        return .run { [dismiss] _ in await dismiss() }
      case .internal(.loaded(let member)):
        state.isBusy = false
        return .merge(.send(.internal(.ticketDrawn(Ticket(number: 7), at: 1))), .send(.delegate(.signedIn(member))))
      case .internal(.ticketDrawn(let ticket, _)):
        state.tickets += ticket.number
        return .send(.internal(.ended))
      case .internal(.ended):
        return .none
      case .interface(.reset):
        state = State(id: state.id)
        return .none
      case .interface(.greet(let name)):
        state.name = "Hello \(name)"
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

/// A feature with flat actions and a delegate: one of the kinds, and cases of none.
@Reducer
struct Meter {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }

  enum Action: GatedAction, Equatable {
    case tapped
    case _counted(Int)
    case delegate(Delegate)
    enum Delegate: Equatable { case full }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return .send(._counted(state.count + 1))
      case ._counted(let count):
        state.count = count
        return count == 2 ? .send(.delegate(.full)) : .none
      case .delegate:
        return .none
      }
    }
  }
}

/// A feature whose view has controls.
@Reducer
struct Profile {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var member = SignIn.State()
    var meter = Meter.State()
    var plain = Sheet.State()
    var other: Meter.State?
    var rows: IdentifiedArrayOf<Meter.State> = []
    var sheets: IdentifiedArrayOf<Sheet.State> = []
  }

  enum Action: GatedAction {
    case view(View)
    case member(Gate<SignIn>)
    case meter(Gate<Meter>)
    case plain(Sheet.Action)
    case other(Gate<Meter>)
    case rows(IdentifiedAction<Int, Gate<Meter>>)
    case sheets(IdentifiedAction<Int, Sheet.Action>)
    enum View: BindableAction { case binding(BindingAction<State>), shuffleTapped }
  }

  @Reducer
  struct Sheet {
    @ObservableState
    struct State: Equatable, Identifiable {
      var id = 0
      var isOpen = false
    }
    enum Action { case opened }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.isOpen = true
        return .none
      }
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Scope(state: \.member, action: \.member) { SignIn() }
    Scope(state: \.meter, action: \.meter) { Meter() }
    Scope(state: \.plain, action: \.plain) { Sheet() }
    Reduce { state, action in
      if case .view(.shuffleTapped) = action { state.name = String(state.name.reversed()) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Meter() }
    .forEach(\.sheets, action: \.sheets) { Sheet() }
  }
}
