import Headgate

struct Journal {
  #if WRONG
    let topic: Any.Type = Parcel.Action.InternalEvent.self  // must say: inaccessible due to 'fileprivate'
  #else
    let topic: Any.Type = Parcel.Action.Internal.self
  #endif
}
