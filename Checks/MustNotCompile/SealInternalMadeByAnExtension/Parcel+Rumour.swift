import Headgate

extension Parcel.Action.Internal {
  #if WRONG
    static var rumour: Self { Self(.lost) }  // must say: initializer is inaccessible due to 'fileprivate'
  #else
    var rumour: Self { self }
  #endif
}
