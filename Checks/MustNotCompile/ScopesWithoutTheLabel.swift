// holds: STORE-67, GATE-28
// The forms of `scope` that do not exist: Decision 0090.
import Headgate

@Reducer
struct Login {
  @ObservableState
  struct State {
    var name = ""
  }
  enum Action: GatedAction {
    case view(View), delegate(Delegate)
    enum View {
      case buttonTapped
    }
    enum Delegate {
      case loggedIn
    }
  }
}

@Reducer
struct Note {
  struct State {}
  enum Action {
    case tapped
  }
}

@Reducer
struct Home {
  @ObservableState
  struct State {
    var login = Login.State()
    var note = Note.State()
  }
  enum Action: GatedAction {
    case view(View), login(Gate<Login>), note(Note.Action)
    enum View {
      case appeared
    }
  }
}

@MainActor func scopes(_ store: StoreOf<Home>, _ view: ViewStore<Home>) {
  let path: CaseKeyPath<Home.Action, Note.Action> = \.note
  let gate: CaseKeyPath<Home.Action, Gate<Login>> = \.login
  #if WRONG
    _ = store.scope(\.note, action: path)  // must say: Write the label before a stored path
    _ = store.scope(\.note, action: \.self)  // must say: Write the label before a stored path
    _ = view.scope(\.login, action: \.login)  // must say: missing argument label 'state:'
    _ = view.scope(state: \.login, action: gate)  // must say: cannot convert
    _ = view.scope(state: \.login, action: \.self)  // must say: cannot convert
  #endif
  _ = store.scope(\.note, action: \.note)
  _ = store.scope(state: \.note, action: path)
  _ = store.scope(state: \.note, action: \.self)
  let stored = store.scope(state: \.login, action: gate)
  _ = ViewStore<Login>(stored)
  _ = ViewStore<Login>(store.scope(state: \.login, action: \.login))
  let short = store.scope(\.login, action: \.login)
  _ = ViewStore<Login>(short)
  _ = view.scope(state: \.login, action: \.login)
}

func scopes(_ store: ActorStoreOf<Home>) {
  let path: CaseKeyPath<Home.Action, Note.Action> = \.note
  #if WRONG
    _ = store.scope(\.note, action: \.note)  // must say: missing argument label 'state:'
    _ = store.scope(state: \.note, action: path)  // must say: no exact matches in call
  #endif
  _ = path
  _ = store.scope(state: \.note, action: \.note)
}
