import Headgate

struct Journal {
  #if WRONG
    let topic: Any.Type = Parcel.Action.Opened.self  // must say: 'Opened' is inaccessible due to 'fileprivate'
  #else
    let topic: Any.Type = Parcel.Action.self
  #endif
}
