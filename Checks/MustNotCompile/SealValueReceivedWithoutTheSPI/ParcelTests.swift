import Headgate
import HeadgateTesting

@MainActor
struct ParcelTests {
  func located() async {
    let store = TestStore(initialState: Parcel.State()) { Parcel() }
    await store.send(.view(.refreshPulled))
    #if WRONG
      await store.receive(\.internal.located, "harbour")  // must say: this opens a sealed action
    #else
      await store.receive(\.internal.located)
    #endif
  }
}
