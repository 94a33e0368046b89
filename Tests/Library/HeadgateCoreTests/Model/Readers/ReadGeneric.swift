import Headgate

/// A higher-order feature with a child of every kind, in which the compiler does not know that their states are observable.
@Reducer
struct ReadGeneric<Base: Reducer> where Base.State: Identifiable, Base.State.ID == Int {
  @ObservableState
  struct State {
    var card: Base.State
    var optional: Base.State?
    var rows: IdentifiedArrayOf<Base.State>
    @Presents var sheet: Base.State?
    var path: StackState<Base.State>
    var phase: ReadPhase<Base.State>

    /// A state with the same card in each place.
    init(_ card: Base.State) {
      self.card = card
      optional = card
      rows = [card]
      path = StackState()
      phase = .loaded(card)
      sheet = card
      path.append(card)
    }
  }

  enum Action {
    case card(Base.Action)
    case optional(Base.Action)
    case rows(IdentifiedAction<Int, Base.Action>)
    case sheet(PresentationAction<Base.Action>)
    case path(StackAction<Base.State, Base.Action>)
    case loaded(Base.Action)
  }

  let base: Base

  var body: some ReducerOf<Self> {
    Scope(state: \.card, action: \.card) { base }
    Scope(state: \.phase, action: \.self) {
      EmptyReducer().ifCaseLet(\.loaded, action: \.loaded) { base }
    }
    EmptyReducer()
      .ifLet(\.optional, action: \.optional) { base }
      .forEach(\.rows, action: \.rows) { base }
      .ifLet(\.$sheet, action: \.sheet) { base }
      .forEach(\.path, action: \.path) { base }
  }
}

extension ReadGeneric.State: Equatable where Base.State: Equatable {}

/// An enum with a payload of which the compiler does not know that it is observable.
@ObservableState
@CasePathable
@dynamicMemberLookup
enum ReadPhase<Payload> {
  case loading
  case loaded(Payload)
}

extension ReadPhase: Equatable where Payload: Equatable {}

extension ReadPhase {
  /// Changes the payload in its copy, and sets the case.
  mutating func modifyLoaded(_ change: (inout Payload) -> Void) {
    guard case .loaded(var payload) = self else { return }
    change(&payload)
    self = .loaded(payload)
  }
}

/// The child of a feature by the name of an associated type.
protocol ReadPages {
  associatedtype Page: Reducer where Page.State: Equatable
}

enum ReadCardPages: ReadPages {
  typealias Page = ReadCard
}

/// A feature with a child of which the compiler knows only that its state is equatable.
@Reducer
struct ReadCompared<Pages: ReadPages> {
  @ObservableState
  struct State: Equatable {
    var card: Pages.Page.State
    var optional: Pages.Page.State?
    var phase: ReadPhase<Pages.Page.State>

    init(_ card: Pages.Page.State) {
      self.card = card
      optional = card
      phase = .loaded(card)
    }
  }

  enum Action {
    case card(Pages.Page.Action)
    case optional(Pages.Page.Action)
    case loaded(Pages.Page.Action)
  }

  let page: Pages.Page

  var body: some ReducerOf<Self> {
    Scope(state: \.card, action: \.card) { page }
    Scope(state: \.phase, action: \.self) {
      EmptyReducer().ifCaseLet(\.loaded, action: \.loaded) { page }
    }
    EmptyReducer().ifLet(\.optional, action: \.optional) { page }
  }
}

extension ReadGeneric.State: Sendable where Base.State: Sendable {}
extension ReadPhase: Sendable where Payload: Sendable {}
extension ReadCompared.State: Sendable where Pages.Page.State: Sendable {}
