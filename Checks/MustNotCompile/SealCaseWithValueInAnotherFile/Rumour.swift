import Headgate

struct Rumour {
  var place: String

  var action: Parcel.Action {
    #if WRONG
      .internal(.located(place))  // must say: 'located' is inaccessible due to 'fileprivate' protection level
    #else
      .view(.refreshPulled)
    #endif
  }
}
