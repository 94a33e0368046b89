/// What a collection has lost since an earlier time, as far as it knows.
public enum _Removal<ID> {
  /// No element.
  case none
  /// The element with this id.
  case one(ID)
  /// Any element.
  case unknown
}

extension _Removal: Sendable where ID: Sendable {}
