// What is completed of states: see `CompletionTests`. Nothing that the library uses comes before the properties of the user,
// except for the stored registrar, which `@Observable` has, too.
import Headgate
import HeadgateTesting

@ObservableState
struct Address: Equatable {
  var city = ""
  var street = ""
}

@Reducer
struct Form {
  @ObservableState
  struct State: Equatable {
    var address = Address()
    let id = 1
    var zip = ""
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@MainActor func reads(_ store: StoreOf<Form>) {
  _ = store.state.address  // complete address: _$observationRegistrar, address, id, zip, customMirror
  _ = store.address.city  // complete city: _$observationRegistrar, city, street, customMirror
}

@MainActor func changes(_ store: TestStoreOf<Form>) async {
  await store.send(\.binding.zip, "") { $0.address.city = "" }  // complete city = "": _$observationRegistrar
  await store.send(\.binding.zip, "") { $0.zip = "" }  // complete zip = "": _$observationRegistrar, address, id, zip
}
