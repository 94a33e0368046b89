import Headgate

/// The features whose readers the programs of ``ReaderProgram`` check: a root with a child of every kind.
@Reducer
struct ReadRoot {
  @Reducer
  enum Destination {
    case card(ReadCard)
    case leaf(ReadLeaf)
  }

  @ObservableState
  struct State: Equatable {
    var number = 0
    var child = ReadCard.State()
    var wrapping = ReadWrapping.State()
    var optional: ReadCard.State?
    var rows: IdentifiedArrayOf<ReadCard.State> = []
    @Presents var sheet: ReadCard.State?
    @Presents var destination: Destination.State?
    var path = StackState<ReadCard.State>()
    var kept: [ReadCard.State] = []
    var generic = ReadGeneric<ReadCard>.State(ReadCard.State(id: 1))
    var compared = ReadCompared<ReadCardPages>.State(ReadCard.State())
    /// A computed property, which moves from one card to another.
    var chosen: ReadCard.State? {
      get { number.isMultiple(of: 2) ? child : optional }
      set {
        if number.isMultiple(of: 2) { child = newValue ?? ReadCard.State() } else { optional = newValue }
      }
    }
  }

  enum Action {
    case change(@Sendable (inout State) -> Void)
    case child(ReadCard.Action)
    case leafOfChild(ReadLeaf.Action)
    case wrapped(ReadCard.Action)
    case wrapping(ReadWrapping.Action)
    case wrappedOptional(ReadCard.Action)
    case chosen(ReadCard.Action)
    case optional(ReadCard.Action)
    case rows(IdentifiedActionOf<ReadCard>)
    case sheet(PresentationAction<ReadCard.Action>)
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<ReadCard>)
    case generic(ReadGeneric<ReadCard>.Action)
    case compared(ReadCompared<ReadCardPages>.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { ReadCard() }
    Scope(state: \.child.leaf, action: \.leafOfChild) { ReadLeaf() }
    Scope(state: \.wrapping.card, action: \.wrapped) { ReadCard() }
    Scope(state: \.wrapping, action: \.wrapping) { ReadWrapping() }
    Scope(state: \.generic, action: \.generic) { ReadGeneric(base: ReadCard()) }
    Scope(state: \.compared, action: \.compared) { ReadCompared<ReadCardPages>(page: ReadCard()) }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { ReadCard() }
    .ifLet(\.wrapping.optional, action: \.wrappedOptional) { ReadCard() }
    .ifLet(\.chosen, action: \.chosen) { ReadCard() }
    .forEach(\.rows, action: \.rows) { ReadCard() }
    .ifLet(\.$sheet, action: \.sheet) { ReadCard() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path) { ReadCard() }
  }
}

extension ReadRoot.Destination.State: Equatable {}

/// A feature whose state is not observable, around one whose state is.
@Reducer
struct ReadWrapping {
  struct State: Equatable {
    var card = ReadCard.State()
    var optional: ReadCard.State?
    var title = ""
  }

  enum Action {
    case card(ReadCard.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.card, action: \.card) { ReadCard() }
  }
}

@Reducer
struct ReadCard {
  @ObservableState
  struct State: Equatable, Identifiable {
    /// Which row this is. Not observed: a copy takes the id of the row that it is put in, and is no other copy by that.
    @ObservationStateIgnored var id = 0
    var number = 0
    var leaf = ReadLeaf.State()
    var note: ReadLeaf.State?
  }

  enum Action {
    case change(@Sendable (inout State) -> Void)
    case leaf(ReadLeaf.Action)
    case note(ReadLeaf.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.leaf, action: \.leaf) { ReadLeaf() }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(\.note, action: \.note) { ReadLeaf() }
  }
}

@Reducer
struct ReadLeaf {
  @ObservableState
  struct State: Equatable {
    var number = 0
    var title = "a title that is too long to be stored inline"
  }

  enum Action {
    case change(@Sendable (inout State) -> Void)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
  }
}
