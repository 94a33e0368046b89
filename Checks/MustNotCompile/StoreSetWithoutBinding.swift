// holds: MACRO-117
// A set of a property, without bindable actions.
import Headgate

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 1
    var name = ""
  }
  enum Action: Equatable {
    case saved(String)
    case tapped
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
struct Form {
  @ObservableState
  struct State {
    var name = ""
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@MainActor
func sets(_ form: StoreOf<Form>, _ child: StoreOf<Child>) {
  form.name = "Blob"
  form.name += child.name
  #if WRONG
    child.name = "Blob"  // must say: Only an action changes the state.
    print(child.nam)  // must say: has no dynamic member 'nam'
    form.name = 1  // must say: cannot assign value of type 'Int' to type 'String'
  #endif
}

actor Owner {
  func sets(_ form: sending ActorStoreOf<Form>, _ child: sending ActorStoreOf<Child>) {
    form.name = "Blob"
    form.name += child.name
    #if WRONG
      child.name = "Blob"  // must say: Only an action changes the state.
    #endif
  }
}
