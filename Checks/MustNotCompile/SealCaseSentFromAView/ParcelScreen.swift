import Headgate

struct ParcelScreen {
  let store: StoreOf<Parcel>

  @MainActor func complaintButtonTapped() {
    #if WRONG
      store.send(.internal(.lost))  // must say: 'lost' is inaccessible due to 'fileprivate' protection level
    #else
      store.send(.view(.refreshPulled))
    #endif
  }
}
