import Headgate

struct Rumour {
  func spread(_ told: Parcel.Action.Internal) -> Parcel.Action {
    #if WRONG
      .internal(Parcel.Action.Internal(.lost))  // must say: initializer is inaccessible due to 'fileprivate'
    #else
      .internal(told)
    #endif
  }
}
