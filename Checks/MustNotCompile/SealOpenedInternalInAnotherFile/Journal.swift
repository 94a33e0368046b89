import Headgate

struct Journal {
  var lines: [String] = []

  mutating func note(_ event: Parcel.Action.Internal) {
    #if WRONG
      lines.append("\(event.opened)")  // must say: 'opened' is inaccessible due to 'fileprivate' protection level
    #else
      lines.append("\(event)")
    #endif
  }
}
