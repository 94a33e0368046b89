import Headgate

struct Journal {
  var lines: [String] = []

  mutating func note(_ action: Parcel.Action) {
    #if WRONG
      switch action.opened {  // must say: 'opened' is inaccessible due to 'fileprivate' protection level
      default: lines.append("?")
      }
    #else
      switch action {
      default: lines.append("?")
      }
    #endif
  }
}
