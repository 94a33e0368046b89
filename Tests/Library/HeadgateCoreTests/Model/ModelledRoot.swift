import Headgate

/// The features of a program as real ones; each asks the program what to do.
@Reducer
struct ModelledRoot {
  @ObservableState
  struct State: Equatable {
    var value = 0
    var panel = ModelledPanel.State()
    var child: ModelledChild.State?
    var rows: IdentifiedArrayOf<ModelledChild.State> = []
    @Presents var sheet: ModelledChild.State?
    var path = StackState<ModelledPage.State>()
    @Presents var destination: ModelledDestination.State?
  }

  enum Action {
    case act(Int)
    case panel(ModelledPanel.Action)
    case child(ModelledChild.Action)
    case rows(IdentifiedActionOf<ModelledChild>)
    case sheet(PresentationAction<ModelledChild.Action>)
    case path(StackActionOf<ModelledPage>)
    case destination(PresentationAction<ModelledDestination.Action>)
  }

  let session: ModelSession

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      session.willReduce(action.modelAction)
      return .none
    }
    Scope(state: \.panel, action: \.panel) { ModelledPanel(session: session) }
    Reduce { state, action in
      state.value = ModelWorld.next(state.value, action.modelAction.number)
      let reaction = session.reaction(of: .root, to: action.modelAction, presents: state.presents)
      for change in reaction.changes { state.apply(change) }
      return reaction.effect(Action.init)
    }
    .ifLet(\.child, action: \.child) { ModelledChild(session: session) }
    .forEach(\.rows, action: \.rows) { ModelledChild(session: session) }
    .ifLet(\.$sheet, action: \.sheet) { ModelledChild(session: session) }
    .forEach(\.path, action: \.path) { ModelledPage(session: session) }
    .ifLet(\.$destination, action: \.destination)
  }
}

@Reducer
struct ModelledPanel {
  struct State: Equatable { var value = 0 }
  enum Action { case act(Int) }

  let session: ModelSession

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.value = ModelWorld.next(state.value, action.modelAction.number)
      return session.reaction(of: .panel, to: action.modelAction).effect(Action.init)
    }
  }
}

/// The child, the rows, the sheet, and what is edited in the destination.
@Reducer
struct ModelledChild {
  struct State: Equatable, Identifiable {
    let id: Int
    var value = 0
    var leaf: ModelledLeaf.State?
  }

  enum Action {
    case act(Int)
    case leaf(ModelledLeaf.Action)
  }

  let session: ModelSession

  var body: some ReducerOf<Self> {
    IfLet(\.leaf, action: \.leaf) { ModelledLeaf(session: session) }
    Reduce { state, action in
      state.value = ModelWorld.next(state.value, action.modelAction.number)
      let reaction = session.reaction(of: .child, to: action.modelAction)
      for case .leaf(let isThere) in reaction.changes { state.leaf = isThere ? ModelledLeaf.State() : nil }
      return reaction.effect(Action.init)
    }
  }
}

/// A page on the stack; its note is looked after by a statement, that of the destination by an operator.
@Reducer
struct ModelledPage {
  @ObservableState
  struct State: Equatable {
    var value = 0
    @Presents var note: ModelledLeaf.State?
  }

  enum Action {
    case act(Int)
    case note(PresentationAction<ModelledLeaf.Action>)
  }

  let session: ModelSession

  var body: some ReducerOf<Self> {
    IfLet(\.$note, action: \.note) { ModelledLeaf(session: session) }
    Reduce { state, action in
      state.value = ModelWorld.next(state.value, action.modelAction.number)
      let reaction = session.reaction(of: .page, to: action.modelAction, presents: state.note == nil ? 0 : 1)
      for case .note(let isThere) in reaction.changes { state.note = isThere ? ModelledLeaf.State() : nil }
      return reaction.effect(Action.init)
    }
  }
}

/// What the root can present one of.
@Reducer
enum ModelledDestination {
  case edit(ModelledChild = ModelledChild(session: .current))
  case note(ModelledLeaf = ModelledLeaf(session: .current))
  @ReducerCaseEphemeral case alert(ModelledAlert)
}

struct ModelledAlert: Equatable, Identifiable, EphemeralState {
  typealias Action = Int
  let id: Int
}

/// Has no identity: a fresh leaf in the place of another is the same one for its effects. Where it is presented, it is another
/// one for who dismisses it.
@Reducer
struct ModelledLeaf {
  @ObservableState
  struct State: Equatable { var value = 0 }
  enum Action { case act(Int) }

  let session: ModelSession

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.value = ModelWorld.next(state.value, action.modelAction.number)
      return session.reaction(of: .leaf, to: action.modelAction).effect(Action.init)
    }
  }
}

/// A reducer of the user's own around the root: it gives the effects of all features an id, or lets another effect follow.
struct ModelledWrapping: Reducer {
  let root: ModelledRoot

  func reduce(into state: inout ModelledRoot.State, action: ModelledRoot.Action) -> Effect<ModelledRoot.Action> {
    // Its body is made again for each action.
    let effect = root.session.whileCurrent { root.reduce(into: &state, action: action) }
    let wrap = root.session.program.reaction(of: .root, to: action.modelAction).wrap
    return switch wrap {
    case nil: effect
    case .cancellable(let id, let inFlight): effect.cancellable(id: id, cancelInFlight: inFlight)
    case .followed(let plan): .concatenate(effect, plan.effect(ModelledRoot.Action.init))
    }
  }
}
