import Headgate

extension Parcel.Action.Internal {
  var text: String {
    #if WRONG
      "\(_shown.event)"  // must say: 'event' is inaccessible due to 'internal' protection level
    #else
      "\(_shown)"
    #endif
  }
}
