// holds: MACRO-118
// A test that sends a case by its path.
import Headgate
import HeadgateTesting

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
struct Parent {
  @ObservableState
  struct State: Equatable {
    var child = Child.State()
  }
  enum Action {
    case child(Child.Action)
    case named(String)
    case tapped
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
func sends(_ store: sending TestStoreOf<Parent>) async {
  await store.send(\.tapped)
  await store.send(\.child.tapped) { $0.child.name = "" }
  await store.send(\.named, "Blob")
  #if WRONG
    await store.send(\.named)  // must say: The case carries a value.
    await store.send(\.child.saved) { $0.child.name = "" }  // must say: The case carries a value.
    await store.send(\.named, 1)  // must say: cannot convert value of type 'Int' to expected argument type 'String'
    await store.receive(\.named, 1)  // must say: cannot convert value of type 'Int' to expected argument type 'String'
    await store.send(\.nmed, "Blob")  // must say: has no dynamic member 'nmed'
  #endif
}
