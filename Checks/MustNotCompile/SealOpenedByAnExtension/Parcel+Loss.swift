import Headgate

extension Parcel.Action.Internal {
  var isLoss: Bool {
    #if WRONG
      opened == .lost  // must say: 'opened' is inaccessible due to 'fileprivate' protection level
    #else
      self[case: \.lost] != nil
    #endif
  }
}
