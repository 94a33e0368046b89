import Headgate

struct Journal {
  func line(for action: Parcel.Action) -> String {
    #if WRONG
      "\(action.opened)"  // must say: 'opened' is inaccessible due to 'fileprivate' protection level
    #else
      "\(action)"
    #endif
  }
}
