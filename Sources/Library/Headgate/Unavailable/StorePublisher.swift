// `store.publisher` of TCA. A declared member would hide a property of a state with this name, so this is
// a dynamic member, after those of the state.

/// Internal to the library.
// The member of a store in TCA that is no property of a state.
public struct _StorePublishers {
  /// Unavailable.
  public var publisher: _StorePublisher { fatalError() }
}

/// Internal to the library.
// The type has all members, so that only the publisher itself is reported.
@dynamicMemberLookup
public struct _StorePublisher {
  /// Unavailable.
  public subscript(dynamicMember member: String) -> _StorePublisher { fatalError() }
}

extension Store {
  /// Unavailable: use `observe`.
  @_disfavoredOverload
  @available(*, unavailable, message: "Write 'store.observe { … }', and keep its token.")
  public subscript(dynamicMember member: KeyPath<_StorePublishers, _StorePublisher>) -> _StorePublisher {
    fatalError()
  }
}
