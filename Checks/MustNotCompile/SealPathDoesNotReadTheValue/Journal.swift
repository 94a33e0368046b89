import Headgate

struct Journal {
  func line(for action: Parcel.Action) -> String {
    #if WRONG
      let place: String? = action[case: \.internal.located]  // must say: 'SealedPayload?' to type 'String?'
    #else
      let place: SealedPayload? = action[case: \.internal.located]
    #endif
    return place == nil ? "" : "found"
  }
}
