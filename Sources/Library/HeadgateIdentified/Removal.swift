/// Internal to the library.
// The elements that a collection has lost since an earlier structure.
public enum _Removal<ID> {
  /// No element.
  case none
  /// The element with this id.
  case one(ID)
  /// Unknown: any element may be removed.
  case unknown
}

extension _Removal: Sendable where ID: Sendable {}
