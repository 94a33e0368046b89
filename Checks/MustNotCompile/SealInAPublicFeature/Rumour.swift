import Headgate

struct Rumour {
  var action: Parcel.Action {
    #if WRONG
      .internal(.lost)  // must say: 'lost' is inaccessible due to 'fileprivate' protection level
    #else
      .view(.refreshPulled)
    #endif
  }
}
