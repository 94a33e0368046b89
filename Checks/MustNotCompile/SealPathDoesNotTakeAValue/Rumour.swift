import Headgate

struct Rumour {
  func spread(_ payload: SealedPayload) -> Parcel.Action {
    let path = AnyCasePath(\Parcel.Action.Cases.internal.located)
    #if WRONG
      return path.embed("harbour")  // must say: expected argument type 'SealedPayload'
    #else
      return path.embed(payload)
    #endif
  }
}
