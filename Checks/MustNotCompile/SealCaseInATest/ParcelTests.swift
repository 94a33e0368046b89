import Headgate
import HeadgateTesting

@MainActor
struct ParcelTests {
  func located() async {
    let store = TestStore(initialState: Parcel.State()) { Parcel() }
    await store.send(.view(.refreshPulled))
    #if WRONG
      await store.receive(.internal(.lost))  // must say: 'lost' is inaccessible due to 'fileprivate' protection level
    #else
      await store.receive(\.internal.lost)
    #endif
  }
}
