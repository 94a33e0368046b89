import Headgate

/// Sends the actions that the fixes rename. The checks have to be true before and after the fixes.
@MainActor
struct Screen {
  let store: StoreOf<Profile>

  func use() {
    store.send(.view(.setName("Blob")))
    store.send(.view(.handleSaveTapped))
    store.send(.view(.counterButtonTapped))
    store.send(.destination(.presented(.counter(.view(.setCount(3))))))
  }
}

let store = Store(initialState: Profile.State()) { Profile() }
Screen(store: store).use()

check(store.withState { $0.name } == "Blob", "the name")
check(store.withState { $0.saves } == 1, "the saves")
check(store.withState { $0.destination?.counter?.count } == 3, "the count of the child")

func check(_ isTrue: Bool, _ text: String) {
  if !isTrue { fatalError("wrong: \(text)") }
}
